import { dayMs } from '#domain/language/durations.ts'

export const waitingEnds = ['moved_in', 'gone', 'said_no'] as const
export type WaitingEnd = (typeof waitingEnds)[number]

export const pingDays = { usual: 14, least: 7, most: 60 } as const

export const waitingRetentionDays = { unheard: 90, unasked: 180, left: 30 } as const

const silence = { pings: 2, days: 3 } as const

export type PingWay = 'email' | 'text'

export type LastContact = {
  heardAt: Date
  unansweredPings: number
  lastPingAt: Date | null
}

export function countDaysSince(moment: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - moment.getTime()) / dayMs))
}

export function listAskWays(textsGoOut: boolean): readonly PingWay[] {
  return textsGoOut ? ['email', 'text'] : ['email']
}

export function isUnheard({ unansweredPings, lastPingAt }: LastContact, now: Date): boolean {
  return unansweredPings >= silence.pings && lastPingAt !== null && countDaysSince(lastPingAt, now) >= silence.days
}

export function isToBeAsked(
  { heardAt, unansweredPings, lastPingAt }: LastContact,
  everyDays: number,
  now: Date,
): boolean {
  const last = lastPingAt !== null && lastPingAt > heardAt ? lastPingAt : heardAt
  return unansweredPings < silence.pings && countDaysSince(last, now) >= everyDays
}

/** `to` counts from 1. Returns only the people whose turn changes. */
export function moveTurns<Person extends { id: string; turn: string }>(
  list: readonly Person[],
  from: number,
  to: number,
): { id: string; turn: string }[] {
  const order = [...list]
  const [moved] = order.splice(from - 1, 1)
  if (moved === undefined) return []
  order.splice(to - 1, 0, moved)
  return order.flatMap(({ id, turn: own }, place) => {
    const turn = list[place]?.turn ?? own
    return turn === own ? [] : [{ id, turn }]
  })
}
