import { hourMs } from '#domain/language/durations.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'

export type DueChanges = ReturnType<typeof createDueChanges>

const maxTimerMs = hourMs

/** Keys are removed before `due` is called. The timer never keeps the process alive. */
export function createDueChanges(clock: Clock, due: (keys: string[]) => void) {
  const moments = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let armedFor = Number.POSITIVE_INFINITY

  function arm(at: number): void {
    if (at >= armedFor) return
    clearTimeout(timer)
    armedFor = at
    // One more, so that the moment has passed by every clock that counts finer.
    timer = setTimeout(ring, Math.min(maxTimerMs, Math.max(0, at + 1 - clock.now().getTime()))).unref()
  }

  function ring(): void {
    armedFor = Number.POSITIVE_INFINITY
    const now = clock.now().getTime()
    const keys: string[] = []
    let next = Number.POSITIVE_INFINITY
    for (const [key, at] of moments) {
      if (at <= now) keys.push(key)
      else next = Math.min(next, at)
    }
    for (const key of keys) moments.delete(key)
    if (next < Number.POSITIVE_INFINITY) arm(next)
    if (keys.length > 0) due(keys)
  }

  function set(key: string, at: number | null): void {
    if (at === null) {
      moments.delete(key)
      return
    }
    moments.set(key, at)
    arm(at)
  }

  return {
    /** `at` is in ms since 1970, null for never. Replaces the earlier value. */
    set,
    atLatest(key: string, at: number | null): void {
      const known = moments.get(key)
      if (at !== null && (known === undefined || at < known)) set(key, at)
    },
    stop(): void {
      clearTimeout(timer)
      moments.clear()
    },
  }
}
