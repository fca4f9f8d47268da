import { sql } from 'kysely'
import type { FormerPaper } from '#domain/certification/certificate/conditional.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

/** The certificate that the affiliate gave and that stands. With `lock`, what is done to it follows each other. */
export async function findStanding(tx: Tx, affiliateId: string, residenceId: string, { lock = false } = {}) {
  const paper = await tx
    .selectFrom('certificate')
    .select(['id', 'number', 'narr_level as level', 'form', 'issued_on as issuedOn', 'ends_on as endsOn'])
    .select(['checked_in_on as checkedInOn', 'extended_from as extendedFrom'])
    .where('organization_id', '=', affiliateId)
    .where('residence_id', '=', residenceId)
    .where('ended_at', 'is', null)
    .$if(lock, (standing) => standing.forUpdate())
    .executeTakeFirst()
  return paper ?? null
}

/** The last one that the affiliate gave the home in the hands of who has it now. */
export async function findFormer(tx: Tx, affiliateId: string, residenceId: string): Promise<FormerPaper | null> {
  const { rows } = await sql<
    Omit<FormerPaper, 'setOn' | 'endedOn'> & { setAt: string; endedAt: string | null; state: string }
  >`
    select c.form, c.issued_on::text as "issuedOn", c.ends_on::text as "endsOn", iso_time(c.ended_at) as "endedAt",
      (select iso_time(min(f.set_at)) from certificate f where f.residence_id = c.residence_id
        and f.form is not distinct from c.form and f.issued_on = c.issued_on) as "setAt", r.state_code as state
    from certificate c join residence r on r.id = c.residence_id
    where c.organization_id = ${affiliateId} and c.residence_id = ${residenceId}
      and coalesce(c.operator_id = r.organization_id, true)
    order by c.set_at desc limit 1`.execute(tx)
  if (!rows[0]) return null
  const { setAt, endedAt, state, ...paper } = rows[0]
  const toDay = (moment: string) => toLocalDay(new Date(moment), state)
  return { ...paper, setOn: toDay(setAt), endedOn: endedAt && toDay(endedAt) }
}

export async function setCheckIn(tx: Tx, id: string, { on, note }: { on: string; note: string }): Promise<void> {
  await sql`update certificate set checked_in_on = ${on}, check_in_note = ${note} where id = ${id}`.execute(tx)
}

export async function setExtension(
  tx: Tx,
  id: string,
  { endsOn, extendedFrom }: { endsOn: string; extendedFrom: string },
): Promise<void> {
  await sql`
    update certificate set ends_on = ${endsOn}, extended_from = ${extendedFrom}, reminded_days = null, set_told_at = null
    where id = ${id}`.execute(tx)
}

export async function carryOver(tx: Tx, residenceId: string, formerId: string): Promise<void> {
  await sql`
    update certificate c set checked_in_on = f.checked_in_on, check_in_note = f.check_in_note,
      check_in_reminded_at = f.check_in_reminded_at, extended_from = f.extended_from
    from certificate f where f.id = ${formerId} and c.residence_id = ${residenceId} and c.ended_at is null`.execute(tx)
}
