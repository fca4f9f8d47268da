import type { WaitingPerson, WaitingResidence } from '#contract/waiting/waiting.ts'
import type { AnswerWay } from '#domain/inquiries/inquiry.ts'
import { isToBeAsked, isUnheard, pingDays } from '#domain/waiting/waiting.ts'
import type { ResidenceRow, WaitingRow } from './waiting.store.ts'

type RowsContext = { days: ReadonlyMap<string, number>; asksBy: readonly AnswerWay[]; now: Date }

export function toPerson(row: WaitingRow, { days, asksBy, now }: RowsContext): WaitingPerson {
  const { residenceId, turn: _, joinedAt, heardAt, offeredAt, endedAt, lastPingAt, ...same } = row
  const isOn = endedAt === null
  const isSilent = isOn && isUnheard(row, now)
  const isOurs = asksBy.includes(row.answerBy)
  return {
    ...same,
    joinedAt: joinedAt.toISOString(),
    heardAt: heardAt.toISOString(),
    offeredAt: offeredAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    lastPingAt: lastPingAt?.toISOString() ?? null,
    isUnheard: isSilent,
    // Somebody with an offer is spoken with; of whom our own questions did not reach, the house hears.
    isDue:
      isOn &&
      offeredAt === null &&
      (isSilent || (!isOurs && isToBeAsked(row, days.get(residenceId) ?? pingDays.usual, now))),
  }
}

export function toResidence(
  row: ResidenceRow,
  people: readonly (WaitingPerson & { residenceId: string })[],
): WaitingResidence {
  const { id, name, phone, audiences, keepsList, isArchived } = row
  const here = people.filter((person) => person.residenceId === id && person.endedAt === null)
  const due = here.filter(({ isDue }) => isDue).length
  return { id, name, phone, audiences, keepsList, isArchived, waiting: here.length, due }
}
