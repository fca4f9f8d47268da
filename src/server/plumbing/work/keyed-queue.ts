export type KeyedQueue = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Turns are within this process only. Waiting here holds no database connection, so a busy house does not block
 * others.
 */
export function createKeyedQueue(): KeyedQueue {
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
