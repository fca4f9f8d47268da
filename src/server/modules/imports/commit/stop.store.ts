import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function forgetPlanned(tx: Tx, id: string): Promise<void> {
  await sql`
    with gone as (delete from import_change where import_id = ${id} and planned is not null returning 1)
    update import_run set changed = changed - (select count(*) from gone) where id = ${id}`.execute(tx)
}

export async function hideListings(tx: Tx, id: string): Promise<void> {
  const added = sql`(select residence_id from import_change where import_id = ${id} and kind = 'added')`
  await sql`delete from listing where residence_id in ${added}`.execute(tx)
  await sql`delete from listing_beds where residence_id in ${added}`.execute(tx)
  await sql`select pg_notify('listing', '*')`.execute(tx)
}
