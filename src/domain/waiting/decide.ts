import { buildOutcome } from '#domain/decisions/outcome.ts'
import {
  type Refusal,
  refuseAsConflict,
  refuseAsInvalid,
  refuseAsNotFound,
  refuseProblems,
} from '#domain/decisions/refusal.ts'
import { hourMs } from '#domain/language/durations.ts'
import { type Audience, audiences } from '#domain/residence/residence.ts'
import { isToBeAsked, moveTurns, type WaitingEnd } from './waiting.ts'
import type {
  ListedPerson,
  PingAnswer,
  WaitingCase,
  WaitingEvent,
  WaitingEventOf,
  WaitingOutcome,
  WaitingTask,
} from './waiting-case.ts'

type WaitingResult = WaitingOutcome | Refusal

const noResidence = refuseAsNotFound('There is no such house.')
const noPerson = refuseAsNotFound('They are not on the list. They may have deleted what they sent.')
const noLink = refuseAsNotFound('There is nothing at this link any more.')

export function decide(of: WaitingCase, event: WaitingEvent): WaitingResult {
  switch (event.kind) {
    case 'added':
      return add(of, event)
    case 'set_up':
      return setUp(of, event)
    case 'answered':
      return answer(of, event)
    case 'moved':
      return refuseProblems(event.problems) ?? (of.person ? move(of, of.person, event) : noPerson)
    default:
      return of.person ? decideForPerson(of, of.person, event) : noPerson
  }
}

type OfPerson = Exclude<WaitingEvent, { kind: 'added' | 'set_up' | 'answered' | 'moved' }>

function decideForPerson(of: WaitingCase, person: ListedPerson, event: OfPerson): WaitingResult {
  const { kind, at } = event
  if (kind === 'time_to_ask') return askWhereDue(of, person, event)
  if (kind === 'put_back') return putBack(of, person)
  if (kind === 'deleted') return change(of, person, null, 'deleted', ['refresh count'])
  if (kind === person.endedAs) return buildOutcome(of)
  if (person.endedAt !== null) return refuseAsConflict('They have left the list meanwhile. Put them back first.')
  switch (kind) {
    case 'moved_in':
    case 'gone':
      return end(of, person, { at, as: kind, word: kind })
    case 'left':
      return end(of, person, { at, as: 'said_no', word: kind })
    case 'offered':
      return person.offeredAt === null ? change(of, person, { offeredAt: at }, kind) : buildOutcome(of)
    case 'not_offered':
      return person.offeredAt === null ? buildOutcome(of) : change(of, person, { offeredAt: null }, kind)
    case 'asked':
      return ask(of, person, at)
    case 'heard':
      return hear(of, person, at)
    case 'changed':
      return refuseProblems(event.problems) ?? change(of, person, event.facts, kind)
  }
}

/** An inquiry adds a person only once; a person who left gets their old place back. */
function add(of: WaitingCase, event: WaitingEventOf<'added'>): WaitingResult {
  const { residence, person } = of
  const { id, inquiryId, language, heardAt, facts, problems } = event
  if (!residence) return noResidence
  const audience = chooseAudience(event.audience, residence.audiences)
  if (audience === null) return refuseAsInvalid({ ...problems, audience: 'Choose for whom the bed is.' })
  const refusal = refuseProblems(problems)
  if (refusal) return refusal
  if (person) return putBack(of, person)
  const added: ListedPerson = {
    ...facts,
    id,
    residenceId: residence.id,
    residenceName: residence.name,
    inquiryId,
    audience,
    language,
    heardAt,
    offeredAt: null,
    endedAt: null,
    endedAs: null,
  }
  const note = { subjectId: id, subjectName: residence.name, change: 'added', after: { audience } }
  return buildOutcome({ ...of, person: added }, { history: [note], tasks: ['refresh count'] })
}

function chooseAudience(stated: string | undefined, offered: readonly Audience[]): Audience | null {
  const choices = offered.length === 0 ? audiences : offered
  const only = choices.length === 1 ? choices[0] : undefined
  return choices.find((audience) => audience === stated) ?? (stated ? undefined : only) ?? null
}

function setUp(of: WaitingCase, { settings, problems }: WaitingEventOf<'set_up'>): WaitingResult {
  const { residence } = of
  if (!residence) return noResidence
  const refusal = refuseProblems(problems)
  if (refusal) return refusal
  const columns = { pingDays: 'ping_days', showsCount: 'shows_count' } as const
  const names = (['pingDays', 'showsCount'] as const).filter((name) => settings[name] !== residence[name])
  const pickColumns = (all: typeof settings) => Object.fromEntries(names.map((name) => [columns[name], all[name]]))
  const note = { subjectId: residence.id, subjectName: residence.name, change: 'set_up' }
  return buildOutcome(
    { ...of, residence: { ...residence, ...settings } },
    {
      history: names.length === 0 ? [] : [{ ...note, before: pickColumns(residence), after: pickColumns(settings) }],
      tasks: ['refresh count'],
    },
  )
}

/** The place is compared with the one that was seen, so that an older view does not undo a colleague's move. */
function move(of: WaitingCase, person: ListedPerson, { to, seen, reason }: WaitingEventOf<'moved'>): WaitingResult {
  const { line } = of
  const from = line.findIndex(({ id }) => id === person.id) + 1
  if (from === 0) return refuseAsConflict('They have left the list meanwhile.')
  if (from !== seen) return refuseAsConflict(`The list changed meanwhile: they are at place ${from} now.`)
  const place = Math.min(to, line.length)
  if (place === from) return buildOutcome(of)
  const turns = new Map(moveTurns(line, from, place).map((one) => [one.id, one]))
  const after = { place, reason, audience: person.audience }
  const moved = { ...of, line: line.map((one) => turns.get(one.id) ?? one) }
  return buildOutcome(moved, { history: [{ ...toNote(person, 'moved'), before: { place: from }, after }] })
}

function putBack(of: WaitingCase, person: ListedPerson): WaitingResult {
  if (person.endedAt === null) return buildOutcome(of)
  return change(of, person, { endedAt: null, endedAs: null }, 'put_back', ['refresh count'])
}

/** After two unanswered questions a person counts as gone, so a double press must not ask twice. */
function ask(of: WaitingCase, person: ListedPerson, at: Date): WaitingResult {
  const { lastAskedAt } = of
  if (lastAskedAt !== null && at.getTime() - lastAskedAt.getTime() < hourMs) return buildOutcome(of)
  return change({ ...of, lastAskedAt: at }, person, {}, 'asked', ['note question'])
}

function askWhereDue(of: WaitingCase, person: ListedPerson, event: WaitingEventOf<'time_to_ask'>): WaitingResult {
  const { at, contact, everyDays, ways } = event
  const { heardAt, answerBy, reach, language } = person
  const way = ways.find((one) => one === answerBy)
  const mayBeAsked = person.endedAt === null && person.offeredAt === null
  if (way === undefined || !mayBeAsked || !isToBeAsked({ heardAt, ...contact }, everyDays, at)) return buildOutcome(of)
  return buildOutcome({ ...of, lastAskedAt: at }, { mails: [{ way, reach, language }] })
}

function hear(of: WaitingCase, person: ListedPerson, at: Date): WaitingOutcome {
  return change(of, person, { heardAt: at > person.heardAt ? at : person.heardAt }, 'kept')
}

/** By a link that needs no account: a yes may still become a no, and a no stays one. */
function answer(of: WaitingCase, { said, at }: WaitingEventOf<'answered'>): WaitingResult {
  const { person, ping } = of
  if (!person || !ping) return noLink
  if (said === 'delete') return change(of, person, null, 'deleted', ['delete inquiry', 'refresh count'])
  const standing = findStandingAnswer(ping.answer, person.endedAt === null)
  if (standing === said) return buildOutcome(of)
  if (standing === 'no') return refuseAsConflict('They have said no at this link before.')
  if (person.endedAt !== null) return noLink
  const answered = { ...of, ping: { ...ping, answer: said } }
  return said === 'yes' ? hear(answered, person, at) : end(answered, person, { at, as: 'said_no', word: 'left' })
}

export function findStandingAnswer(answer: PingAnswer | null, isOn: boolean): PingAnswer | null {
  return answer === 'no' && isOn ? null : answer
}

function end(of: WaitingCase, person: ListedPerson, { at, as, word }: { at: Date; as: WaitingEnd; word: string }) {
  return change(of, person, { endedAt: at, endedAs: as }, word, ['refresh count'])
}

/** Null for `to` deletes the person. */
function change(
  of: WaitingCase,
  person: ListedPerson,
  to: Partial<ListedPerson> | null,
  word: string,
  tasks: WaitingTask[] = [],
): WaitingOutcome {
  return buildOutcome({ ...of, person: to && { ...person, ...to } }, { history: [toNote(person, word)], tasks })
}

const toNote = ({ id, residenceName }: ListedPerson, change: string) => ({
  subjectId: id,
  subjectName: residenceName,
  change,
})
