import { AppError } from './errors.ts'

export type FairQueue<Kind extends string> = {
  /**
   * Does one piece of work at a time. Who waits has their turn after one of everybody else's. Throws `too_many_requests`
   * where as much of the same kind and party waits already, and `unavailable` where too much waits in all.
   */
  run<T>(party: string, kind: Kind, work: () => Promise<T>): Promise<T>
}

/** How many of a kind of work may wait: of one party, and of all. */
export type Room = { ofOne: number; inAll: number }

type Waiting<Kind> = { kind: Kind; go(): void }

/** A queue in which nobody waits for all that somebody else brought: parties take turns. */
export function fairQueue<Kind extends string>({
  room,
  busy,
}: {
  room: Record<Kind, Room>
  /** What is said to a party of which as much waits already, and to everybody when too much waits in all. */
  busy: { one: string; all: string }
}): FairQueue<Kind> {
  /** The parties that wait, the one whose turn is next first, and what each brought in its order. */
  const parties = new Map<string, Waiting<Kind>[]>()
  let isBusy = false

  function next(): void {
    const [first] = parties
    if (first === undefined) {
      isBusy = false
      return
    }
    const [party, own] = first
    const turn = own.shift()
    parties.delete(party)
    // To the end: after it comes one of every other party.
    if (own.length > 0) parties.set(party, own)
    turn?.go()
  }

  function wait(party: string, kind: Kind): Promise<void> {
    const own = parties.get(party) ?? []
    const alike = (some: readonly Waiting<Kind>[]) => some.filter((one) => one.kind === kind).length
    if (alike(own) >= room[kind].ofOne) throw new AppError('too_many_requests', busy.one, { retryAfter: 10 })
    if (alike([...parties.values()].flat()) >= room[kind].inAll) {
      throw new AppError('unavailable', busy.all, { retryAfter: 5 })
    }
    return new Promise((resolve) => {
      own.push({ kind, go: resolve })
      parties.set(party, own)
    })
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
