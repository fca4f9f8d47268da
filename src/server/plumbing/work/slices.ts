import { setTimeout as pause } from 'node:timers/promises'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'

/** Milliseconds one slice should take, and the pause after it, in which whoever waits for the database has their turn. */
const sliceMs = 75
const pauseMs = 8

const firstSize = 20
const largestSize = 1_000
/** Of fewer items most of the time goes into planning the statements: the whole would take longer, not the others wait less. */
const smallestSize = 20

/**
 * Does large work in short transactions, one after the other, until `work` says that it did nothing. It is told how many
 * items to take: as many as the slices before needed for about 75 ms, so that on any machine others are let through.
 * `done` hears of what is committed. Gives the size of the last slice, for whoever goes on with more of the same.
 */
export async function inSlices(
  transactions: Transactions,
  actor: Actor,
  {
    first = firstSize,
    work,
    done,
  }: { first?: number; work(tx: Tx, most: number): Promise<number>; done?(did: number): void },
): Promise<number> {
  let most = first
  for (;;) {
    let began = 0
    const did = await transactions.run(actor, (tx) => {
      began = performance.now()
      return work(tx, most)
    })
    if (did === 0) return most
    const ms = performance.now() - began
    done?.(did)
    most = nextSize(most, did, ms)
    await pause(pauseMs)
  }
}

/** At most twice as many as before: a slice that was quick by chance says little of the next one. */
function nextSize(most: number, did: number, ms: number): number {
  const fitting = Math.floor((did * sliceMs) / Math.max(ms, 1))
  return Math.max(smallestSize, Math.min(fitting, most * 2, largestSize))
}
