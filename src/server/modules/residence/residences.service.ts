import type { DirectoryStats } from '#contract/residence/residences.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { reader, type Transactions } from '#server/plumbing/transactions.ts'
import { countPublished, hasSamples } from './residences.store.ts'

export type Residences = ReturnType<typeof createResidences>

const statsFreshMs = 1000

export function createResidences({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  let counted: { at: number; stats: Promise<DirectoryStats> } | undefined

  async function count(now: Date): Promise<DirectoryStats> {
    const counts = await transactions.run(reader, (tx) => countPublished(tx, now))
    return { ...counts, measuredAt: now.toISOString() }
  }

  return {
    stats(): Promise<DirectoryStats> {
      const now = clock.now()
      if (counted && now.getTime() - counted.at < statsFreshMs) return counted.stats
      const stats = count(now)
      counted = { at: now.getTime(), stats }
      stats.catch(() => {
        counted = undefined
      })
      return stats
    },
    hasSamples: (): Promise<boolean> => transactions.run(reader, hasSamples),
  }
}
