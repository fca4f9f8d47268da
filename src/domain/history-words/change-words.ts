import { type DeskRole, deskRoles } from '#domain/desk-powers.ts'
import type { ChangeSource } from '#domain/history.ts'
import { audiences, audienceWords } from '#domain/residence.ts'
import { roleInWords } from '#domain/role-words.ts'
import { isResidenceField, residenceFieldWords, shown } from './residence-fields.ts'

/** What of a line in the history its words are made of. */
export type NotedChange = {
  subject: string
  subjectName: string
  change: string
  before: Readonly<Record<string, unknown>>
  after: Readonly<Record<string, unknown>>
  /** Beds held in the group at that moment: they are neither open nor taken. */
  held: number
  /** The person did it about themselves. */
  isSelf: boolean
}

/** What a change was of. Other modules note changes of their own; an unknown subject reads as its plain name. */
export const historySubjects = [
  'residence',
  'beds',
  'hold',
  'person',
  'invitation',
  'waiting',
  'inquiry',
  'claim',
  'reminder',
  'import',
] as const

export type HistorySubject = (typeof historySubjects)[number]

/** The kinds somebody can ask the history for, and the subjects in each. */
export const historyKinds = {
  beds: { words: 'Beds', subjects: ['beds'] },
  holds: { words: 'Holds', subjects: ['hold'] },
  houses: { words: 'Houses', subjects: ['residence', 'claim'] },
  team: { words: 'Team', subjects: ['person', 'invitation'] },
  messages: { words: 'Messages and waiting list', subjects: ['inquiry', 'waiting'] },
  imports: { words: 'Imports', subjects: ['import'] },
  reminders: { words: 'Reminders', subjects: ['reminder'] },
} as const satisfies Record<string, { words: string; subjects: readonly HistorySubject[] }>

export type HistoryKind = keyof typeof historyKinds

export function isHistoryKind(text: string): text is HistoryKind {
  return Object.hasOwn(historyKinds, text)
}

/** Where a change was made, in words. */
export const sourceWords: Readonly<Record<ChangeSource, string>> = {
  board: 'on the board',
  residence: 'on the page of the house',
  messages: 'in the messages',
  import: 'by an import',
  claim: 'with a claim',
  team: 'in the team',
  reminder: 'with the link of a reminder',
  link: 'with a mailed link',
}

/** Where from, as a reader would say it: a source nobody has words for reads as its name. */
export function sourceInWords(source: string): string {
  return Object.hasOwn(sourceWords, source) ? sourceWords[source as ChangeSource] : spelled(source)
}

/** A change in plain words: the first line says what it was, the rest what changed of it. */
export function changeWords(noted: NotedChange): [string, ...string[]] {
  switch (noted.subject) {
    case 'beds':
      return [bedWords(noted)]
    case 'hold':
      return holdWords(noted)
    case 'person':
      return [personWords(noted)]
    case 'invitation':
      return [invitationWords(noted)]
    case 'residence':
      return residenceWords(noted)
    default:
      return otherWords(noted)
  }
}

function bedWords({ change, before, after, held }: NotedChange): string {
  const beds = bedsFor(after.audience ?? before.audience)
  if (change === 'added') return `${beds}: ${count(after.total_beds)} in all, newly added`
  if (change === 'changed') {
    const was = before.audience === after.audience ? '' : `${bedsFor(before.audience).replace('B', 'b')}, `
    const open = typeof after.open === 'number' ? `, so ${after.open} open, was ${count(before.open)}` : ''
    return `${beds}: ${count(after.total_beds)} in all, was ${was}${count(before.total_beds)}${open}`
  }
  const open = openOf(after.total_beds, after.occupied, held)
  if (change === 'confirmed') return `${beds}: still ${open} open`
  const was =
    before.occupied === undefined ? 'the first number' : `was ${openOf(after.total_beds, before.occupied, held)}`
  return `${beds}: ${open} open, ${was}`
}

function holdWords({ change, before, after }: NotedChange): [string, ...string[]] {
  const told = Object.keys(after).length > 0 ? after : before
  const bed = `One of the ${bedsFor(told.audience).toLowerCase()}`
  const note = told.note === true ? ['With a note'] : []
  if (change === 'moved_in') return [`${bed}: the person it was held for moved in`, ...note]
  if (change === 'released') return [`${bed}: no longer held`, ...note]
  const until = typeof told.until === 'string' ? ` until ${momentWords(told.until)}` : ''
  return [`${bed}: ${change === 'held' ? 'held' : spelled(change)}${until}`, ...note]
}

function personWords({ change, subjectName, before, after, isSelf }: NotedChange): string {
  const [is, was] = [roleOf(after.role), roleOf(before.role)]
  if (change === 'joined') return isSelf ? `Joined as ${is}` : `Added ${subjectName} as ${is}`
  if (change === 'removed') return isSelf ? `Left the team, was ${was}` : `Removed ${subjectName}, was ${was}`
  return isSelf ? `Became ${is}, was ${was}` : `Made ${subjectName} ${is}, was ${was}`
}

const invitationVerbs: Readonly<Record<string, string>> = {
  invited: 'Invited',
  resent: 'Sent again the invitation of',
  withdrawn: 'Withdrew the invitation of',
}

function invitationWords({ change, subjectName, after }: NotedChange): string {
  return `${invitationVerbs[change] ?? sentence(spelled(change))} ${subjectName} as ${roleOf(after.role)}`
}

const residenceVerbs: Readonly<Record<string, string>> = {
  added: 'Added',
  published: 'Published: everybody can find it',
  unpublished: 'Taken off the public list',
  archived: 'Put away',
  restored: 'Brought back, as a draft',
}

function residenceWords({ change, before, after }: NotedChange): [string, ...string[]] {
  const names = Object.keys({ ...before, ...after }).filter((name) => name !== 'status')
  const lines = [...new Set(names.flatMap((name) => fieldLines(name, before[name], after[name])))]
  const verb = residenceVerbs[change]
  if (verb !== undefined) return change === 'added' ? [verb] : [verb, ...lines]
  const [first = 'Changed', ...rest] = lines
  return [first, ...rest]
}

function fieldLines(name: string, before: unknown, after: unknown): string[] {
  if (!isResidenceField(name)) return [changed(sentence(spelled(name)), shown(before), shown(after))]
  const words = residenceFieldWords[name]
  const { value } = words
  if (value === null) return [`${words.name}: changed`]
  if (!('parts' in words)) return [changed(words.name, value(before), value(after))]
  const [was, is] = [partsOf(before), partsOf(after)]
  return Object.keys({ ...was, ...is })
    .filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]))
    .map((part) => changed(words.parts[part] ?? sentence(spelled(part)), value(was[part]), value(is[part])))
}

function otherWords({ subject, change, subjectName, before, after }: NotedChange): [string, ...string[]] {
  const names = Object.keys({ ...before, ...after })
  const first = [sentence(spelled(subject)), spelled(change)].join(' ')
  const lines = names.map((name) =>
    name in before
      ? changed(sentence(spelled(name)), shown(before[name]), shown(after[name]))
      : `${sentence(spelled(name))}: ${shown(after[name])}`,
  )
  return [subjectName === '' ? first : `${first}: ${subjectName}`, ...lines]
}

const changed = (name: string, was: string, is: string) => `${name}: ${is}, was ${was}`
const spelled = (name: string) => name.replaceAll('_', ' ')
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const count = (value: unknown) => (typeof value === 'number' ? String(value) : 'not stated')
const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function openOf(total: unknown, occupied: unknown, held: number): string {
  if (typeof total !== 'number' || typeof occupied !== 'number') return 'not stated'
  return String(Math.max(0, total - occupied - held))
}

function bedsFor(audience: unknown): string {
  const known = audiences.find((one) => one === audience)
  return `Beds for ${known === undefined ? 'anyone' : audienceWords[known].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`
}

function roleOf(role: unknown): string {
  const known = deskRoles.find((one): one is DeskRole => one === role)
  return known === undefined ? 'somebody' : roleInWords(known)
}

/** "2026-11-24, 6:00 pm UTC": a file and a page are read in many places, and the words are made before they are. */
function momentWords(moment: string): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return shown(moment)
  const words = new Intl.DateTimeFormat('en-US', {
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
  }).format(time)
  return `${words.replace(/\s([AP]M)$/u, (_, half: string) => ` ${half.toLowerCase()}`)} UTC`
}
