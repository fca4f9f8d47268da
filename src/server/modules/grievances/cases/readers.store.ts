import { sql } from 'kysely'
import { allianceId } from '#domain/people/organization.ts'
import { selectBySlug } from '#server/plumbing/database/listing/public-facts.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type Reader = { id: string; email: string }

export async function listHandlers(
  tx: Tx,
  organizationId: string,
  { operatorId, steppedBack }: { operatorId: string | null; steppedBack: readonly string[] },
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select p.id, p.email from membership m join person p on p.id = m.person_id
    where m.organization_id = ${organizationId} and role_may(m.role, 'claims')
      and not p.id = any (${[...steppedBack]}::uuid[])
      and not exists (
        select from membership other where other.person_id = p.id and other.organization_id = ${operatorId}::uuid
      )
    order by p.email`.execute(tx)
  return rows
}

export type Handler = { id: string; name: string }

/** The affiliate of a state where somebody can handle it who has nothing to do with the house; or the alliance. */
export async function findHandler(tx: Tx, stateCode: string, operatorId: string | null): Promise<Handler> {
  const named = tx.selectFrom('organization').select(['id', 'name'])
  const ofState = named.where('kind', '=', 'affiliate').where('state_code', '=', stateCode)
  const affiliate = await ofState.executeTakeFirst()
  const none = { operatorId, steppedBack: [] }
  if (affiliate && (await listHandlers(tx, affiliate.id, none)).length > 0) return affiliate
  const alliance = await named.where('id', '=', allianceId).executeTakeFirst()
  return alliance ?? { id: allianceId, name: '' }
}

export type NamedResidence = { slug: string; name: string; stateCode: string; operatorId: string | null }

export async function findNamedResidence(tx: Tx, slug: string): Promise<NamedResidence | null> {
  const { rows } = await sql<NamedResidence>`
    select slug, name, state_code as "stateCode",
      case when claimed_at is not null then organization_id end as "operatorId"
    from residence ${selectBySlug(slug)}`.execute(tx)
  return rows[0] ?? null
}

export async function findState(tx: Tx, code: string): Promise<string | null> {
  const state = await tx.selectFrom('state').select('code').where('code', '=', code).executeTakeFirst()
  return state?.code ?? null
}
