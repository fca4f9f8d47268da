import type { Outcome } from '#domain/decisions/outcome.ts'
import type { Problems } from '#domain/decisions/refusal.ts'
import type { AnswerWay } from '#domain/inquiries/inquiry.ts'
import type { Audience } from '#domain/residence/residence.ts'
import type { LastContact, PingWay, WaitingEnd } from './waiting.ts'

export type WaitingFacts = {
  name: string
  answerBy: AnswerWay
  reach: string
  wantedFrom: string | null
  note: string
}

export type ListedPerson = WaitingFacts & {
  id: string
  residenceId: string
  residenceName: string
  inquiryId: string | null
  audience: Audience
  language: 'en' | 'es'
  heardAt: Date
  offeredAt: Date | null
  endedAt: Date | null
  endedAs: WaitingEnd | null
}

export type ListSettings = { pingDays: number; showsCount: boolean }
export type Turn = { id: string; turn: string }
export type PingAnswer = 'yes' | 'no'

/**
 * `residence` is there for a list that is set up or gets somebody new; null where the organization has no such
 * residence. `line` is everybody who waits for the same beds, next first.
 */
export type WaitingCase = {
  organizationId: string
  residence: ({ id: string; name: string; audiences: readonly Audience[] } & ListSettings) | null
  person: ListedPerson | null
  line: readonly Turn[]
  lastAskedAt: Date | null
  ping: { id: string; answer: PingAnswer | null } | null
}

type EventFacts = {
  added: Pick<ListedPerson, 'id' | 'inquiryId' | 'language' | 'heardAt'> & {
    facts: WaitingFacts
    audience: string | undefined
    problems: Problems
  }
  set_up: { settings: ListSettings; problems: Problems }
  /** `seen`: at which place whoever moves them saw them. */
  moved: { to: number; seen: number; reason: string; problems: Problems }
  offered: unknown
  not_offered: unknown
  moved_in: unknown
  gone: unknown
  /** They said so themselves: another residence has a bed for them. */
  left: unknown
  put_back: unknown
  deleted: unknown
  asked: unknown
  heard: unknown
  changed: { facts: WaitingFacts; problems: Problems }
  answered: { said: PingAnswer | 'delete' }
  /** Whether they are to be asked, by a mail or a text, if they still want a place. `ways` are those that can be sent. */
  time_to_ask: { contact: Omit<LastContact, 'heardAt'>; everyDays: number; ways: readonly PingWay[] }
}

export type WaitingEventKind = keyof EventFacts
export type WaitingEventOf<Kind extends WaitingEventKind> = {
  [One in Kind]: { kind: One; at: Date } & EventFacts[One]
}[Kind]
export type WaitingEvent = WaitingEventOf<WaitingEventKind>

/** A line in the history of the organization. It says nothing of who waits. */
export type WaitingNote = {
  subjectId: string
  subjectName: string
  change: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

export type WaitingTask = 'note question' | 'delete inquiry' | 'refresh count'

/** “Do you still want a place?”, with a link that needs no account. */
export type WaitingMail = { way: PingWay; reach: string; language: 'en' | 'es' }

export type WaitingOutcome = Outcome<WaitingCase, WaitingMail, WaitingNote, WaitingTask>
