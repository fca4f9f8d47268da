import type { LikeListing } from '#contract/residence/publishing.ts'
import type { ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type ComparedResidence, readListingsLike } from './listing/alike.store.ts'
import { countInsisting, insertInsistence, openAtMost } from './publishing.store.ts'

type Residence = { organizationId: string; id: string }

export async function findListingsLikeResidence(
  tx: Tx,
  { organizationId, id }: Residence,
  values: ListingValues,
  saved: ListingValues | null,
): Promise<LikeListing[]> {
  const isDifferent = (...fields: ('name' | 'city' | 'state' | 'zip' | 'street' | 'phone')[]) =>
    saved === null || fields.some((field) => values[field] !== saved[field])
  const { city, state, zip } = values
  const residence: ComparedResidence = {
    key: id,
    id,
    city,
    state,
    zip,
    name: isDifferent('name', 'city', 'state', 'zip') ? values.name : '',
    street: isDifferent('zip', 'street') ? values.street : '',
    phone: isDifferent('phone') ? values.phone : '',
  }
  return (await readListingsLike(tx, organizationId, [residence])).get(id) ?? []
}

/** Throws `conflict` past a limit. */
export async function insistOnPublishing(tx: Tx, { organizationId, id }: Residence, reason: string): Promise<void> {
  if ((await countInsisting(tx, organizationId, id)) >= openAtMost) {
    const words = `${openAtMost} houses of yours wait already because they look like listings. Wait until they are decided.`
    throw new AppError('conflict', words)
  }
  await insertInsistence(tx, organizationId, id, reason)
}

export function describeLikeListing([first]: readonly LikeListing[]): string {
  if (!first) return ''
  const { name, city, state } = first
  return `This looks like ${name} in ${city}, ${state}, which is on the list. If it is yours, claim it. If it is another house, say why.`
}
