/** Does one thing at a time for each key, in the order they were asked for. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Turns within this process. The database makes servers take turns with each other; who waits here holds no connection
 * meanwhile, so that a busy house keeps nobody else waiting.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
