import { type WaitingField, waitingLimits } from '#contract/inquiries/waiting-limits.ts'
import { answerWays } from '#domain/inquiries/inquiry.ts'
import { wrongReach } from '#domain/inquiries/reach.ts'
import { cleanLine, nameTyped } from '#domain/listing/typed-text.ts'
import { isVisibleName, unseenWords } from '#domain/listing/visible-name.ts'
import { type Audience, audiences } from '#domain/residence/residence.ts'
import { pingDays } from '#domain/waiting/waiting.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { WaitingFacts } from './waiting.store.ts'

type Form = Readonly<Record<string, string>>
type Problems = Partial<Record<WaitingField, string>>

/** Throws `invalid_input` with a sentence for each field. */
export function readFacts(form: Form): WaitingFacts {
  const { facts, problems } = factsOf(form)
  refuse(problems)
  return facts
}

export function readJoining(form: Form, offered: readonly Audience[]): WaitingFacts & { audience: Audience } {
  const { facts, problems } = factsOf(form)
  const audience = audienceOf(form.audience, offered)
  refuse(audience === null ? { ...problems, ...noAudience } : problems)
  return { ...facts, audience: audience ?? 'any' }
}

function factsOf(form: Form): { facts: WaitingFacts; problems: Problems } {
  const typed = (name: string) => cleanLine(form[name] ?? '')
  const answerBy = answerWays.find((way) => way === form.answer_by)
  const [reach, note, wantedFrom] = [typed('reach'), typed('note'), typed('wanted_from')]
  const name = nameTyped(form.name ?? '')
  const problems: Problems = {}
  if (name.length > waitingLimits.name) problems.name = tooLong(waitingLimits.name)
  else if (!isVisibleName(name)) problems.name = `The name ${unseenWords}`
  if (note.length > waitingLimits.note) problems.note = tooLong(waitingLimits.note)
  if (answerBy === undefined) problems.answer_by = 'Choose text, call or email.'
  if (reach === '') problems.reach = 'Write a number or an email address.'
  else if (reach.length > waitingLimits.reach) problems.reach = tooLong(waitingLimits.reach)
  else if (answerBy !== undefined && wrongReach(answerBy, reach) !== null) {
    problems.reach =
      answerBy === 'email'
        ? 'This does not look like an email address.'
        : 'This does not look like a phone number. Use digits, like 501-555-0142.'
  }
  if (wantedFrom !== '' && !isDay(wantedFrom)) problems.wanted_from = 'Write a day, like 2026-12-01.'
  // Without a way there was a problem.
  const facts = { name, answerBy: answerBy ?? 'call', reach, note, wantedFrom: wantedFrom === '' ? null : wantedFrom }
  return { facts, problems }
}

export function readAudience(said: string | undefined, offered: readonly Audience[]): Audience {
  const audience = audienceOf(said, offered)
  if (audience === null) refuse(noAudience)
  return audience ?? 'any'
}

const noAudience: Problems = { audience: 'Choose for whom the bed is.' }

function audienceOf(said: string | undefined, offered: readonly Audience[]): Audience | null {
  const choices = offered.length === 0 ? audiences : offered
  const only = choices.length === 1 ? choices[0] : undefined
  return choices.find((audience) => audience === said) ?? (said ? undefined : only) ?? null
}

export function readMove(form: Form): { to: number; seen: number; reason: string } {
  const reason = cleanLine(form.reason ?? '')
  const place = (said: string | undefined) => (/^\d{1,5}$/.test(said ?? '') ? Number(said) : 0)
  const [to, seen] = [place(form.to), place(form.seen)]
  const problems: Problems = {}
  if (to < 1) problems.to = 'Choose a place, 1 or more.'
  if (reason === '') problems.reason = 'Say why. It stays in the history.'
  if (reason.length > waitingLimits.reason) problems.reason = tooLong(waitingLimits.reason)
  refuse(problems)
  return { to, seen, reason }
}

export function readSettings(form: Form): { pingDays: number; showsCount: boolean } {
  const days = /^\d{1,3}$/.test(form.ping_days?.trim() ?? '') ? Number(form.ping_days) : 0
  const { least, most } = pingDays
  if (days < least || days > most) refuse({ ping_days: `Choose ${least} to ${most} days.` })
  return { pingDays: days, showsCount: form.shows_count === 'yes' }
}

const tooLong = (most: number) => `Use at most ${most} letters.`

function isDay(said: string): boolean {
  const day = new Date(`${said}T00:00:00Z`)
  return /^20\d\d-\d\d-\d\d$/.test(said) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(said)
}

function refuse(problems: Problems): void {
  const fields = Object.fromEntries(Object.entries(problems))
  if (Object.keys(fields).length === 0) return
  throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
}
