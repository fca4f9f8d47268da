export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'
type Line = (event: string, facts?: Record<string, unknown>) => void

/** Facts are ids, counts and times: never a name, an address, a message or a secret. */
export type Log = { debug: Line; info: Line; warn: Line; error: Line; with(facts: Record<string, unknown>): Log }

const order = ['debug', 'info', 'warn', 'error', 'silent'] as const

export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(line)): Log {
  return new JsonLog(order.indexOf(level), write, {})
}

// A class, because every request creates one, and methods are shared by all instances.
class JsonLog implements Log {
  readonly #from: number
  readonly #write: (line: string) => void
  readonly #base: Record<string, unknown>

  constructor(from: number, write: (line: string) => void, base: Record<string, unknown>) {
    this.#from = from
    this.#write = write
    this.#base = base
  }

  debug(event: string, facts?: Record<string, unknown>): void {
    this.#line(0, event, facts)
  }
  info(event: string, facts?: Record<string, unknown>): void {
    this.#line(1, event, facts)
  }
  warn(event: string, facts?: Record<string, unknown>): void {
    this.#line(2, event, facts)
  }
  error(event: string, facts?: Record<string, unknown>): void {
    this.#line(3, event, facts)
  }
  with(facts: Record<string, unknown>): Log {
    return new JsonLog(this.#from, this.#write, { ...this.#base, ...facts })
  }

  #line(at: number, event: string, facts: Record<string, unknown> | undefined): void {
    if (at < this.#from) return
    const entry = { time: new Date().toISOString(), level: order[at], event, ...this.#base, ...facts }
    this.#write(`${JSON.stringify(entry, (_, value: unknown) => (value instanceof Error ? describe(value) : value))}\n`)
  }
}

// A database error's `detail` quotes the row it refused, which may be somebody's message: only the safe parts go out.
function describe(error: Error): Record<string, unknown> {
  const code = 'code' in error ? error.code : undefined
  return { name: error.name, message: error.message, code, stack: error.stack, cause: error.cause }
}
