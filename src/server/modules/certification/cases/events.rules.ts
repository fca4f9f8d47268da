import { randomUUID } from 'node:crypto'
import type { ApplicationAct } from '#contract/certification/applications.ts'
import type { Actor, ApplicationEvent, VisitSaid } from '#domain/certification/application/application-event.ts'
import { toMomentOfClock } from '#domain/language/dates.ts'
import { findZoneOfState } from '#domain/states/us-zones.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Officer } from './people.store.ts'

export type EventSaid = ApplicationEvent extends infer One
  ? One extends ApplicationEvent
    ? Omit<One, 'at'>
    : never
  : never

/** `officers` are the people who can visit, `reviewers` those without a part in it; times are those of the clock in the state. */
type Place = {
  officers: readonly Officer[]
  reviewers: readonly Officer[]
  stateCode: string
  proposedBy: string | null
}

export const isLastReviewer = (by: Actor, reviewers: readonly Officer[]) =>
  by.side === 'affiliate' && !reviewers.some(({ id }) => id !== by.id)

export const hasSecond = (proposedBy: string, reviewers: readonly Pick<Officer, 'id'>[]) =>
  reviewers.some(({ id }) => id !== proposedBy)

export function toEvent(sent: ApplicationAct, by: Actor, place: Place): EventSaid {
  const { officers, reviewers, stateCode, proposedBy } = place
  const isLeft = proposedBy !== null && !hasSecond(proposedBy, reviewers)
  switch (sent.act) {
    case 'answer': {
      const { code, answer, note, responsible, was } = sent
      return { kind: 'answered', by, code, answer, note, responsible, was: was ?? null }
    }
    case 'open':
      return { kind: 'opened', by }
    case 'reply':
      return { kind: 'question answered', by, questionId: sent.questionId, words: sent.words }
    case 'remedy':
      return { kind: 'remedied', by, code: sent.code, words: sent.words }
    case 'withdraw':
      return { kind: 'withdrawn', by, reason: sent.reason }
    case 'write':
      return { kind: 'written', by, messageId: randomUUID(), words: sent.words }
    case 'appeal':
      return { kind: 'appealed', by, words: sent.words }
    case 'ask':
      return { kind: 'question asked', by, questionId: randomUUID(), code: sent.code, words: sent.words }
    case 'check': {
      const { code, finding, words, dueOn, was = null } = sent
      return { kind: 'checked', by, code, finding, words, dueOn, visit: toVisitSaid(sent), was }
    }
    case 'waive':
      return { kind: 'waived', by, code: sent.code, reason: sent.reason, was: sent.was ?? null }
    case 'end-waiver':
      return { kind: 'waiver ended', by, code: sent.code, was: sent.was ?? null }
    case 'accept-answers':
      return { kind: 'answers accepted', by, codes: sent.codes }
    case 'accept':
      return { kind: 'documents accepted', by }
    case 'set-interview': {
      const { how, where, was = null } = sent
      return { kind: 'interview set', by, startsAt: toMoment(sent.startsAt, stateCode), how, where, was }
    }
    case 'hold-interview':
      return { kind: 'interview held', by, isEarly: sent.early === 'yes' }
    case 'set-visit': {
      const inspector = findOfficer(officers, sent.inspectorId)
      const startsAt = toMoment(sent.startsAt, stateCode)
      return { kind: 'visit set', by, visitId: randomUUID(), startsAt, inspector, was: sent.was ?? null }
    }
    case 'hold-visit':
      return { kind: 'visit held', by, visitId: sent.visitId, isEarly: sent.early === 'yes' }
    case 'cancel-visit':
      return { kind: 'visit canceled', by, visitId: sent.visitId, reason: sent.reason }
    case 'propose': {
      const { outcome, reasons, conditions } = sent
      return { kind: 'decision proposed', by, outcome, reasons, conditions }
    }
    case 'confirm':
      return { kind: 'decision confirmed', by, isLeft }
    case 'send-back':
      return { kind: 'decision sent back', by, reason: sent.reason, isLeft }
    case 'declare-conflict':
      return { kind: 'conflict declared', by, isLast: isLastReviewer(by, reviewers) }
    case 'grant-appeal':
      return { kind: 'appeal granted', by, reason: sent.reason }
    case 'refuse-appeal':
      return { kind: 'appeal refused', by, reason: sent.reason }
  }
}

function toVisitSaid({ findingId, visitId, over, madeAt }: Extract<ApplicationAct, { act: 'check' }>): VisitSaid {
  return {
    id: findingId ?? randomUUID(),
    visitId: visitId ?? null,
    over: over ?? null,
    madeAt: madeAt === undefined ? null : new Date(madeAt),
  }
}

const toMoment = (clock: string, stateCode: string) =>
  new Date(toMomentOfClock(Date.parse(`${clock}:00Z`), findZoneOfState(stateCode)))

function findOfficer(officers: readonly Officer[], id: string): { id: string; name: string } {
  const found = officers.find((officer) => officer.id === id)
  if (found) return { id, name: found.name }
  const words = 'Choose one of your people.'
  throw new AppError('invalid_input', words, { fields: { inspectorId: words } })
}
