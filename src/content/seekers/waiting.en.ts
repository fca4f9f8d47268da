import type { PingWords } from '#domain/seeker-words/waiting-words.ts'

/** The page behind the link of "Do you still want a place?", in English. */
export const waitingEn = {
  head: {
    title: 'Do you still want a place?',
    description: 'A private page: keep your place on a waiting list, or leave it.',
  },
  ask: (home) => `Do you still want a place at ${home}?`,
  place: (place) => `You are number ${place} on the list. It is no promise of a bed.`,
  yes: 'Yes, keep my place',
  no: 'No, take me off the list',
  remove: {
    title: 'Delete everything',
    text: 'Your name, your number and what you wrote go away for good, here and at the house. It cannot be undone.',
    submit: 'Delete what I sent',
  },
  kept: {
    title: 'You keep your place',
    text: 'Yes was answered at this link. Thank you. You are asked again in a while.',
    change: 'If you no longer want the place, say so here.',
  },
  left: {
    title: 'You are off the list',
    text: 'The house knows. We delete your name and number within 30 days. If you want the place after all, call the house.',
  },
  deleted: { title: 'It is deleted', text: 'Nothing of what you sent is left here.' },
  gone: {
    title: 'There is nothing at this link',
    text: 'You may have left the list, or the link was copied with a slip. A call to the house helps.',
  },
  call: (phone) => `Call ${phone}`,
  search: 'Find a home',
  failed: 'This page could not be loaded just now. Your place is safe. Please try again.',
} as const satisfies PingWords
