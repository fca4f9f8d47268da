import type { LikeListing } from '#contract/residence/publishing.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type ComparedHouse, readListingsLike } from './alike.store.ts'

export type { ComparedHouse } from './alike.store.ts'

/**
 * Listings of other organisations that houses look like, by the `key` of each house that looks like one: the same name and
 * town, phone, or address, however they are written. Only what is public of a listing is compared.
 */
export function listingsLike(
  tx: Tx,
  organisationId: string,
  houses: readonly ComparedHouse[],
): Promise<Map<string, LikeListing[]>> {
  return readListingsLike(tx, organisationId, houses)
}
