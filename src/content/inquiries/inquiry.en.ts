import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { formatUtcMoment } from '#domain/language/dates.ts'
import { waitingRetentionDays } from '#domain/waiting/waiting.ts'

export const inquiryEn = {
  moment: (iso: string) => formatUtcMoment(iso),
  head: { title: 'Your question', description: 'A private page: follow what you asked, or delete it.' },
  bed: {
    title: (residence: string) => `You asked ${residence} about a bed`,
    lead: 'Your question is with the house. Nobody has promised a bed yet.',
    answered: 'The house has answered. Asking does not hold a bed: agree on it with the house.',
  },
  correction: {
    title: (residence: string) => `Your correction for ${residence} is sent`,
    lead: 'Thank you. The people who run this site can read it, and the house where somebody keeps its page.',
  },
  someResidence: 'a home',
  link: {
    title: 'Keep this page',
    text: 'This address is your private link. Save it or take a picture of it. Anyone who has it can read and delete what you wrote.',
    copy: 'Copy the link',
    copied: 'Copied',
    sent: {
      email: 'We sent this link to you by email.',
      text: 'We sent this link to you by text.',
      not_possible: 'We could not send you this link. Save this page.',
    },
  },
  steps: {
    done: 'Done',
    sent: 'Sent',
    waiting: 'The house has not opened it yet.',
    read: 'The house has opened it',
    toAnswer: 'The house answers you',
    answered: 'The house says it has answered',
    answeredText: 'Check your texts, calls or email.',
    correctionRead: 'It was opened',
    correctionToDo: 'It is not taken care of yet',
    correctionDone: 'It was taken care of',
  },
  reply: {
    title: 'The place you asked about has answered',
    before: 'Before that they wrote:',
  },
  waiting: {
    title: (place: number) => `You are on the waiting list, place ${place}`,
    text: 'A place in line does not guarantee a bed. The house will ask you from time to time if you still want one.',
    offered: 'The house says it has a bed for you',
    offeredText: 'Call them soon, and agree with them on the day. Only they can hold the bed for you.',
  },
  urgent: (residence: string) => `Need a bed tonight? Calling ${residence} is faster.`,
  call: (phone: string) => `Call ${phone}`,
  yours: 'What you sent',
  facts: {
    name: 'Name',
    by: 'Answer by',
    reach: 'How to reach you',
    needed: 'When you need it',
    message: 'Message',
    nothing: 'No message',
  },
  delete: {
    title: 'Delete it',
    text: 'Your message, name and number are erased for good, here and at the house. You cannot undo this.',
    submit: 'Delete what I sent',
  },
  kept: `We delete it ${inquiryDays} days after you sent it.`,
  keptWaiting: `We keep it while you are on the waiting list. We delete it if nobody hears from you for ${waitingRetentionDays.unheard} days or more.`,
  back: (residence: string) => `Back to ${residence}`,
  gone: {
    title: 'There is nothing at this link',
    text: 'What was sent may have been deleted, or the link has a mistake in it.',
  },
  deleted: { title: 'Deleted', text: 'Nothing of what you sent is left here.' },
  search: 'Find a home',
  failed: 'This page could not be loaded just now. What you sent is safe. Please try again.',
}

export type AskedWords = typeof inquiryEn
