import { sql } from 'kysely'
import type { CertificateEnd, CertificateKind } from '#domain/certification/certificate/certificate.ts'
import type { ConditionalForm } from '#domain/certification/certificate/conditional-form.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import type { Audience } from '#domain/residence/residence.ts'
import { writeHistory } from '#server/plumbing/history/noted-lines.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { selectIds } from './finish.store.ts'

export type CertificatesOfState = {
  state: string
  stateName: string
  papers: readonly {
    residence: string
    number: string
    narr_level: number
    issued_on: string
    ends_on: string
    operator: string
    kind: CertificateKind
    form: ConditionalForm | null
    beds: number | null
    beds_for: Audience[]
    stands: boolean
    set_on: string
    ended_on: string | null
    ended_as: 'replaced' | CertificateEnd | null
    unconfirmed_on: string | null
  }[]
}

export async function addCertificates(
  tx: Tx,
  papers: string,
  { organizationId, at }: { organizationId: string; at: Date },
): Promise<void> {
  if (papers === '[]') return
  await sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, set_at, set_by,
      set_by_name, operator_name, kind, beds, beds_for, form, check_in_on, checked_in_on, check_in_note, extended_from)
    select ${organizationId}, p.residence, p.number, p.narr_level, p.issued_on, p.ends_on, ${at}, app_person(), by.name,
      p.operator, p.kind, p.beds, p.beds_for, p.form, p.check_in_on, f.checked_in_on, coalesce(f.check_in_note, ''),
      f.extended_from
    from jsonb_to_recordset(${papers}::text::jsonb) p (residence uuid, number text, narr_level int, issued_on date,
      ends_on date, operator text, kind text, beds int, beds_for text[], form text, check_in_on date)
    left join certificate f on f.residence_id = p.residence and f.ended_at is null and f.form = p.form
      and f.issued_on = p.issued_on and f.ends_on = p.ends_on
    cross join (select acting_name() as name) by`.execute(tx)
}

export async function noteCertificates(tx: Tx, organizationId: string, residences: readonly string[]): Promise<void> {
  const lines = sql`
    select reader.id, 'certificate', r.id, r.name, 'certified', '{}'::jsonb,
      jsonb_build_object('number', c.number, 'level', c.narr_level, 'issued_on', c.issued_on, 'ends_on', c.ends_on, 'kind', c.kind) || jsonb_strip_nulls(jsonb_build_object('form', c.form))
    from unnest(${`{${residences.join(',')}}`}::text::uuid[]) home
    join certificate c on c.residence_id = home and c.ended_at is null and c.organization_id = ${organizationId}
    join residence r on r.id = home
    cross join lateral (select c.organization_id as id union select r.organization_id) reader`
  await writeHistory(tx, lines, { source: 'import' })
}

export async function noteTakenBack(
  tx: Tx,
  { organizationId, at }: { organizationId: string; at: Date },
  residences: readonly string[],
): Promise<void> {
  const lines = sql`
    select reader.id, 'certificate', r.id, r.name, 'withdrawn', '{}'::jsonb,
      jsonb_build_object('number', c.number, 'reason', 'The import was undone.')
    from unnest(${selectIds(residences)}) home
    join certificate c on c.residence_id = home and c.ended_at is null and c.organization_id = ${organizationId}
      and c.set_at = ${at}
    join residence r on r.id = home
    cross join lateral (select c.organization_id as id union select r.organization_id) reader`
  await writeHistory(tx, lines, { source: 'import' })
}

export async function readAffiliateList(tx: Tx, organizationId: string): Promise<CertificatesOfState | null> {
  const { rows } = await sql<{ list: CertificatesOfState }>`
    select json_build_object('state', o.state_code, 'stateName', s.name,
      'papers', coalesce((
        select json_agg(json_build_object('residence', c.residence_id, 'number', c.number, 'narr_level', c.narr_level,
          'issued_on', c.issued_on::text, 'ends_on', c.ends_on::text, 'operator', c.operator_name, 'kind', c.kind, 'beds', c.beds,
          'beds_for', c.beds_for, 'form', c.form, 'stands', c.ended_at is null, 'set_on', iso_time(c.set_at),
          'ended_on', iso_time(c.ended_at), 'ended_as', c.ended_as, 'unconfirmed_on', iso_time(c.unconfirmed_at))
          order by c.set_at, c.id)
        from certificate c where c.organization_id = o.id), '[]')) as list
    from organization o join state s on s.code = o.state_code
    where o.id = ${organizationId} and o.kind = 'affiliate'`.execute(tx)
  return rows[0] ? toLocalDays(rows[0].list) : null
}

function toLocalDays(list: CertificatesOfState): CertificatesOfState {
  const toDay = (moment: string) => toLocalDay(new Date(moment), list.state)
  for (const paper of list.papers) {
    paper.set_on = toDay(paper.set_on)
    paper.ended_on &&= toDay(paper.ended_on)
    paper.unconfirmed_on &&= toDay(paper.unconfirmed_on)
  }
  return list
}

export async function rememberCertificates(tx: Tx, importId: string, residences: readonly string[]): Promise<void> {
  await sql`
    update import_change i set sets_certificate = true, certificate_before = (
      select c.id from certificate c where c.residence_id = i.residence_id and c.ended_at is null)
    where i.import_id = ${importId} and i.residence_id = any (${selectIds(residences)})`.execute(tx)
}

export async function markCertifiedDone(tx: Tx, importId: string, residences: readonly string[]): Promise<void> {
  await sql`
    update import_change set planned = null
    where import_id = ${importId} and residence_id = any (${selectIds(residences)})`.execute(tx)
}

export async function listOffTheList(tx: Tx, organizationId: string, residences: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select home as id, coalesce(r.name, '') as name
    from unnest(${selectIds(residences)}) home left join residence r on r.id = home
    where r.id is null or r.status <> 'published' or r.state_code is distinct from (
      select state_code from organization where id = ${organizationId})`.execute(tx)
  return rows
}

export async function listCertifiedSince(
  tx: Tx,
  { id, organizationId, at }: { id: string; organizationId: string; at: Date },
  residences: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select i.residence_id as id, coalesce(r.name, '') as name
    from import_change i left join residence r on r.id = i.residence_id
    where i.import_id = ${id} and i.residence_id = any (${selectIds(residences)}) and not exists (
      select from certificate c where c.residence_id = i.residence_id and c.organization_id = ${organizationId}
        and c.set_at = ${at} and c.ended_at is null)`.execute(tx)
  return rows
}

/** Takes away the certificates the import set and lets those before stand again. Only the system may. */
export async function putBackCertificates(
  tx: Tx,
  { id, organizationId, at }: { id: string; organizationId: string; at: Date },
  residences: readonly string[],
): Promise<void> {
  const mine = sql`i.import_id = ${id} and i.residence_id = any (${selectIds(residences)}) and i.sets_certificate`
  const set = sql`c.residence_id = i.residence_id and c.organization_id = ${organizationId} and c.set_at = ${at}`
  // Ended first, which notifies the house; then deleted.
  await sql`
    update certificate c set ended_at = clock_timestamp(), ended_as = 'withdrawn', end_reason = 'The import was undone.'
    from import_change i where ${mine} and ${set} and c.ended_at is null`.execute(tx)
  await sql`delete from certificate c using import_change i where ${mine} and ${set}`.execute(tx)
  await sql`
    update certificate c set ended_at = null, ended_as = null, end_reason = ''
    from import_change i where ${mine} and c.id = i.certificate_before and c.ended_as = 'replaced'`.execute(tx)
}
