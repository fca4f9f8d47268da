import { residenceSlug } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { forgetSlugs, neverPublic, newSlugs, setSlug, waitingHouses } from './new-slugs.store.ts'

/**
 * For each wanted public address the first free one like it, none twice. `ownId` is the residence that may keep what it has
 * or had. Asked as the machine, which sees every operator's rows, drafts too.
 */
export function freeAddresses(tx: Tx, wanted: readonly string[], ownId: string | null = null): Promise<string[]> {
  return newSlugs(tx, wanted, ownId)
}

/**
 * Before houses are published: those that were never public and were renamed since they were added get the address of the
 * name they have now, and lose what they had. Asked as the machine, too.
 */
export async function readdressDrafts(tx: Tx, organisationId: string, ids: readonly string[]): Promise<void> {
  const renamed = (await neverPublic(tx, organisationId, ids))
    .map(({ id, slug, name, city, state }) => ({ id, slug, wish: residenceSlug(name, city, state ?? '') }))
    .filter(({ slug, wish }) => slug.replace(/-\d+$/, '') !== wish && slug !== wish)
  for (const { id, wish } of renamed) {
    const [slug = wish] = await newSlugs(tx, [wish], id)
    await setSlug(tx, id, slug)
    await forgetSlugs(tx, id)
  }
}

/** The same before houses that wait are made public: an import may have renamed them meanwhile. */
export async function readdressWaiting(tx: Tx, organisationId: string): Promise<void> {
  await readdressDrafts(tx, organisationId, await waitingHouses(tx, organisationId))
}

/** A house that was never public has no address but its own. */
export function forgetFormerAddresses(tx: Tx, id: string): Promise<void> {
  return forgetSlugs(tx, id)
}
