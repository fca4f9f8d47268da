import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type EvidenceRow = {
  id: string
  code: string
  isShared: boolean
  fileId: string
  title: string
  endsOn: string | null
  addedAt: Date
  addedByName: string
}

/** What the person of the transaction may see, with the evidence that counts for all houses of the operator. */
export async function listOfApplication(tx: Tx, id: string): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    select e.id, e.code, e.application_id is null as "isShared", e.file_id as "fileId", e.title,
      e.ends_on::text as "endsOn", e.added_at as "addedAt", e.added_by_name as "addedByName"
    from application a
    join application_rule r on r.application_id = a.id
    join evidence e on e.organization_id = a.organization_id and e.code = r.code
      and (e.application_id = a.id or e.application_id is null)
    where a.id = ${id} order by r.place, e.added_at, e.id`.execute(tx)
  return rows
}

export async function findFileOf(tx: Tx, id: string): Promise<string | null> {
  const evidence = await tx.selectFrom('evidence').select('file_id').where('id', '=', id).executeTakeFirst()
  return evidence?.file_id ?? null
}

type NewEvidence = {
  id: string
  organizationId: string
  applicationId: string | null
  code: string
  fileId: string
  addedAt: Date
  addedByName: string
}

export async function insertEvidence(tx: Tx, row: NewEvidence): Promise<void> {
  const { id, organizationId, applicationId, code, fileId, addedAt, addedByName } = row
  await sql`
    insert into evidence (id, organization_id, application_id, code, file_id, added_at, added_by_name)
    values (${id}, ${organizationId}, ${applicationId}, ${code}, ${fileId}, ${addedAt}, ${addedByName})
    on conflict do nothing`.execute(tx)
}

/** A changed end is reminded of anew. */
export async function describeEvidence(
  tx: Tx,
  { id, title, endsOn }: { id: string; title: string; endsOn: string | null },
): Promise<void> {
  await sql`
    update evidence set title = ${title}, ends_on = ${endsOn}::date,
      reminded_days = case when ends_on is not distinct from ${endsOn}::date then reminded_days end
    where id = ${id}`.execute(tx)
}

export async function deleteEvidence(tx: Tx, id: string): Promise<void> {
  await sql`delete from evidence where id = ${id}`.execute(tx)
}

/** An applicant who adds evidence is not silent. */
export async function hearOf(tx: Tx, applicationId: string, now: Date): Promise<void> {
  await sql`
    update application set heard_at = ${now}, noticed_at = null
    where id = ${applicationId} and ended_at is null`.execute(tx)
}

/** Until when affiliates decided by what the operator shows once for all its houses, by code; null where one decides now. */
export async function listDecided(tx: Tx, organizationId: string): Promise<Map<string, Date | null>> {
  const { rows } = await sql<{ code: string; until: Date | null }>`
    select r.code, case when bool_or(a.ended_at is null) then null else max(a.ended_at) end as until
    from application a join application_rule r on r.application_id = a.id
    where a.organization_id = ${organizationId}
      and (a.stage in ('decision', 'appeal') or a.ended_as in ('certified', 'conditional', 'refused'))
    group by r.code`.execute(tx)
  return new Map(rows.map(({ code, until }) => [code, until]))
}

export type CopiedRule = { code: string; formerCode: string; isShared: boolean }

export async function copyEvidence(
  tx: Tx,
  { from, to, rules, at }: { from: string; to: string; rules: readonly CopiedRule[]; at: Date },
): Promise<void> {
  await sql`
    insert into evidence (id, organization_id, application_id, code, file_id, title, ends_on, added_at, added_by_name)
    select gen_random_uuid(), a.organization_id, case when not given."isShared" then a.id end, given.code, e.file_id,
      e.title, e.ends_on, ${at}, e.added_by_name
    from jsonb_to_recordset(${JSON.stringify(rules)}::text::jsonb)
      as given (code text, "formerCode" text, "isShared" boolean)
    join application a on a.id = ${to}
    join evidence e on e.organization_id = a.organization_id and e.code = given."formerCode"
      and (e.application_id = ${from} or e.application_id is null)
    order by e.added_at
    on conflict do nothing`.execute(tx)
}
