export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'
type Line = (event: string, facts?: Record<string, unknown>) => void

/** Structured log lines. Facts are ids, counts and times: never a name, an address, a message or a secret. */
export type Log = { debug: Line; info: Line; warn: Line; error: Line; with(facts: Record<string, unknown>): Log }

const order = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** JSON lines to the given writer (stderr by default), from `level` upwards. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
  base: Record<string, unknown> = {},
): Log {
  const at =
    (name: 'debug' | 'info' | 'warn' | 'error'): Line =>
    (event, facts) => {
      if (order.indexOf(name) < order.indexOf(level)) return
      const entry = { time: new Date().toISOString(), level: name, event, ...base, ...facts }
      write(`${JSON.stringify(entry, (_, value: unknown) => (value instanceof Error ? describe(value) : value))}\n`)
    }
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    with: (facts) => createLog(level, write, { ...base, ...facts }),
  }
}

// A database error's `detail` quotes the row it refused, which may be somebody's message: only the safe parts go out.
function describe(error: Error): Record<string, unknown> {
  const code = 'code' in error ? error.code : undefined
  return { name: error.name, message: error.message, code, stack: error.stack, cause: error.cause }
}
