import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type CertificatesOfState = {
  state: string
  stateName: string
  papers: readonly {
    residence: string
    number: string
    narr_level: number
    issued_on: string
    ends_on: string
    stands: boolean
  }[]
}

export async function addCertificates(
  tx: Tx,
  papers: string,
  { organisationId, at }: { organisationId: string; at: Date },
): Promise<void> {
  if (papers === '[]') return
  await sql`
    insert into certificate (organisation_id, residence_id, number, narr_level, issued_on, ends_on, set_at, set_by,
      set_by_name)
    select ${organisationId}, p.residence, p.number, p.narr_level, p.issued_on, p.ends_on, ${at}, app_person(), by.name
    from jsonb_to_recordset(${papers}::text::jsonb) p (residence uuid, number text, narr_level int, issued_on date,
      ends_on date)
    cross join (select acting_name() as name) by`.execute(tx)
}

export async function noteCertificates(tx: Tx, organisationId: string, residences: readonly string[]): Promise<void> {
  await sql`
    insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, after)
    select c.organisation_id, app_person(), by.name, 'import', app_device(), 'certificate', r.id, r.name, 'certified',
      jsonb_build_object('number', c.number, 'level', c.narr_level, 'issued_on', c.issued_on, 'ends_on', c.ends_on)
    from unnest(${`{${residences.join(',')}}`}::text::uuid[]) home
    join certificate c on c.residence_id = home and c.ended_at is null and c.organisation_id = ${organisationId}
    join residence r on r.id = home
    cross join (select acting_name() as name) by`.execute(tx)
}

export async function affiliateList(tx: Tx, organisationId: string): Promise<CertificatesOfState | null> {
  const { rows } = await sql<{ list: CertificatesOfState }>`
    select json_build_object('state', o.state_code, 'stateName', s.name,
      'papers', coalesce((
        select json_agg(json_build_object('residence', c.residence_id, 'number', c.number, 'narr_level', c.narr_level,
          'issued_on', c.issued_on::text, 'ends_on', c.ends_on::text, 'stands', c.ended_at is null) order by c.id)
        from certificate c where c.organisation_id = o.id), '[]')) as list
    from organisation o join state s on s.code = o.state_code
    where o.id = ${organisationId} and o.kind = 'affiliate'`.execute(tx)
  return rows[0]?.list ?? null
}
