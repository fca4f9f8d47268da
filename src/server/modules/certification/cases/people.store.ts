import { sql } from 'kysely'
import type { DecisionRules } from '#domain/certification/application/application.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const nameOf = sql`coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email)`

export type Officer = { id: string; name: string; email: string }

export async function listOfficers(tx: Tx, organizationId: string): Promise<Officer[]> {
  const { rows } = await sql<Officer>`
    select p.id, ${nameOf} as name, p.email
    from membership m join person p on p.id = m.person_id
    where m.organization_id = ${organizationId} and role_may(m.role, 'claims') order by name, p.id`.execute(tx)
  return rows
}

export async function listNames(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${nameOf} as name from person p where p.id = any(${[...ids]}::uuid[]) order by name`.execute(tx)
  return rows.map(({ name }) => name)
}

type ReviewedCase = { id: string; affiliateId: string; organizationId: string }

/** The officers of the affiliate who have no part in the application, and did not step back from it. */
export async function listReviewers(tx: Tx, { id, affiliateId, organizationId }: ReviewedCase): Promise<Officer[]> {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from membership where organization_id = ${organizationId}
    union select person_id from application_conflict where application_id = ${id}`.execute(tx)
  const barred = new Set(rows.map((row) => row.id))
  return (await listOfficers(tx, affiliateId)).filter((officer) => !barred.has(officer.id))
}

export async function readStateCode(tx: Tx, organizationId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('organization')
    .select('state_code')
    .where('id', '=', organizationId)
    .executeTakeFirst()
  return found?.state_code ?? null
}

type ReviewerRules = Pick<DecisionRules, 'isListed' | 'isToBeChecked'>

export async function readListed(tx: Tx, residenceId: string): Promise<ReviewerRules> {
  const { rows } = await sql<ReviewerRules>`
    select r.status = 'published' as "isListed", exists (
      select from publishing_check c where c.organization_id = r.organization_id and c.ended_at is null
        and coalesce(c.residence_id = r.id, true)) as "isToBeChecked"
    from residence r where r.id = ${residenceId}`.execute(tx)
  return rows[0] ?? { isListed: false, isToBeChecked: false }
}

export type Place = NonNullable<Awaited<ReturnType<typeof readPlace>>>

/** For the system: who asks is checked before. */
export async function readPlace(tx: Tx, residenceId: string) {
  const residence = tx.selectFrom('residence').where('id', '=', residenceId)
  const place = await residence.select(['street', 'zip', 'phone']).executeTakeFirst()
  return place ?? null
}
