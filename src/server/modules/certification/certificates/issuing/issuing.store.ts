import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

type LastCertificate = { number: string; endsOn: string | null; runsUntil: string | null }

/** Of any form; a withdrawn one is not renewed. `runsUntil`: its last day where it is full and stands. */
export async function findLast(tx: Tx, affiliateId: string, residenceId: string): Promise<LastCertificate | null> {
  const { rows } = await sql<LastCertificate>`
    select number, case when ended_as is distinct from 'withdrawn' then ends_on::text end as "endsOn",
      case when ended_at is null and unconfirmed_at is null and form is null then ends_on::text end as "runsUntil"
    from certificate
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
