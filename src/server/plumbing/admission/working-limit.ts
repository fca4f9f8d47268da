export type WorkingLimit = ReturnType<typeof createWorkingLimit>

const perLook = 20
const tooLong = 3
const quick = 2
const maxKinds = 200

/** Grows by one while answers take about as long as alone, and shrinks by a sixth when they take much longer. */
export function createWorkingLimit(limits: { least: number; most: number; first: number }) {
  const usual = new Map<string, number>()
  let limit = limits.first
  let looked = { answers: 0, took: 0, alone: 0 }

  function learnUsual(kind: string, ms: number): void {
    const known = usual.get(kind)
    if (known === undefined && usual.size >= maxKinds) usual.clear()
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
    now: (): number => Math.floor(limit),
    learn(kind: string, ms: number, { alone, full }: { alone: boolean; full: boolean }): void {
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
