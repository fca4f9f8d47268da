import { randomUUID } from 'node:crypto'
import { type WaitingField, waitingLimits } from '#contract/waiting/waiting-limits.ts'
import { answerWays } from '#domain/inquiries/inquiry.ts'
import { findReachProblem } from '#domain/inquiries/reach.ts'
import { cleanLine, cleanName } from '#domain/residence/listing/typed-text.ts'
import { isVisibleName, unseenWords } from '#domain/residence/listing/visible-name.ts'
import { pingDays } from '#domain/waiting/waiting.ts'
import type { ListSettings, WaitingEvent, WaitingFacts } from '#domain/waiting/waiting-case.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { isId } from '#server/plumbing/calls/known-id.ts'

type Form = Readonly<Record<string, string>>
type Problems = Partial<Record<WaitingField, string>>

const plainKinds = {
  offered: 'offered',
  not_offered: 'not_offered',
  moved_in: 'moved_in',
  gone: 'gone',
  put_back: 'put_back',
  delete: 'deleted',
  asked: 'asked',
  heard: 'heard',
} as const

const isPlain = (act: string): act is keyof typeof plainKinds => Object.hasOwn(plainKinds, act)

/** What a form of a waiting list asks for, named by its field `act`. Throws `bad_request` for a name we do not know. */
export function readEvent(form: Form, at: Date): WaitingEvent {
  const { act = '' } = form
  if (isPlain(act)) return { kind: plainKinds[act], at }
  switch (act) {
    case 'add': {
      // The form's own key is the row's: the same form sent twice adds one person.
      const id = isId(form.once) ? form.once : randomUUID()
      const language = form.language === 'es' ? 'es' : 'en'
      const { audience } = form
      return { kind: 'added', at, id, inquiryId: null, language, heardAt: at, audience, ...readFacts(form) }
    }
    case 'change':
      return { kind: 'changed', at, ...readFacts(form) }
    case 'move':
      return { kind: 'moved', at, ...readMove(form) }
    case 'settings':
      return { kind: 'set_up', at, ...readSettings(form) }
    default:
      throw new AppError('bad_request', 'This form asks for nothing we know.')
  }
}

function readFacts(form: Form): { facts: WaitingFacts; problems: Problems } {
  const readTyped = (name: string) => cleanLine(form[name] ?? '')
  const answerBy = answerWays.find((way) => way === form.answer_by)
  const [reach, note, wantedFrom] = [readTyped('reach'), readTyped('note'), readTyped('wanted_from')]
  const name = cleanName(form.name ?? '')
  const problems: Problems = {}
  if (name.length > waitingLimits.name) problems.name = describeTooLong(waitingLimits.name)
  else if (!isVisibleName(name)) problems.name = `The name ${unseenWords}`
  if (note.length > waitingLimits.note) problems.note = describeTooLong(waitingLimits.note)
  if (answerBy === undefined) problems.answer_by = 'Choose text, call or email.'
  if (reach === '') problems.reach = 'Write a number or an email address.'
  else if (reach.length > waitingLimits.reach) problems.reach = describeTooLong(waitingLimits.reach)
  else if (answerBy !== undefined && findReachProblem(answerBy, reach) !== null) {
    problems.reach =
      answerBy === 'email'
        ? 'This does not look like an email address.'
        : 'This does not look like a phone number. Use digits, like 501-555-0142.'
  }
  if (wantedFrom !== '' && !isDay(wantedFrom)) problems.wanted_from = 'Write a day from 2000 to 2099, like 2026-12-01.'
  // Without a way there was a problem.
  const facts = { name, answerBy: answerBy ?? 'call', reach, note, wantedFrom: wantedFrom === '' ? null : wantedFrom }
  return { facts, problems }
}

function readMove(form: Form): { to: number; seen: number; reason: string; problems: Problems } {
  const reason = cleanLine(form.reason ?? '')
  const readPlace = (said: string | undefined) => (/^\d{1,5}$/.test(said ?? '') ? Number(said) : 0)
  const [to, seen] = [readPlace(form.to), readPlace(form.seen)]
  const problems: Problems = {}
  if (to < 1) problems.to = 'Choose a place, 1 or more.'
  if (reason === '') problems.reason = 'Say why. It stays in the history.'
  if (reason.length > waitingLimits.reason) problems.reason = describeTooLong(waitingLimits.reason)
  return { to, seen, reason, problems }
}

function readSettings(form: Form): { settings: ListSettings; problems: Problems } {
  const days = /^\d{1,3}$/.test(form.ping_days?.trim() ?? '') ? Number(form.ping_days) : 0
  const { least, most } = pingDays
  const isInRange = days >= least && days <= most
  return {
    settings: { pingDays: days, showsCount: form.shows_count === 'yes' },
    problems: isInRange ? {} : { ping_days: `Choose ${least} to ${most} days.` },
  }
}

const describeTooLong = (most: number) => `Use at most ${most} letters.`

function isDay(said: string): boolean {
  const day = new Date(`${said}T00:00:00Z`)
  return /^20\d\d-\d\d-\d\d$/.test(said) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(said)
}
