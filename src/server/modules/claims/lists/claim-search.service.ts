import { undoDays } from '#domain/claims/claim.ts'
import { addDays } from '#domain/language/added-time.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { system, type Transactions } from '#server/plumbing/transactions.ts'
import { findClaimsOf } from './claim-lists.store.ts'

export type ClaimSearch = ReturnType<typeof createClaimSearch>

export function createClaimSearch({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  return {
    /** Of any of these homes and organizations. As the system, for the staff. */
    async search(of: { residences: readonly string[]; organizations: readonly string[] }, limit: number) {
      const since = addDays(clock.now(), -undoDays).toISOString()
      const found = await transactions.run(system, (tx) => findClaimsOf(tx, of, limit))
      return found.map(({ isShown, endedAt, ...claim }) => ({
        ...claim,
        isOnList: isShown && claim.standing !== 'withdrawn' && (endedAt === null || endedAt > since),
      }))
    },
  }
}
