import type { ListedElsewhere } from '#contract/imports/imports.ts'
import type { LikeListing } from '#contract/residence/publishing.ts'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import { findListingsLike } from '#server/modules/residence/listing/alike.service.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { runInBatches } from '#server/plumbing/work/batches.ts'
import type { NewDoor } from './check-sheet.rules.ts'
import { isNameSlip, toPlainName } from './residence-keys.rules.ts'

/** Which listing it is, only an affiliate's import needs to know. */
type FoundListing = ListedElsewhere & { id: string; state: string; isSure: boolean }

export type OtherListings = { listed: FoundListing[]; samePhone: number }

// Houses of one operator often share a phone: alone it is counted, and what shares more is named.
export async function findListedElsewhere(
  transactions: Transactions,
  who: ImportContext,
  doors: readonly NewDoor[],
): Promise<OtherListings> {
  const all: OtherListings = { listed: [], samePhone: 0 }
  let [compared, found]: [number, FoundListing[]] = [0, []]
  await runInBatches(transactions, who.actor, {
    async work(tx, most) {
      const some = doors.slice(compared, compared + most).map((door) => ({ ...door, key: String(door.row) }))
      if (some.length === 0) return 0
      const like = await findListingsLike(tx, who.organizationId, some)
      found = some.flatMap((door) => toListedElsewhere(door, like.get(door.key)))
      return some.length
    },
    done(did) {
      compared += did
      const named = found.filter(
        ({ what, name, residence }) => what.some((one) => one !== 'phone') || isNameSlip(name, residence),
      )
      all.listed.push(...named)
      all.samePhone += found.length - named.length
    },
  })
  return all
}

function toListedElsewhere(door: NewDoor, [first, ...others]: readonly LikeListing[] = []): FoundListing[] {
  if (!first) return []
  const { id, slug, name, city, state, what } = first
  return [
    { row: door.row, residence: door.name, id, slug, name, city, state, what, isSure: isSure(door, first, others) },
  ]
}

/** With only the phone in common, a similar name makes it unsure. A name alone is sure where no other listing has it; without a ZIP code it must be the same. */
function isSure(door: NewDoor, { name, what }: LikeListing, others: readonly LikeListing[]): boolean {
  if (what.every((one) => one === 'phone')) return !isNameSlip(door.name, name)
  if (what.some((one) => one !== 'name')) return true
  const isNamesake = others.some((other) => other.what.includes('name'))
  return !isNamesake && (door.zip !== '' || toPlainName(door.name) === toPlainName(name))
}
