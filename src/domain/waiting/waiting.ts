/** How somebody left a waiting list. */
export const waitingEnds = ['moved_in', 'gone', 'said_no'] as const
export type WaitingEnd = (typeof waitingEnds)[number]

/** How often people are asked whether they still want a place, in days: usual, least, most. */
export const pingDays = { usual: 14, least: 7, most: 60 } as const

/** Days after which nothing is kept of who has not been heard of, and of who has left the list. */
export const waitingKept = { unheard: 90, unasked: 180, left: 30 } as const

/** So many questions without an answer, and so many days after the last of them, and somebody is not heard of. */
const silence = { pings: 2, days: 3 } as const

const dayInMs = 86_400_000

/** What is known of somebody's freshness: when they last said they want a place, and what they were asked since. */
export type Heard = {
  heardAt: Date
  /** Questions since then that nobody answered, and when the last of them was asked. */
  unansweredPings: number
  lastPingAt: Date | null
}

/** Whole days between two moments, rounded down. */
export function daysSince(moment: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - moment.getTime()) / dayInMs))
}

/** The ways in which we ask by ourselves; who is reached in another way is asked by the people of the house. */
export function waysWeAsk(textsGoOut: boolean): readonly ('email' | 'text')[] {
  return textsGoOut ? ['email', 'text'] : ['email']
}

/** Two questions went unanswered, and there was time to answer the second. They keep their place; the list says so. */
export function isUnheard({ unansweredPings, lastPingAt }: Heard, now: Date): boolean {
  return unansweredPings >= silence.pings && lastPingAt !== null && daysSince(lastPingAt, now) >= silence.days
}

/** Whether it is time to ask "Do you still want a place?". Who left two questions unanswered is not asked a third time. */
export function isToBeAsked({ heardAt, unansweredPings, lastPingAt }: Heard, everyDays: number, now: Date): boolean {
  const last = lastPingAt !== null && lastPingAt > heardAt ? lastPingAt : heardAt
  return unansweredPings < silence.pings && daysSince(last, now) >= everyDays
}

/**
 * The turns of a list after the one at `from` goes to place `to` (1 is next): the same turns, handed round. Gives the
 * people whose turn changes.
 */
export function movedTurns<Person extends { id: string; turn: string }>(
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
