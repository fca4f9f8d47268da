import { undoDays } from '#domain/claims/claim.ts'
import { formatCount } from '#domain/language/numbers.ts'

/** Mail for the alliance goes to its mailbox alone, not to its people. */
export const sayWhoGetsMail = (isStaff: boolean) =>
  isStaff ? 'the alliance’s support address gets an email' : 'you get an email'

export const checkWords = {
  waiting: 'Houses that wait to be public',
  lead: 'The first houses of a new organization, and houses that look like a listing. Nothing of them is public before a yes.',
  none: 'No house waits',
  noneText: (isStaff: boolean) => `When one does, ${sayWhoGetsMail(isStaff)}, and it is here.`,
  decided: 'Houses you decided about in the last 90 days',
  newOrganization: (organization: string) => `${organization} is new`,
  asksAgain: (organization: string) => `${organization} asks again`,
  takenBack: (by: string) => `${by} said yes before and took it back`,
  likeResidence: (residence: string, organization: string) => `${residence} of ${organization} looks like a listing`,
  confirmed: 'email confirmed',
  unconfirmed: 'email not confirmed',
  memberSince: 'account since',
  waitsSince: 'waits since',
  refusedBefore: (times: number) => `refused ${times === 1 ? 'once' : `${times} times`} before`,
  why: 'Why it is another house',
  behind: (count: number) => `${formatCount(count, 'house')} ${count === 1 ? 'waits' : 'wait'} for this yes`,
  rest: (count: number) => `Show ${count === 1 ? 'the other house' : `the other ${formatCount(count, 'house')}`}`,
  more: (count: number) => `And ${formatCount(count, 'house')} more.`,
  hiddenStreet: 'street not public',
  beds: (count: number) => formatCount(count, 'bed'),
  looksLike: 'Looks like',
  write: 'Write to them',
  from: 'The affiliate decides first. You can from',
  reason: 'Reason',
  reasonHelp: 'They read it. A no needs one.',
  yes: (count: number) => (count === 1 ? 'Yes, make it public' : `Yes, make ${formatCount(count, 'house')} public`),
  no: 'No',
  pending: 'Deciding …',
  yesDone: `You said yes: it counts at once, and they get an email. You can take it back for ${undoDays} days.`,
  noDone: 'You said no. They get an email with the reason, and may ask again.',
  saidYes: 'Yes',
  saidNo: 'No',
  undo: 'Take the yes back',
  undoText: 'What it made public leaves the list and is a draft again. You can do this until',
  undoReason: 'Why',
  undoHelp: 'They read it.',
  undoSubmit: 'Take it off the list',
  undoDone: 'Taken off the list, and they are told',
} as const
