import type { Tx } from '#server/plumbing/transactions.ts'
import { newSlugs } from './new-slugs.store.ts'

/**
 * For each wanted public address the first free one like it, none twice. `ownId` is the residence that may keep what it has
 * or had. Asked as the machine, which sees every operator's rows, drafts too.
 */
export function freeAddresses(tx: Tx, wanted: readonly string[], ownId: string | null = null): Promise<string[]> {
  return newSlugs(tx, wanted, ownId)
}
