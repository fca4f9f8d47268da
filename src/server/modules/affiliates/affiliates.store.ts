import { sql } from 'kysely'
import { allianceId } from '#domain/people/organization.ts'
import { isCertified } from '#server/plumbing/database/listing/filter-conditions.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type AffiliateRow = {
  id: string
  name: string
  state: string
  homes: number
  certified: number
  key: { since: string; older: number; revoked: number; lastRevokedAt: string | null } | null
}

export async function listAffiliates(tx: Tx, now: Date): Promise<AffiliateRow[]> {
  const { rows } = await sql<AffiliateRow>`
    select o.id, o.name, o.state_code as state, count(l.residence_id)::int as homes,
      (count(*) filter (
        where ${isCertified(now)}))::int as certified,
      (select case when count(*) filter (where k.retired_at is null) > 0 then json_build_object(
          'since', iso_time(max(k.made_at) filter (where k.retired_at is null)),
          'older', count(k.retired_at), 'revoked', count(k.revoked_at),
          'lastRevokedAt', iso_time(max(k.revoked_at))) end
        from signing_key k where k.organization_id = o.id) as key
    from organization o join state s on s.code = o.state_code left join listing l on l.state_code = o.state_code
    where o.kind = 'affiliate' group by o.id, s.name order by s.name`.execute(tx)
  return rows
}

export async function findKeyTime(tx: Tx, id: string): Promise<Date | null> {
  const inUse = tx.selectFrom('signing_key').where('organization_id', '=', id).where('retired_at', 'is', null)
  const key = await inUse.select('made_at').executeTakeFirst()
  return key?.made_at ?? null
}

export async function findAffiliateName(tx: Tx, id: string): Promise<string | null> {
  const affiliates = tx.selectFrom('organization').where('kind', '=', 'affiliate')
  const affiliate = await affiliates.select('name').where('id', '=', id).executeTakeFirst()
  return affiliate?.name ?? null
}

export async function insertAffiliate(tx: Tx, { id, name, state }: { id: string; name: string; state: string }) {
  const { rows } = await sql`
    insert into organization (id, kind, name, state_code)
    select ${id}, 'affiliate', ${name}, s.code from state s where s.code = ${state}
    on conflict do nothing returning id`.execute(tx)
  return rows.length === 1
}

type NotedAffiliate = {
  id: string
  name: string
  change: 'made' | 'key_changed' | 'key_revoked'
  after?: Readonly<Record<string, string>>
}

export async function noteAffiliate(tx: Tx, { id, name, change, after = {} }: NotedAffiliate): Promise<void> {
  const readers = change === 'made' ? [allianceId] : [allianceId, id]
  for (const organizationId of readers) {
    await noteChange(tx, { organizationId, subject: 'affiliate', subjectId: id, subjectName: name, change, after })
  }
}
