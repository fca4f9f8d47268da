import type { LikeListing } from '#contract/residence/publishing.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type ComparedHouse, readListingsLike } from './alike.store.ts'

export type { ComparedHouse } from './alike.store.ts'

/** By the `key` of each house. Compares only what is public of a listing. */
export function listingsLike(
  tx: Tx,
  organisationId: string,
  houses: readonly ComparedHouse[],
): Promise<Map<string, LikeListing[]>> {
  return readListingsLike(tx, organisationId, houses)
}
