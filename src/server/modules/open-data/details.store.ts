import { sql } from 'kysely'
import type { HouseRule, ResidenceDetail } from '#contract/residence-detail.ts'
import type { Need } from '#domain/residence-needs.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** What the public may know of a home besides what search shows of it. Nothing of its address is among it. */
export type Details = Pick<
  ResidenceDetail,
  | 'description'
  | 'website'
  | 'email'
  | 'feeIncludes'
  | 'feeSaidOn'
  | 'deposit'
  | 'otherFirstDay'
  | 'staff'
  | 'languages'
  | 'certifiedUntil'
  | 'certifiedBy'
  | 'checkedAt'
> & {
  answerNotes: Partial<Record<Need, string>>
  rules: Partial<Record<HouseRule, string>>
}

/** The details of these homes by their ids; one that is not published any more is not among them. */
export async function readDetails(tx: Tx, ids: readonly string[]): Promise<Map<string, Details>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Details & { id: string }>`
    select r.id, r.description, r.website, r.email, r.fee_includes as "feeIncludes", r.fee_said_on::text as "feeSaidOn",
      r.deposit, r.other_first_day as "otherFirstDay", r.answer_notes as "answerNotes", r.staff, r.languages, r.rules,
      case when r.certified then r.certified_until::text end as "certifiedUntil",
      (select o.name from organisation o where o.kind = 'affiliate' and o.state_code = r.state_code
        order by o.created_at, o.id limit 1) as "certifiedBy",
      iso_time(r.checked_at) as "checkedAt"
    from residence r
    where r.status = 'published' and r.id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`.execute(tx)
  return new Map(rows.map(({ id, ...details }) => [id, details]))
}
