import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Of any form; a withdrawn one is not renewed. */
export async function findLast(
  tx: Tx,
  affiliateId: string,
  residenceId: string,
): Promise<{ number: string; endsOn: string | null } | null> {
  const { rows } = await sql<{ number: string; endsOn: string | null }>`
    select number, case when ended_as is distinct from 'withdrawn' then ends_on::text end as "endsOn" from certificate
    where organization_id = ${affiliateId} and residence_id = ${residenceId} order by set_at desc limit 1`.execute(tx)
  return rows[0] ?? null
}

/** How many numbers like WV-2026-0042 the affiliate has given; locks it, so that two decisions get two numbers. */
export async function countNumbers(tx: Tx, affiliateId: string, stem: string): Promise<number> {
  await sql`select from organization where id = ${affiliateId} for update`.execute(tx)
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substr(number, length(${stem}::text) + 1)::int), 0) as last from certificate
    where organization_id = ${affiliateId} and number ~ ('^' || ${stem}::text || '[0-9]{4,8}$')`.execute(tx)
  return rows[0]?.last ?? 0
}
