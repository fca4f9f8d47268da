import { AppError } from '#server/plumbing/calls/errors.ts'
import { FairQueueByAddress } from './fair-queue-by-address.ts'

export type FairQueue<Kind extends string> = {
  /**
   * Throws `too_many_requests` where too much of this party waits already, and `unavailable` where too much waits in
   * all.
   */
  run<T>(party: string, kind: Kind, work: () => Promise<T>): Promise<T>
}

export type QueueLimits = { ofOne: number; inAll: number }

type WaitingWork<Kind> = { party: string; kind: Kind; go(): void }

export function createFairQueue<Kind extends string>({
  limits,
  busy,
}: {
  limits: Record<Kind, QueueLimits>
  busy: { one: string; all: string }
}): FairQueue<Kind> {
  const line = new FairQueueByAddress<WaitingWork<Kind>>()
  let isBusy = false

  function startNext(): void {
    const turn = line.next()
    if (turn) turn.go()
    else isBusy = false
  }

  function wait(party: string, kind: Kind): Promise<void> {
    const alike = line.all().filter((one) => one.kind === kind)
    if (alike.filter((one) => one.party === party).length >= limits[kind].ofOne) {
      throw new AppError('too_many_requests', busy.one, { retryAfter: 10 })
    }
    if (alike.length >= limits[kind].inAll) throw new AppError('unavailable', busy.all, { retryAfter: 5 })
    return new Promise((resolve) => line.add(party, { party, kind, go: resolve }))
  }

  return {
    async run(party, kind, work) {
      if (isBusy) await wait(party, kind)
      isBusy = true
      try {
        return await work()
      } finally {
        startNext()
      }
    },
  }
}
