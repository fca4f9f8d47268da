import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

type Days = { number: string; level: 1 | 2 | 3 | 4; issuedOn: string; endsOn: string }

/**
 * `operatorId` is null where nobody has claimed the house, or nobody is told of the certificate. `before` is the last
 * one of the house that somebody was told of.
 */
export type SetCertificate = Days & {
  residence: string
  city: string
  form: string | null
  /** Until it is recorded. */
  checkInOn: string | null
  extendedFrom: string | null
  setAt: Date
  state: string
  affiliateId: string
  affiliate: string
  operatorId: string | null
  before:
    | (Days & {
        form: string | null
        setAt: string
        endedAs: 'replaced' | 'suspended' | 'withdrawn' | null
        unconfirmedAs: 'moved' | 'operator' | null
      })
    | null
}

const selectDays = (of: 'c' | 'p') => {
  const buildColumnRef = (name: string) => sql.ref(`${of}.${name}`)
  return sql`'number', ${buildColumnRef('number')}, 'level', ${buildColumnRef('narr_level')}, 'form', ${buildColumnRef('form')},
    'issuedOn', ${buildColumnRef('issued_on')}::text, 'endsOn', ${buildColumnRef('ends_on')}::text`
}

/** Once each. What an import set waits until the import can no longer be undone: it is as old as `undoableSince` then. */
export async function takeSet(tx: Tx, { at, undoableSince }: { at: Date; undoableSince: Date }) {
  const { rows } = await sql<SetCertificate>`
    update certificate c set set_told_at = ${at}
    from residence r, organization o
    where r.id = c.residence_id and o.id = c.organization_id and c.ended_at is null and c.set_told_at is null
      and c.unconfirmed_at is null and not exists (
        select from import_run i where i.organization_id = c.organization_id and i.imported_at = c.set_at
          and (i.imported_at > ${undoableSince} or i.state <> 'done'))
    returning c.number, c.narr_level as level, c.issued_on::text as "issuedOn", c.ends_on::text as "endsOn", c.form,
      case when c.checked_in_on is null then c.check_in_on::text end as "checkInOn", c.extended_from::text as "extendedFrom",
      c.set_at as "setAt", r.name as residence, r.city, o.state_code as state, o.id as "affiliateId",
      o.name as affiliate,
      case when r.claimed_at is not null and r.status = 'published' and not r.is_sample
        then r.organization_id end as "operatorId",
      (select json_build_object(${selectDays('p')}, 'setAt', iso_time(p.set_at), 'endedAs', p.ended_as,
          'unconfirmedAs', p.unconfirmed_as)
        from certificate p where p.residence_id = c.residence_id and p.set_told_at is not null
        order by p.set_at desc, p.id limit 1) as before`.execute(tx)
  return rows
}
