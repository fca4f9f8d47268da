import type { LikeListing } from '#contract/residence/publishing.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type ComparedResidence, readListingsLike } from './alike.store.ts'

export type { ComparedResidence } from './alike.store.ts'

/** By the `key` of each house. Compares only what is public of a listing. */
export function findListingsLike(
  tx: Tx,
  organizationId: string,
  residences: readonly ComparedResidence[],
): Promise<Map<string, LikeListing[]>> {
  return readListingsLike(tx, organizationId, residences)
}
