import type { GroupNow } from '#contract/residence/residence-desk.ts'
import { hiddenRefusal } from '#domain/residence/listing/hiding.ts'
import type { ListingProblems } from '#domain/residence/listing/listing-check.ts'
import { buildResidenceSlug } from '#domain/residence/residence.ts'
import { findFreeAddresses } from '#server/modules/residence/listing/addresses.service.ts'
import type { KnownPoints } from '#server/modules/residence/listing/listing-place.rules.ts'
import { type ListingRow, readListings } from '#server/modules/residence/listing/own-listings.store.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { type Actor, system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'

export type Editor = { organizationId: string; actor: Actor }

export type EditingParts = Pick<ServerParts, 'transactions' | 'clock'> & {
  states: { options(): Promise<readonly { id: string; name: string }[]> }
  points: KnownPoints
}

export async function readOwnListing(
  tx: Tx,
  { clock }: Pick<EditingParts, 'clock'>,
  { organizationId }: Editor,
  id: string,
): Promise<ListingRow> {
  const [row] = await readListings(tx, organizationId, { now: clock.now(), ids: [id] })
  if (!row) throw buildNotThereError()
  return row
}

export async function readStateNames({ states }: Pick<EditingParts, 'states'>): Promise<ReadonlyMap<string, string>> {
  return new Map((await states.options()).map(({ id, name }) => [id, name]))
}

export async function chooseSlug(
  { transactions }: Pick<EditingParts, 'transactions'>,
  wanted: string,
  id: string,
): Promise<string> {
  const [free = wanted] = await transactions.run(system, (tx) => findFreeAddresses(tx, [wanted], id))
  return free
}

export function toSlug(name: string, city: string, stateCode: string | null): string {
  return buildResidenceSlug(name, city, stateCode ?? '')
}

export function toGroupNow({ audience, total, open, held }: ListingRow['groups'][number]): GroupNow {
  return { audience, total, open, held }
}

export function refuse(problems: ListingProblems | Record<string, string>): void {
  const fields = Object.fromEntries(Object.entries(problems))
  if (Object.keys(fields).length === 0) return
  throw buildFieldsError(fields)
}

/** Throws `conflict`. The database holds back what comes by another way. */
export function refuseHidden({ hidden }: Pick<ListingRow, 'hidden'>): void {
  if (hidden !== null) throw new AppError('conflict', hiddenRefusal)
}

export async function refuseTakenAddress<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== '23505') throw error
    throw new AppError('conflict', 'This address was taken just now. Please save again.', { cause: error })
  })
}

export function buildNotThereError(): AppError {
  return new AppError('not_found', 'There is no such residence in your list.')
}
