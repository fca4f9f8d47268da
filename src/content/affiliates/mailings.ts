import { withdrawnDays } from '#domain/beds/bed-age.ts'
import { endingDays } from '#domain/certification/certificate/certificate.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import {
  type MailedState,
  type MailingChoice,
  mailingLimits,
  type NoMailReason,
} from '#domain/states/residences/mailing.ts'

type MailingDraft = { name: string; subject: string; text: string; homes: MailingChoice }

export const mailingStarts: Readonly<Record<string, MailingDraft>> = {
  beds: {
    name: 'Please confirm your beds',
    subject: 'Please confirm your open beds',
    text: 'People who need a bed tonight look at the bed numbers in the directory. Where a number is missing or more than a week old, they cannot rely on it.\n\nPlease open your board and say how many beds are open. It takes less than a minute.',
    homes: 'age=older',
  },
  certificate: {
    name: 'Your certificate ends soon',
    subject: 'Your certificate ends soon',
    text: 'A certificate of yours ends soon. Please apply for its renewal in time: open Certification on your desk.\n\nTell us if you do not want to renew, or if something has changed.',
    homes: 'show=ending',
  },
  news: {
    name: 'News from us',
    subject: 'News from your state affiliate',
    text: 'Here is what is new:\n\n',
    homes: 'claimed=yes',
  },
}

const choices: Readonly<Record<MailingChoice, string>> = {
  'claimed=yes': 'All claimed homes on the list',
  'show=certified': 'Certified homes',
  'show=ending': `Certificate ends in ${endingDays} days, or ended`,
  'age=older': `Bed number older than ${withdrawnDays} days`,
  'age=never': 'Never said a bed number',
}

const reasons: Readonly<Record<NoMailReason, string>> = {
  unclaimed: 'Nobody has claimed it, so there is nobody to mail',
  sample: 'A sample that shows how the directory works; nobody is mailed about it',
  nobody: 'Nobody who leads it can sign in right now',
  bounced: 'The last email to those who lead it could not be delivered',
}

const states: Readonly<Record<MailedState, string>> = {
  waiting: 'Waiting to leave',
  sent: 'Sent',
  failed: 'Could not be delivered',
  forgotten: 'No longer on record: emails are deleted after 30 days',
  stopped: 'Stopped, never left',
}

export const mailingWords = {
  title: 'Mail to homes',
  description: 'One email of an affiliate to all or some of the homes of its state.',
  lead: (affiliate: string) =>
    `One email from ${affiliate} to those who run the homes you choose. You look at it first. Nobody sees the address of another, and you see none.`,
  refused: {
    title: 'This page is for state affiliates',
    words: 'An affiliate mails the homes of its own state here. Your account does not belong to one.',
    contact: 'Contact',
  },
  nobody: {
    title: 'There is nobody to mail yet',
    words:
      'No operator has claimed a home of your state. Bring your list in, so that they find their homes and claim them.',
    act: 'Bring your list in',
  },
  starts: 'Start from',
  homes: 'Which homes',
  choices,
  filtered: 'As you filtered the table of homes',
  count: (number: number) => formatCount(number, 'home'),
  mailed: (number: number, unmailed: number) => {
    if (unmailed === 0) return formatCount(number, 'home')
    if (unmailed === number) return `${formatCount(number, 'home')}, nobody can be mailed`
    return `${formatCount(number, 'home')}, ${formatNumber(unmailed)} of them cannot be mailed`
  },
  table: 'Choose others in the table of homes',
  subject: 'Subject',
  text: 'Text',
  textHelp: `Plain text, up to ${formatNumber(mailingLimits.text)} letters. An empty line begins a new paragraph.`,
  save: 'Preview',
  saved: 'Your draft is saved. Look at the preview. Nothing is sent yet.',
  notSaved: 'The draft is not saved',
  preview: {
    title: 'Preview',
    who: (offices: number, about: number) =>
      `${formatCount(offices, 'operator')} would get it, about ${formatCount(about, 'home')}: one email each, which names their own homes alone. Nothing is sent yet.`,
    nobody: (left: number) =>
      left === 0
        ? 'Nobody would get it: no home fits what you chose. You can choose other homes above.'
        : 'Nobody would get it. Below is why. You can choose other homes above.',
    changed: 'You changed the email after this preview. Press Preview again, then send it.',
    example: 'As it would look',
    replyTo: (address: string) => `Answers go to ${address}, the email on your page.`,
    noReplyTo: 'You have published no email, so answers go to those who run this directory.',
    page: 'Add yours on your page',
    gets: (offices: number) => `Who gets it: ${formatCount(offices, 'operator')}`,
    getsNone: (left: number) => `Gets none: ${formatCount(left, 'home')}`,
  },
  send: (offices: number) => `Send to ${formatCount(offices, 'operator')}`,
  sent: `On their way in ${mailingLimits.heldMinutes} minutes. Until then you can stop them below.`,
  notSent: 'It is not sent',
  remaining: (left: number) =>
    left === 0
      ? `You have sent ${mailingLimits.perDay} in the last 24 hours, which is the limit. Your draft is kept.`
      : `You can send ${left} more within 24 hours.`,
  discard: 'Discard the draft',
  discarded: 'The draft is gone.',
  notDiscarded: 'The draft is still here',
  past: {
    title: 'What you have sent',
    none: 'Nothing yet.',
    by: 'By',
    line: (offices: number, left: number) =>
      left === 0
        ? formatCount(offices, 'operator')
        : `${formatCount(offices, 'operator')}; ${formatCount(left, 'home')} got none`,
    result: 'What became of it',
    again: 'Look again',
    leaves: 'They leave on',
    stop: 'Stop these emails',
    stopped: 'Stopped. None of the emails leaves.',
    notStopped: 'They are not stopped',
    isStopped: 'Stopped before it left',
  },
  reasons,
  states,
} as const

export type MailingWords = typeof mailingWords
