import { textFieldNames } from '#domain/help/texts/site-text.ts'
import { describeApplicationChange } from './application-lines.ts'
import { lockLines } from './lock-lines.ts'
import type { NotedChange } from './noted-change.ts'
import { describeNoticeChange } from './notice-lines.ts'
import {
  count,
  describeBedsFor,
  describeChange,
  describeDay,
  describeLevel,
  describeReason,
  formatValue,
  formatYesNo,
  splitParts,
} from './phrases.ts'
import { describePlanChange } from './reminder-lines.ts'
import { listPageLines } from './state-page-lines.ts'

type Words = (noted: NotedChange) => [string, ...string[]] | null

const claimVerbs: Readonly<Record<string, string>> = {
  made: 'Claimed this house',
  code_sent: 'Asked for a code to prove the claim',
  proved: 'Proved the claim with the code',
  sent_to_be_looked_at: 'Sent what shows that the house is theirs',
  disowned: 'The house said that it does not know who asked for the code',
  withdrawn: 'Took the claim back',
  lapsed: 'The claim ended: nobody proved it in time',
  settled: 'The claim ended: the house came back',
  objected: 'Objected to a claim on this house',
  refused: 'The claim was not approved',
  approved: 'The claim was approved: the house belongs to you',
  undone: 'The approval was taken back: the house went back',
  paper_added: 'Added a paper to the claim',
  paper_removed: 'Removed a paper from the claim',
  recalled: 'The decision was called back at once: the claim waits again',
  came_back: 'The house came back: a claim on it was taken back',
}
const codeWays: Readonly<Record<string, string>> = { email: 'email', phone: 'phone, as a text message' }

const describeClaim: Words = ({ change, after }) => {
  if (change === 'handed_over') {
    return [`A claim on this house was approved: it belongs to ${formatValue(after.to)} now`]
  }
  if (change === 'papers_deleted')
    return [after.papers === 1 ? '1 paper deleted' : `${count(after.papers)} papers deleted`]
  const first = findWords(claimVerbs, change)
  const way = typeof after.way === 'string' ? findWords(codeWays, after.way) : null
  return first === null
    ? null
    : [first, ...(way === null ? [] : [`Sent to the listing’s ${way}`]), ...describeReason(after)]
}

const describeImport: Words = ({ change, subjectName, after }) => {
  const file = formatValue(subjectName)
  if (change === 'imported') {
    const rest = [
      ['No change', after.same],
      ['In the file twice', after.duplicate],
      ['Left out', after.problem],
    ].flatMap(([name, rows]) => (typeof rows === 'number' && rows > 0 ? [`${name}: ${count(rows)}`] : []))
    return [`Imported ${file}: ${count(after.new)} new, ${count(after.changed)} changed`, ...rest]
  }
  if (change !== 'undone') return null
  const kept = typeof after.kept === 'number' && after.kept > 0
  const line = `Kept, because somebody changed them after the import: ${count(after.kept)}`
  return [`Undid the import of ${file}`, ...(kept ? [line] : [])]
}

const describeReminder: Words = ({ change, before, after }) => {
  if (after.mails === 'warnings')
    return [`${change === 'stopped' ? 'Stopped' : 'Turned on'} their own email about old numbers`]
  if (change === 'stopped') return ['Stopped their own reminders by email, with the link in one']
  if (change !== 'changed') return null
  const lines = describePlanChange(before, after)
  if (after.is_on === undefined) return ['Changed the reminders', ...lines]
  return [after.is_on === true ? 'Turned the reminders on' : 'Turned the reminders off', ...lines]
}

const waitingVerbs: Readonly<Record<string, string>> = {
  added: 'Put somebody on the waiting list',
  joined: 'Somebody joined the waiting list',
  put_back: 'Put somebody back on the waiting list',
  deleted: 'Deleted somebody from the waiting list',
  moved_in: 'Took somebody off the waiting list: they moved in',
  gone: 'Took somebody off the waiting list',
  offered: 'Offered a bed to somebody on the waiting list',
  not_offered: 'Took back the offer to somebody on the waiting list',
  asked: 'Asked somebody whether they still want a place',
  kept: 'Noted that somebody still wants a place',
  changed: 'Changed what is known of somebody on the waiting list',
  left: 'Somebody on the waiting list no longer wants a place',
  set_up: 'Changed how the waiting list is kept',
}
const waitingByLink: Readonly<Record<string, string>> = {
  kept: 'Somebody on the waiting list said that they still want a place',
  deleted: 'Somebody on the waiting list deleted what they had sent',
}
const settingNames = { ping_days: 'Days until people are asked again', shows_count: 'Public page says how many wait' }

const describeWaiting: Words = ({ change, before, after, source }) => {
  const beds = after.audience === undefined ? [] : [describeBedsFor(after.audience)]
  if (change === 'moved') {
    const first = `Moved somebody on the waiting list: place ${count(after.place)}, was ${count(before.place)}`
    return [first, ...beds, ...describeReason(after)]
  }
  const first = (source === 'link' ? findWords(waitingByLink, change) : null) ?? findWords(waitingVerbs, change)
  if (first === null) return null
  const describeSetting = (value: unknown) => (typeof value === 'boolean' ? formatYesNo(value) : count(value))
  const settings = Object.entries(settingNames)
    .filter(([name]) => name in after)
    .map(([name, words]) => describeChange(words, describeSetting(before[name]), describeSetting(after[name])))
  return [first, ...beds, ...settings]
}

const inquiryVerbs: Readonly<Record<string, string>> = {
  taken: 'Took a message to answer it',
  given_back: 'Gave back a message, so that somebody else can answer it',
  answered: 'Marked a message as answered',
  closed: 'Closed a message without an answer',
  reopened: 'Opened a message again',
  noted: 'Changed the note on a message',
}
const closeReasons: Readonly<Record<string, string>> = {
  moved_in: 'they moved in',
  no_bed: 'no bed for them',
  not_reached: 'they could not be reached',
  not_needed: 'they have a place in another home',
}

const describeInquiry: Words = ({ change, after }) => {
  const first = findWords(inquiryVerbs, change)
  const reason = typeof after.reason === 'string' ? findWords(closeReasons, after.reason) : null
  return first === null ? null : [first, ...describeReason(reason === null ? after : splitParts({ reason }))]
}

const describeCertificate: Words = ({ change, after }) => {
  const number = formatValue(after.number)
  if (change === 'withdrawn') return [`Withdrew certificate ${number}`, ...describeReason(after)]
  if (change === 'suspended') return [`Suspended certificate ${number}`, ...describeReason(after)]
  if (change === 'lifted') return [`Ended the suspension of certificate ${number}`, ...describeReason(after)]
  if (change === 'checked_in')
    return [`Recorded the check-in of certificate ${number}`, `Wrote down: ${formatValue(after.reason)}`]
  if (change === 'lapsed') return [`Certificate ${number} lapsed`, `Its last day was ${describeDay(after.ends_on)}`]
  if (change === 'extended') return [`Extended certificate ${number}`, `Ends ${describeDay(after.ends_on)}`]
  const dates = `${describeLevel(after.level)}. Issued ${describeDay(after.issued_on)}, ends ${describeDay(after.ends_on)}`
  if (change === 'confirmed') return [`Confirmed certificate ${number}`, dates]
  if (change !== 'certified') return null
  const form = typeof after.form === 'string' ? `${formatValue(after.form)} ` : ''
  return [`${after.kind === 'renewal' ? 'Renewed' : 'Certified'} with ${form}certificate ${number}`, dates]
}

const checkAnswers: Readonly<Record<string, string>> = {
  right: 'Called about the listing: it is still right',
  changed: 'Called about the listing: something changed',
  gone: 'Called about the listing: the home is gone',
  no_answer: 'Called about the listing: nobody answered',
  undone: 'Took back what a call about the listing had brought',
}

const describeCheck: Words = ({ change, after }) => {
  const first = findWords(checkAnswers, change)
  if (first === null) return null
  return [first, ...(typeof after.words === 'string' ? [`What they heard: ${formatValue(after.words)}`] : [])]
}

const describeAffiliate: Words = ({ change, subjectName, after }) => {
  const name = formatValue(subjectName)
  if (change === 'made') return [`Made ${name} an affiliate here`]
  if (change === 'key_changed')
    return [`Changed the key that signs the certificates of ${name}`, ...describeReason(after)]
  if (change !== 'key_revoked') return null
  return [
    `Changed the key that signs the certificates of ${name}, and revoked the keys before it`,
    ...describeReason(after),
  ]
}

const statePageVerbs: Readonly<Record<string, string>> = {
  published: 'Published the page of the state',
  undone: 'Took the last publication of the page of the state back',
}

const describeStatePage: Words = (noted) => {
  const first = findWords(statePageVerbs, noted.change)
  return first === null ? null : [first, ...listPageLines(noted)]
}

const describeMailing: Words = ({ change, subjectName, after }) => {
  if (change === 'stopped') return [`Stopped the emails before they left: ${formatValue(subjectName)}`]
  if (change !== 'sent') return null
  const offices = after.offices === 1 ? '1 operator' : `${count(after.offices)} operators`
  const homes = after.homes === 1 ? '1 home' : `${count(after.homes)} homes`
  return [`Mailed ${offices} about ${homes}: ${formatValue(subjectName)}`]
}

const organizationFields = { name: 'Name', phone: 'Phone', website: 'Website', time_zone: 'Time zone' }

const describeOrganization: Words = (noted) => {
  if (noted.change !== 'changed') return lockLines(noted)
  const { before, after } = noted
  const lines = Object.entries(organizationFields)
    .filter(([name]) => name in after)
    .map(([name, words]) => describeChange(words, formatValue(before[name] || null), formatValue(after[name] || null)))
  return ['Changed the organization', ...lines]
}

const describeSiteNotice: Words = ({ change, after }) => {
  if (change === 'ended') return ['Ended a site notice']
  if (change !== 'published') return null
  const where = typeof after.states === 'string' && after.states !== '' ? `For ${after.states}` : 'For every page'
  return ['Published a site notice', where, formatValue(after.words)]
}

const siteTextVerbs: Readonly<Record<string, string>> = {
  added: 'Added a question to the FAQ',
  edited: 'Changed a text',
  hidden: 'Took a text off its page',
  shown: 'Put a text back on its page',
  restored: 'Went back to an earlier text',
}

const describeSiteText: Words = ({ change, subjectName, before, after: { kind, item, ...after } }) => {
  const first = findWords(siteTextVerbs, change)
  if (first === null) return null
  // The words that the site came with are not on record: what was changed in them stands with the text itself.
  const isOfRecord = Object.keys(before).length > 0
  const fields = Object.entries(textFieldNames).flatMap(([name, words]) =>
    isOfRecord && (name in before || name in after) ? [words] : [],
  )
  const where = `${kind === 'help' ? 'Help Center' : 'FAQ'}: ${formatValue(item)}`
  return [
    `${first}: ${formatValue(subjectName)}`,
    where,
    ...(fields.length > 0 ? [`Changed: ${fields.join(', ')}`] : []),
  ]
}

export const deskChanges: ReadonlyMap<string, Words> = new Map([
  ['claim', describeClaim],
  ['certificate', describeCertificate],
  ['listing_check', describeCheck],
  ['application', describeApplicationChange],
  ['affiliate', describeAffiliate],
  ['state_page', describeStatePage],
  ['mailing', describeMailing],
  ['site_notice', describeSiteNotice],
  ['site_text', describeSiteText],
  ['organization', describeOrganization],
  ['import', describeImport],
  ['reminders', describeReminder],
  ['waiting', describeWaiting],
  ['inquiry', describeInquiry],
  [
    'notices',
    ({ change, before, after, source }) => (change === 'changed' ? describeNoticeChange(before, after, source) : null),
  ],
])

function findWords(words: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(words, name) ? (words[name] ?? null) : null
}
