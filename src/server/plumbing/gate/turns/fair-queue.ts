import { AppError } from '#server/plumbing/calls/errors.ts'
import { FairLine } from './fair-line.ts'

export type FairQueue<Kind extends string> = {
  /**
   * Does one piece of work at a time. Who waits has their turn after one of everybody else's. Throws `too_many_requests`
   * where as much of the same kind and party waits already, and `unavailable` where too much waits in all.
   */
  run<T>(party: string, kind: Kind, work: () => Promise<T>): Promise<T>
}

/** How many of a kind of work may wait: of one party, and of all. */
export type Room = { ofOne: number; inAll: number }

type Waiting<Kind> = { party: string; kind: Kind; go(): void }

/** A queue in which nobody waits for all that somebody else brought: parties take turns. */
export function fairQueue<Kind extends string>({
  room,
  busy,
}: {
  room: Record<Kind, Room>
  /** What is said to a party of which as much waits already, and to everybody when too much waits in all. */
  busy: { one: string; all: string }
}): FairQueue<Kind> {
  const line = new FairLine<Waiting<Kind>>()
  let isBusy = false

  function next(): void {
    const turn = line.next()
    if (turn) turn.go()
    else isBusy = false
  }

  function wait(party: string, kind: Kind): Promise<void> {
    const alike = line.all().filter((one) => one.kind === kind)
    if (alike.filter((one) => one.party === party).length >= room[kind].ofOne) {
      throw new AppError('too_many_requests', busy.one, { retryAfter: 10 })
    }
    if (alike.length >= room[kind].inAll) throw new AppError('unavailable', busy.all, { retryAfter: 5 })
    return new Promise((resolve) => line.add(party, { party, kind, go: resolve }))
  }

  return {
    async run(party, kind, work) {
      if (isBusy) await wait(party, kind)
      isBusy = true
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
