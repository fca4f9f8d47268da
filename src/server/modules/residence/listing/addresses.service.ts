import { buildResidenceSlug } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { runAsReader } from '#server/plumbing/work/as-system.ts'
import { findFreeSlugs, forgetSlugs, listNeverPublic, listWaitingResidences, setSlug } from './new-slugs.store.ts'

/** `ownId` may keep an address it has or had. Every operator's residences count, drafts and unfinished imports too. */
export function findFreeAddresses(tx: Tx, wanted: readonly string[], ownId: string | null = null): Promise<string[]> {
  return runAsReader(tx, () => findFreeSlugs(tx, wanted, ownId))
}

/** Must be called before publishing. Only houses that were never public change their address. Acts as the system. */
export async function readdressDrafts(tx: Tx, organizationId: string, ids: readonly string[]): Promise<void> {
  const renamed = (await listNeverPublic(tx, organizationId, ids))
    .map(({ id, slug, name, city, state }) => ({ id, slug, wish: buildResidenceSlug(name, city, state ?? '') }))
    .filter(({ slug, wish }) => slug.replace(/-\d+$/, '') !== wish && slug !== wish)
  for (const { id, wish } of renamed) {
    const [slug = wish] = await findFreeAddresses(tx, [wish], id)
    await setSlug(tx, id, slug)
    await forgetSlugs(tx, id)
  }
}

/** An import may have renamed them since. Must be called before they are published. */
export async function readdressWaiting(tx: Tx, organizationId: string): Promise<void> {
  await readdressDrafts(tx, organizationId, await listWaitingResidences(tx, organizationId))
}
