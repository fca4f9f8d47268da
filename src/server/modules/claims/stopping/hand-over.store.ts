import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'
import { putBack, setAside } from './set-aside.store.ts'

type Lead = { table: string; column: string; of: string; key: string }

/**
 * Links in old reminders would let the former operator go on reporting beds. Notes of a shift, and who is told of a
 * question later, are about its people.
 */
const ending = ['reminder', 'shift_note', 'question_later'] as const
const findEnding = (table: string) => ending.find((one) => one === table)

const staysBehind = new Set([
  'application',
  'claim',
  'certificate',
  'import_change',
  'listing_check',
  'publishing_check',
])

type HandOver = {
  residenceId: string
  from: string
  to: string
  claimedAt: Date | null
  by: { claimId: string; decidedAt: Date | null }
}

/**
 * `decidedAt` is null where a claim is undone. Tables come from the database catalog, so that one added later is included. Writes no history, and
 * moves none of its rows. What ends is kept beside the claim, for its undo to put back; what the claimant had written meanwhile is deleted then.
 */
export async function handOver(tx: Tx, { residenceId, from, to, claimedAt, by }: HandOver): Promise<void> {
  const { claimId, decidedAt } = by
  await endApplication(tx, residenceId)
  for (const { table, which } of await listBelongings(tx, residenceId)) {
    const ends = findEnding(table)
    if (ends === undefined) await sql`update ${sql.table(table)} set organization_id = ${to} where ${which}`.execute(tx)
    else if (decidedAt === null) await sql`delete from ${sql.table(table)} where ${which}`.execute(tx)
    else await setAside(tx, { claimId, decidedAt }, { table: ends, which })
  }
  await sql`
    update residence set organization_id = ${to}, claimed_at = ${claimedAt} where id = ${residenceId}`.execute(tx)
  if (decidedAt === null) await putBack(tx, claimId)
  // The former organization's desks. Those of the new one are notified by the triggers of the rows written above.
  await sql`select pg_notify('desk', ${from}::uuid::text)`.execute(tx)
}

/** An open application would keep the new organization from applying, and the former one no longer has the house. */
async function endApplication(tx: Tx, residenceId: string): Promise<void> {
  await sql`
    update application set stage = 'ended', stage_since = now(), ended_at = now(), ended_as = 'withdrawn',
      end_reason = 'The home went to another organization.'
    where residence_id = ${residenceId} and ended_at is null`.execute(tx)
}

async function listBelongings(tx: Tx, residenceId: string) {
  const leads = await readLeads(tx)
  const found = new Map([['residence', sql`id = ${residenceId}`]])
  for (const [of, which] of found) {
    for (const { table, column, key } of leads.filter((lead) => lead.of === of)) {
      if (found.has(table) || staysBehind.has(table) || findEnding(of)) continue
      found.set(table, sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(of)} where ${which})`)
    }
  }
  found.delete('residence')
  return [...found].map(([table, which]) => ({ table, which }))
}

async function readLeads(tx: Tx): Promise<Lead[]> {
  const { rows } = await sql<Lead>`
    select child.relname as "table", here.attname as "column", parent.relname as "of", there.attname as key
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_attribute here on here.attrelid = c.conrelid and here.attnum = c.conkey[1]
    join pg_attribute there on there.attrelid = c.confrelid and there.attnum = c.confkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
      and exists (select from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'organization_id')
    order by child.relname, here.attname`.execute(tx)
  return rows
}
