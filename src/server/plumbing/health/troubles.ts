import { dayMs } from '#domain/language/durations.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'

export const slowMs = 500
/** Of each kind as many different ones are kept; of a flood of new ones the oldest go. */
const maxKept = 50
const maxStatement = 300

export type Trouble = {
  what: string
  code: string | null
  times: number
  firstAt: Date
  lastAt: Date
  longestMs: number
}

export type Troubles = ReturnType<typeof createTroubles>

/** What went wrong on this server since it started, for a day: counts and our own words, no value of any request. */
export function createTroubles(clock: Clock) {
  const since = clock.now()
  const errors = new Map<string, Trouble>()
  const statements = new Map<string, Trouble>()

  function note(
    of: Map<string, Trouble>,
    what: string,
    { code = null, ms = 0 }: { code?: string | null; ms?: number },
  ) {
    const key = `${what} ${code}`
    const at = clock.now()
    const known = of.get(key)
    const isOld = known === undefined || at.getTime() - known.lastAt.getTime() > dayMs
    of.delete(key)
    of.set(key, {
      what,
      code,
      times: isOld ? 1 : known.times + 1,
      firstAt: isOld ? at : known.firstAt,
      lastAt: at,
      longestMs: Math.round(isOld ? ms : Math.max(ms, known.longestMs)),
    })
    const oldest = of.size > maxKept ? of.keys().next().value : undefined
    if (oldest !== undefined) of.delete(oldest)
  }

  function list(of: Map<string, Trouble>): Trouble[] {
    const from = clock.now().getTime() - dayMs
    return [...of.values()].filter(({ lastAt }) => lastAt.getTime() >= from).reverse()
  }

  function watch(log: Log): Log {
    return {
      debug: (event, facts) => log.debug(event, facts),
      info: (event, facts) => log.info(event, facts),
      warn: (event, facts) => log.warn(event, facts),
      error(event, facts) {
        note(errors, event, { code: readCode(facts?.error) })
        log.error(event, facts)
      },
      with: (facts) => watch(log.with(facts)),
    }
  }

  return {
    since,
    watch,
    /** Gets every statement; values are parameters, and what stands quoted in one is left out. */
    ran(statement: string, ms: number): void {
      if (ms < slowMs) return
      const shape = statement
        .replace(/'[^']*'/g, '…')
        .replace(/\s+/g, ' ')
        .trim()
      note(statements, shape.slice(0, maxStatement), { ms })
    },
    errors: () => list(errors),
    slow: () => list(statements),
  }
}

/** Its class and code: a message may quote what somebody typed. */
export function readCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return (code === undefined ? error.name : `${error.name} ${code}`).slice(0, 80)
}
