/** How many requests are worked on at once, found from the time their answers take. */
export type WorkingLimit = {
  now(): number
  /**
   * One answer of a kind took `ms`. `alone`: nothing else was being worked on when it began. `full`: as many as the limit
   * allows were.
   */
  learn(kind: string, ms: number, began: { alone: boolean; full: boolean }): void
}

/** Answers of a full gate between two looks at how they do. */
const perLook = 20
/** Answers may take so many times what they take alone before fewer are let in at once; below the other, more are. */
const tooLong = 3
const quick = 2
const mostKinds = 200

/**
 * Requests that share one thread, as all do with the embedded database, finish no sooner when more of them are begun: two
 * at once take twice as long each. Where a database works beside the thread they do. So the limit grows by one while answers
 * of a full gate take about what the same kind takes alone, and shrinks by a sixth when they take much longer.
 */
export function workingLimit(limits: { least: number; most: number; first: number }): WorkingLimit {
  const usual = new Map<string, number>()
  let limit = limits.first
  let looked = { answers: 0, took: 0, alone: 0 }

  function learnUsual(kind: string, ms: number): void {
    const known = usual.get(kind)
    if (known === undefined && usual.size >= mostKinds) usual.clear()
    // Quickly down, slowly up: the first answers of a process take long.
    usual.set(kind, known === undefined ? ms : known + (ms - known) * (ms < known ? 0.3 : 0.1))
  }

  function look(): void {
    const stretch = looked.took / looked.alone
    if (stretch > tooLong) limit = Math.max(limits.least, (limit * 5) / 6)
    else if (stretch < quick) limit = Math.min(limits.most, limit + 1)
    looked = { answers: 0, took: 0, alone: 0 }
  }

  return {
    now: () => Math.floor(limit),
    learn(kind, ms, { alone, full }) {
      if (alone) learnUsual(kind, ms)
      const known = usual.get(kind)
      if (!full || known === undefined) return
      looked.answers += 1
      looked.took += ms
      looked.alone += known
      if (looked.answers >= perLook) look()
    },
  }
}
