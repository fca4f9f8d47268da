import { setTimeout as pause } from 'node:timers/promises'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'

const sliceMs = 75
const pauseMs = 8

const firstSize = 20
const maxSize = 1_000
const minSize = 20

export async function runInBatches(
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
    most = computeNextSize(most, did, ms)
    await pause(pauseMs)
  }
}

function computeNextSize(most: number, did: number, ms: number): number {
  const fitting = Math.floor((did * sliceMs) / Math.max(ms, 1))
  return Math.max(minSize, Math.min(fitting, most * 2, maxSize))
}
