export const waitingEn = {
  head: {
    title: 'Do you still want a place?',
    description: 'A private page: keep your place on a waiting list, or leave it.',
  },
  ask: (residence: string) => `Do you still want a place at ${residence}?`,
  place: (place: number) => `You are number ${place} on the list. This does not guarantee a bed.`,
  yes: 'Yes, keep my place',
  no: 'No, take me off the list',
  remove: {
    title: 'Delete everything',
    text: 'Your message, name and number are erased for good, here and at the house. You cannot undo this.',
    submit: 'Delete what I sent',
  },
  kept: {
    title: 'You keep your place',
    text: 'You answered yes. Thank you. We will ask you again later.',
    change: 'If you no longer want the place, say so here.',
  },
  left: {
    title: 'You are off the list',
    text: 'The house knows. We delete your name and number within 30 days. If you want the place after all, call the house.',
  },
  deleted: { title: 'Deleted', text: 'Nothing of what you sent is left here.' },
  gone: {
    title: 'There is nothing at this link',
    text: 'You may have left the list, or the link has a mistake in it. You can call the house.',
  },
  call: (phone: string) => `Call ${phone}`,
  search: 'Find a home',
  failed: 'This page could not be loaded just now. Your place is safe. Please try again.',
}

export type PingWords = typeof waitingEn
