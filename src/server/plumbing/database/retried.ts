import { setTimeout as pause } from 'node:timers/promises'

/** SQLSTATE of a transaction that lost against another one and was rolled back: a deadlock, or no serial order. */
const lost = new Set(['40P01', '40001'])

const mostTries = 4

/**
 * Does work again that lost against another transaction, after a pause that is longer each time and never the same as the
 * other's. Nothing of what was tried before is left in the database; the work itself must not mind that it runs again.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === mostTries || !hasLost(error)) throw error
      await pause(Math.random() * 50 * 2 ** tries)
    }
  }
}

/** Also where the error was made one for people, with the database's own behind it. */
function hasLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && lost.has(String(error.code))) || hasLost(error.cause)
}
