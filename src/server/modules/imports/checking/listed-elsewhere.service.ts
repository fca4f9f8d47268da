import type { ListedElsewhere } from '#contract/desk/imports.ts'
import type { LikeListing } from '#contract/residence/publishing.ts'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import { listingsLike } from '#server/modules/residences/listing/alike.service.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { runInBatches } from '#server/plumbing/work/batches.ts'
import type { NewDoor } from './check-sheet.rules.ts'

export async function listedElsewhere(
  transactions: Transactions,
  who: ImportContext,
  doors: readonly NewDoor[],
): Promise<ListedElsewhere[]> {
  const listed: ListedElsewhere[] = []
  let [compared, found]: [number, ListedElsewhere[]] = [0, []]
  await runInBatches(transactions, who.actor, {
    async work(tx, most) {
      const some = doors.slice(compared, compared + most).map((door) => ({ ...door, key: String(door.row) }))
      if (some.length === 0) return 0
      const like = await listingsLike(tx, who.organisationId, some)
      found = some.flatMap(({ row, name, key }) => toListedElsewhere(row, name, like.get(key)))
      return some.length
    },
    done(did) {
      compared += did
      listed.push(...found)
    },
  })
  return listed
}

function toListedElsewhere(row: number, residence: string, [first]: readonly LikeListing[] = []): ListedElsewhere[] {
  return first ? [{ row, residence, slug: first.slug, name: first.name, city: first.city, what: first.what }] : []
}
