import { capitalizeDecider, undoDays } from '#domain/claims/claim.ts'
import { allianceName } from '#domain/people/desk-powers.ts'

export const notUsWords = {
  title: 'Is this you?',
  description: 'Stop a claim that is not yours.',
  titles: {
    waits: (residence: string) => `Does somebody you know claim ${residence}?`,
    handed_over: (residence: string) => `Does somebody you know run ${residence} now?`,
    stopped: () => 'Thank you. It is stopped.',
    reported: (_residence: string, decider: string) => `Thank you. ${capitalizeDecider(decider)} was told.`,
    ended: () => 'There is nothing to stop any more',
  },
  claims: (
    person: string,
    organization: string,
    { name, city, state }: { name: string; city: string; state: string },
  ) => `${person} of ${organization} says that ${name} in ${city}, ${state} is theirs.`,
  stands: {
    waits: () => 'If no one at the house knows them, say so: no more codes are sent for them, and no code decides.',
    handed_over: (decider: string) =>
      `They typed the code, and the house was handed to them. If no one at the house knows them, say so: for ${undoDays} days ${decider} can undo it.`,
    stopped: (decider: string) =>
      `You said that no one at the house knows them. ${capitalizeDecider(decider)} was told, and no code of theirs works any more.`,
    reported: (decider: string) =>
      `They had typed the code before, so the house was handed to them, and they have it for now. You said that no one at the house knows them. ${capitalizeDecider(decider)} was told${decider === allianceName ? '' : ', and so was the alliance'}. ${capitalizeDecider(decider)} can undo the hand-over for ${undoDays} days after it, and may write to you first.`,
    ended: () => 'Their claim has ended.',
  },
  page: (residence: string) => `See the page of ${residence}`,
  submit: 'This is not us',
  doYouKnow: (decider: string) =>
    `Do you know them? Then close this page: nothing has changed. The button works once, and ${decider} hears of it.`,
  failed: {
    title: 'We could not read this just now',
    text: 'Nothing was changed. Please try again in a minute.',
  },
  unknown: {
    title: 'There is nothing at this link',
    text: 'Perhaps a part of it is missing. Open it again from the message with the code.',
  },
  again: 'Try again',
  contact: 'Contact',
} as const
