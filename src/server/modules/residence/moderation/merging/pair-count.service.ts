import { requireAffiliateFor } from '#server/modules/certification/certificates/certificates.service.ts'
import { system, type Transactions } from '#server/plumbing/transactions.ts'
import { findPairs } from './pairs.store.ts'

export function createPairCount({ transactions }: { transactions: Transactions }) {
  return {
    count: (affiliateId: string): Promise<number> =>
      transactions.run(system, async (tx) => {
        const { state } = await requireAffiliateFor(tx, { affiliateId }, undefined)
        return (await findPairs(tx, { state, page: 1, limit: 1 })).total
      }),
  }
}
