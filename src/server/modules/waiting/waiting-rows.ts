import type { WaitingHouse, WaitingPerson } from '#contract/waiting.ts'
import { isToBeAsked, isUnheard, pingDays } from '#domain/waiting.ts'
import type { HouseRow, WaitingRow } from './waiting.store.ts'

/** How often each house asks, and whether texts go out by themselves. */
type Asking = { days: ReadonlyMap<string, number>; textsGoOut: boolean; now: Date }

/** A row as the desk shows it. */
export function personOf(row: WaitingRow, { days, textsGoOut, now }: Asking): WaitingPerson {
  const { residenceId, turn: _, joinedAt, heardAt, offeredAt, endedAt, lastPingAt, ...same } = row
  const isOn = endedAt === null
  return {
    ...same,
    joinedAt: joinedAt.toISOString(),
    heardAt: heardAt.toISOString(),
    offeredAt: offeredAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    lastPingAt: lastPingAt?.toISOString() ?? null,
    isUnheard: isOn && isUnheard(row, now),
    // Somebody with an offer is spoken with; a mail goes out by itself, and so may a text.
    isDue:
      isOn &&
      offeredAt === null &&
      row.answerBy !== 'email' &&
      (row.answerBy !== 'text' || !textsGoOut) &&
      isToBeAsked(row, days.get(residenceId) ?? pingDays.usual, now),
  }
}

/** A house and its counts. */
export function houseOf(row: HouseRow, people: readonly (WaitingPerson & { houseId: string })[]): WaitingHouse {
  const { id, name, phone, audiences, keepsList } = row
  const here = people.filter((person) => person.houseId === id && person.endedAt === null)
  return { id, name, phone, audiences, keepsList, waiting: here.length, due: here.filter(({ isDue }) => isDue).length }
}
