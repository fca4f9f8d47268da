import { setTimeout as pause } from 'node:timers/promises'

/** SQLSTATE: deadlock detected, serialization failure. */
const lost = new Set(['40P01', '40001'])

const maxTries = 4

/** The work must be safe to run again. */
export async function retryWork<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === maxTries || !hasLost(error)) throw error
      await pause(Math.random() * 50 * 2 ** tries)
    }
  }
}

function hasLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && lost.has(String(error.code))) || hasLost(error.cause)
}
