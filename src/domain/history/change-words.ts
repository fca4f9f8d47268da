import { capitalize } from '#domain/language/capital.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'
import { type DeskRole, deskRoles } from '#domain/people/desk-powers.ts'
import { describeRole } from '#domain/people/role-words.ts'
import { hiddenReasons, hideReasonWords } from '#domain/residence/listing/hiding.ts'
import { deskChanges } from './desk-changes.ts'
import type { ChangeSource } from './history.ts'
import { lockLines } from './lock-lines.ts'
import { mergeLines } from './merge-lines.ts'
import type { NotedChange } from './noted-change.ts'
import {
  count,
  describeBedsFor,
  describeChange,
  describeMoment,
  formatValue,
  spellName,
  splitParts,
} from './phrases.ts'
import { isResidenceField, residenceFieldWords } from './residence-fields.ts'

export const sourceWords: Readonly<Record<ChangeSource, string>> = {
  board: 'on the board',
  residence: 'on the page of the house',
  messages: 'in the messages',
  import: 'by an import',
  claim: 'in the claims',
  certificate: 'in the certificates',
  affiliate: 'in the list of affiliates',
  state_page: 'on the page of the state',
  team: 'in the team',
  reminder: 'in the reminders',
  link: 'with the link in an email or text',
  public: 'on the public page',
  moderation: 'at the staff’s desk',
  pairs: 'among the homes that look alike',
}

export function describeSource(source: string, after: Readonly<Record<string, unknown>> = {}): string {
  const words = Object.hasOwn(sourceWords, source) ? sourceWords[source as ChangeSource] : spellName(source)
  return typeof after.said_at === 'string' ? `${words} without a connection` : words
}

export function describeChanges(noted: NotedChange): [string, ...string[]] {
  switch (noted.subject) {
    case 'beds':
      return [describeBeds(noted), ...describeLateness(noted)]
    case 'hold':
      return describeHold(noted)
    case 'person':
      return lockLines(noted) ?? [describePerson(noted)]
    case 'invitation':
      return [describeInvitation(noted)]
    case 'residence':
      return describeResidence(noted)
    default:
      return deskChanges.get(noted.subject)?.(noted) ?? describeOther(noted)
  }
}

function describeBeds({ change, before, after, held }: NotedChange): string {
  const beds = describeBedsFor(after.audience ?? before.audience)
  if (change === 'added') return `${beds}: ${count(after.total_beds)} in all, newly added`
  if (change === 'changed') {
    const was = before.audience === after.audience ? '' : `${uncapitalize(describeBedsFor(before.audience))}, `
    const open = typeof after.open === 'number' ? `, so ${after.open} open, was ${count(before.open)}` : ''
    return `${beds}: ${count(after.total_beds)} in all, was ${was}${count(before.total_beds)}${open}`
  }
  if (change === 'opens_later') return `${beds}: ${count(after.beds)} to open on ${formatSaidDay(after.opensOn)}`
  if (change === 'opens_no_more') return `${beds}: none to open on ${formatSaidDay(before.opensOn)} any more`
  const open = formatOpen(after.total_beds, after.occupied, held)
  if (change === 'confirmed') return `${beds}: still ${open} open${describeTogether(after.together, 'confirmed')}`
  if (after.by_hold === 'moved_in') return `${beds}: still ${open} open, one that was held is taken`
  if (after.by_hold === 'held_again') return `${beds}: still ${open} open, one that was taken is held again`
  const was =
    before.occupied === undefined ? 'the first number' : `was ${formatOpen(after.total_beds, before.occupied, held)}`
  return `${beds}: ${open} open, ${was}${describeTogether(after.together, 'set')}`
}

const formatSaidDay = (day: unknown) => (typeof day === 'string' ? formatMediumDay(day) : 'another day')

function describeTogether(together: unknown, done: 'confirmed' | 'set'): string {
  return typeof together === 'number' ? `, one of ${together} ${done} at once` : ''
}

function describeLateness({ after }: NotedChange): string[] {
  return typeof after.said_at === 'string'
    ? [`Said ${describeMoment(after.said_at)}, sent when there was a connection`]
    : []
}

function describeHold({ change, before, after }: NotedChange): [string, ...string[]] {
  const changes = Object.keys(after).length > 0 ? after : before
  const bed = `One of the ${uncapitalize(describeBedsFor(changes.audience))}`
  const note = changes.note === true ? ['With a note'] : []
  if (change === 'moved_in') return [`${bed}: the person it was held for moved in`, ...note]
  if (change === 'released') return [`${bed}: no longer held`, ...note]
  const until = typeof changes.until === 'string' ? ` until ${describeMoment(changes.until)}` : ''
  if (change === 'held_again') return [`${bed}: held again${until}, its end was taken back`, ...note]
  if (change === 'extended') return [`${bed}: held longer,${until}`, ...note]
  return [`${bed}: ${change === 'held' ? 'held' : spellName(change)}${until}`, ...note]
}

function describePerson({ change, subjectName, before, after, isSelf }: NotedChange): string {
  if (change === 'houses_changed') {
    return `${isSelf ? 'Works' : `${subjectName} works`} for ${describeResidences(after)}, before for ${describeResidences(before)}`
  }
  const [is, was] = [describePlace(after), describePlace(before)]
  if (change === 'joined') return isSelf ? `Joined as ${is}` : `Added ${subjectName} as ${is}`
  if (change === 'removed') return isSelf ? `Left the team, was ${was}` : `Removed ${subjectName}, was ${was}`
  return isSelf ? `Became ${is}, was ${was}` : `Made ${subjectName} ${is}, was ${was}`
}

const invitationVerbs: Readonly<Record<string, string>> = {
  invited: 'Invited',
  resent: 'Sent again the invitation of',
  withdrawn: 'Withdrew the invitation of',
}

function describeInvitation({ change, subjectName, after }: NotedChange): string {
  // The invitation is deleted after its days, and with it who it was for.
  return `${invitationVerbs[change] ?? capitalize(spellName(change))} ${subjectName || 'somebody'} as ${formatRole(after.role)}`
}

const residenceVerbs: Readonly<Record<string, string>> = {
  added: 'Added',
  published: 'Published: everybody can find it',
  asked_for_check: 'Published: it waits for a check before anybody can find it',
  check_withdrawn: 'Waits no longer: a draft again',
  unpublished: 'Taken off the public list',
  archived: 'Put away',
  restored: 'Brought back, as a draft',
  photo_added: 'Added a photo',
  photo_deleted: 'Deleted a photo',
  photo_described: 'Changed the words of a photo',
  taken_back: 'Taken away again: its import was undone, and nobody had touched it',
}

function describeResidence({ change, before, after }: NotedChange): [string, ...string[]] {
  if (change === 'photo_moved') {
    const shows = after.photo === undefined ? [] : [`It shows: ${formatValue(after.photo)}`]
    return [`Moved a photo: place ${count(after.place)}, was ${count(before.place)}`, ...shows]
  }
  if (change === 'hidden' || change === 'shown') return describeHiding(change, after)
  const merged = mergeLines(change, after)
  if (merged !== null) return merged
  const names = Object.keys({ ...before, ...after }).filter((name) => name !== 'status')
  const lines = [...new Set(names.flatMap((name) => listFieldLines(name, before[name], after[name])))]
  const verb = residenceVerbs[change]
  if (verb !== undefined) return change === 'added' ? [verb] : [verb, ...lines]
  const [first = 'Changed', ...rest] = lines
  return [first, ...rest]
}

function describeHiding(change: 'hidden' | 'shown', { why, said }: NotedChange['after']): [string, ...string[]] {
  const reason = hiddenReasons.find((one) => one === why)
  const lines = [
    ...(reason ? [`Reason: ${hideReasonWords[reason]}`] : []),
    ...(typeof said === 'string' && said !== '' ? [`In their words: ${formatValue(said)}`] : []),
  ]
  return [change === 'hidden' ? 'Hidden by the alliance: nobody finds it' : 'Shown again by the alliance', ...lines]
}

function listFieldLines(name: string, before: unknown, after: unknown): string[] {
  if (!isResidenceField(name))
    return [describeChange(capitalize(spellName(name)), formatValue(before), formatValue(after))]
  const words = residenceFieldWords[name]
  const { value } = words
  if (value === null) return [`${words.name}: changed`]
  if (!('parts' in words)) return [describeChange(words.name, value(before), value(after))]
  const [was, is] = [splitParts(before), splitParts(after)]
  return Object.keys({ ...was, ...is })
    .filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]))
    .map((part) => describeChange(words.parts[part] ?? capitalize(spellName(part)), value(was[part]), value(is[part])))
}

function describeOther({ subject, change, subjectName, before, after }: NotedChange): [string, ...string[]] {
  const names = Object.keys({ ...before, ...after })
  const first = [capitalize(spellName(subject)), spellName(change)].join(' ')
  const lines = names.map((name) =>
    name in before
      ? describeChange(capitalize(spellName(name)), formatValue(before[name]), formatValue(after[name]))
      : `${capitalize(spellName(name))}: ${formatValue(after[name])}`,
  )
  return [subjectName === '' ? first : `${first}: ${subjectName}`, ...lines]
}

function formatOpen(total: unknown, occupied: unknown, held: number): string {
  if (typeof total !== 'number' || typeof occupied !== 'number') return 'not stated'
  return String(Math.max(0, total - occupied - held))
}

function describePlace(place: NotedChange['after']): string {
  return Array.isArray(place.houses)
    ? `${formatRole(place.role)} of ${describeResidences(place)}`
    : formatRole(place.role)
}

function describeResidences({ houses: residences, house_count }: NotedChange['after']): string {
  if (!Array.isArray(residences)) return 'every house'
  const [names, more] = [residences.map(formatValue), Number(house_count) - residences.length]
  return new Intl.ListFormat('en-US').format(more > 0 ? [...names, `${more} more`] : names)
}

function formatRole(role: unknown): string {
  const known = deskRoles.find((one): one is DeskRole => one === role)
  return known === undefined ? 'somebody' : describeRole(known)
}
