import { sql } from 'kysely'
import type { CertifiedResidence } from '#contract/certification/certificates.ts'
import {
  type CertificateEnd,
  type CertificateKind,
  toCertificateDay,
} from '#domain/certification/certificate/certificate.ts'
import type { ConditionalForm } from '#domain/certification/certificate/conditional-form.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import type { Audience } from '#domain/residence/residence.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type Affiliate = { id: string; name: string; state: string; stateName: string }

const affiliate = sql`o.id, o.name, o.state_code as state, s.name as "stateName"
  from organization o join state s on s.code = o.state_code where o.kind = 'affiliate'`

export async function findAffiliateById(tx: Tx, id: string): Promise<Affiliate | null> {
  const { rows } = await sql<Affiliate>`select ${affiliate} and o.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export async function findAffiliateOfState(tx: Tx, state: string): Promise<Affiliate | null> {
  const { rows } = await sql<Affiliate>`select ${affiliate} and o.state_code = ${state}`.execute(tx)
  return rows[0] ?? null
}

const selectResidences = ({ id, state }: Affiliate) => sql`
  residence r left join certificate c on c.residence_id = r.id and c.ended_at is null
  where r.state_code = ${state} and (r.status = 'published' or (r.organization_id = ${id} and r.status = 'draft'))`

const selectPaper = (certificate: string) => {
  const buildColumnRef = (name: string) => sql.ref(`${certificate}.${name}`)
  return sql`'number', ${buildColumnRef('number')}, 'level', ${buildColumnRef('narr_level')}, 'issuedOn', ${buildColumnRef('issued_on')}::text,
    'endsOn', ${buildColumnRef('ends_on')}::text, 'operator', ${buildColumnRef('operator_name')}, 'beds', ${buildColumnRef('beds')},
    'bedsFor', ${buildColumnRef('beds_for')}, 'kind', ${buildColumnRef('kind')}, 'standard', ${buildColumnRef('standard')},
    'form', ${buildColumnRef('form')}, 'checkInOn', ${buildColumnRef('check_in_on')}::text, 'checkedInOn', ${buildColumnRef('checked_in_on')}::text,
    'checkInNote', ${buildColumnRef('check_in_note')}, 'extendedFrom', ${buildColumnRef('extended_from')}::text`
}

/** Differs as soon as the certificate is set anew or extended. */
const selectSeen = (certificate: string) =>
  sql`concat_ws(' ', ${sql.ref(`${certificate}.id`)}, ${sql.ref(`${certificate}.extended_from`)})`

export async function readResidence(tx: Tx, of: Affiliate, residenceId: string, now: Date) {
  const { rows } = await sql<Omit<CertifiedResidence, 'move'>>`
    select r.id, r.slug, r.name, r.city, r.status = 'published' as "isPublished",
      r.claimed_at is not null as "isClaimed",
      case when r.claimed_at is not null then (
        select l.organization_name from listing l where l.residence_id = r.id) end as organization,
      certificate_holds(r.certified, r.certified_until, ${toCertificateDay(now)}::date) as "isCertified",
      r.narr_level as "narrLevel",
      case when c.id is not null then json_build_object(${selectPaper('c')}, 'seen', ${selectSeen('c')}, 'unconfirmed', case
        when c.unconfirmed_at is not null then json_build_object('as', c.unconfirmed_as,
          'since', iso_time(c.unconfirmed_at)) end, 'conditions', case when c.form is null then '' else coalesce((
          select a.end_conditions from application a where a.residence_id = r.id and a.ended_as = 'conditional'
            and a.affiliate_id = ${of.id} order by a.ended_at desc limit 1), '') end) end as certificate,
      json_build_object('operator', case when r.claimed_at is not null then (
          select l.organization_name from listing l where l.residence_id = r.id) else '' end,
        'beds', (select nullif(sum(g.total_beds), 0) from bed_group g where g.residence_id = r.id),
        'bedsFor', array(select distinct g.audience from bed_group g
          where g.residence_id = r.id and g.total_beds > 0 order by g.audience)) as listed,
      coalesce((
        select json_agg(json_build_object(${selectPaper('e')}, 'endedAs', e.ended_as, 'reason', e.end_reason,
          'endedOn', iso_time(e.ended_at), 'lifted', case when e.lifted_at is not null then
            json_build_object('on', iso_time(e.lifted_at), 'reason', e.lift_reason) end) order by e.ended_at desc)
        from certificate e where e.residence_id = r.id and e.ended_at is not null
      ), '[]') as earlier
    from ${selectResidences(of)} and r.id = ${residenceId}`.execute(tx)
  return rows[0] ? toLocalDays(rows[0], of.state) : null
}

function toLocalDays<Read extends Pick<CertifiedResidence, 'certificate' | 'earlier'>>(
  read: Read,
  state: string,
): Read {
  const toDay = (moment: string) => toLocalDay(new Date(moment), state)
  const { unconfirmed } = read.certificate ?? {}
  if (unconfirmed) unconfirmed.since = toDay(unconfirmed.since)
  for (const paper of read.earlier) {
    paper.endedOn = toDay(paper.endedOn)
    if (paper.lifted) paper.lifted.on = toDay(paper.lifted.on)
  }
  return read
}

/** A street is shown as the page of the number does it. Only the system reads where a certificate was given for. */
export async function readMove(tx: Tx, residenceId: string): Promise<CertifiedResidence['move']> {
  const { rows } = await sql<NonNullable<CertifiedResidence['move']>>`
    select json_build_object('city', c.city, 'zip', case when l.zip is not null then nullif(c.zip, '') end,
        'street', case when l.street is not null and (c.shows_street or l.street_key = street_key(c.street))
          then nullif(c.street, '') end) as "from",
      json_build_object('city', r.city, 'zip', l.zip, 'street', nullif(l.street, '')) as "to"
    from certificate c join residence r on r.id = c.residence_id left join listing l on l.residence_id = r.id
    where c.residence_id = ${residenceId} and c.ended_at is null and c.unconfirmed_as = 'moved'`.execute(tx)
  return rows[0] ?? null
}

export async function findResidence(tx: Tx, of: Affiliate, residenceId: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, r.name from ${selectResidences(of)} and r.id = ${residenceId}`.execute(tx)
  return rows[0] ?? null
}

export type NewCertificate = {
  residenceId: string
  number: string
  level: number
  issuedOn: string
  endsOn: string
  standard: string
  operator?: string | undefined
  beds?: number | undefined
  bedsFor?: readonly Audience[] | undefined
  kind?: CertificateKind | undefined
  form?: ConditionalForm | null
  checkInOn?: string | null
  isTold?: boolean
}

export async function insertCertificate(
  tx: Tx,
  affiliateId: string,
  paper: NewCertificate,
  by: { at: Date; id: string; name: string },
): Promise<void> {
  const { residenceId, number, level, issuedOn, endsOn, standard, operator, beds, bedsFor, kind, form, checkInOn } =
    paper
  const toldAt = paper.isTold === true ? by.at : null
  await sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, set_at, set_by,
      set_by_name, standard, operator_name, beds, beds_for, kind, form, check_in_on, set_told_at)
    values (${affiliateId}, ${residenceId}, ${number}, ${level}, ${issuedOn}, ${endsOn}, ${by.at}, ${by.id}, ${by.name},
      ${standard}, ${operator ?? null}, ${beds ?? null}, ${bedsFor === undefined ? null : `{${bedsFor.join(',')}}`}::text[],
      ${kind ?? null}, ${form ?? null}, ${checkInOn ?? null}, ${toldAt})`.execute(tx)
}

export type StandingCertificate = { number: string; setBy: string; seen: string }

/** What says of the certificate that stands which it is, and who set it. Other changes of the home's certificates wait until this ends. */
export async function lockStanding(tx: Tx, residenceId: string): Promise<StandingCertificate | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certificate ${residenceId}`}, 0))`.execute(tx)
  const { rows } = await sql<StandingCertificate>`
    select c.number, c.set_by_name as "setBy", ${selectSeen('c')} as seen from certificate c
    where c.residence_id = ${residenceId} and c.ended_at is null`.execute(tx)
  return rows[0] ?? null
}

export async function isStanding(tx: Tx, affiliateId: string, asked: NewCertificate): Promise<boolean> {
  const { rows } = await sql`
    select from certificate where residence_id = ${asked.residenceId} and ended_at is null
      and organization_id = ${affiliateId} and number = ${asked.number} and narr_level = ${asked.level}
      and issued_on = ${asked.issuedOn}::date and ends_on = ${asked.endsOn}::date and standard = ${asked.standard}
      and operator_name = coalesce(${asked.operator ?? null}, operator_name)
      and beds is not distinct from coalesce(${asked.beds ?? null}::int, beds)
      and beds_for = coalesce(${asked.bedsFor === undefined ? null : `{${asked.bedsFor.join(',')}}`}::text[], beds_for)
      and kind = coalesce(${asked.kind ?? null}, kind) and form is not distinct from ${asked.form ?? null}
      and unconfirmed_at is null`.execute(tx)
  return rows.length === 1
}

export async function endCertificate(
  tx: Tx,
  affiliateId: string,
  residenceId: string,
  { at, as, reason }: { at: Date; as: CertificateEnd; reason: string },
): Promise<string | null> {
  const ended = await tx
    .updateTable('certificate')
    .set({ ended_at: at, ended_as: as, end_reason: reason })
    .where('residence_id', '=', residenceId)
    .where('organization_id', '=', affiliateId)
    .where('ended_at', 'is', null)
    .returning('number')
    .executeTakeFirst()
  return ended?.number ?? null
}

/** The last one that was suspended. Only the system may. */
export async function noteLifted(
  tx: Tx,
  affiliateId: string,
  residenceId: string,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await sql`
    update certificate set lifted_at = ${at}, lift_reason = ${reason}
    where id = (select id from certificate where organization_id = ${affiliateId} and residence_id = ${residenceId}
      and ended_as = 'suspended' order by ended_at desc, set_at desc limit 1)`.execute(tx)
}

export function isNumberTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'certificate_number'
}
