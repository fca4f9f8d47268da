import { sql } from 'kysely'
import type { PageEdition, ShownStatePage } from '#contract/states/state-page.ts'
import type { OwnPage } from '#domain/states/own-page.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type AffiliateOfState = NonNullable<Awaited<ReturnType<typeof readAffiliate>>>
export type PageDraft = { fields: Record<string, string>; revision: number; savedAt: string; savedBy: string }
export type NewDraft = { organizationId: string; fields: OwnPage; revision: number; at: Date }

export function readAffiliate(tx: Tx, organizationId: string) {
  return tx
    .selectFrom('organization as o')
    .innerJoin('state as s', 's.code', 'o.state_code')
    .select(['s.code as state', 's.name as stateName', 'o.name as affiliate'])
    .where('o.id', '=', organizationId)
    .where('o.kind', '=', 'affiliate')
    .executeTakeFirst()
}

export async function readShown(tx: Tx, state: string): Promise<ShownStatePage | null> {
  const { rows } = await sql<ShownStatePage>`
    select affiliate, fields, iso_time(published_at) as "publishedAt" from shown_state_page
    where state_code = ${state}`.execute(tx)
  return rows[0] ?? null
}

export async function readDraft(tx: Tx, organizationId: string): Promise<PageDraft | null> {
  const { rows } = await sql<PageDraft>`
    select fields, revision, iso_time(saved_at) as "savedAt", saved_name as "savedBy" from state_page_draft
    where organization_id = ${organizationId}`.execute(tx)
  return rows[0] ?? null
}

/** False where somebody saved since `revision`. */
export async function saveDraft(tx: Tx, { organizationId, fields, revision, at }: NewDraft): Promise<boolean> {
  const words = JSON.stringify(fields)
  const { rows } =
    revision === 0
      ? await sql`
          insert into state_page_draft (organization_id, fields, revision, saved_at, saved_name)
          values (${organizationId}, ${words}::text::jsonb, 1, ${at}, acting_name())
          on conflict do nothing returning revision`.execute(tx)
      : await sql`
          update state_page_draft set fields = ${words}::text::jsonb, revision = revision + 1, saved_at = ${at},
            saved_name = acting_name()
          where organization_id = ${organizationId} and revision = ${revision} returning revision`.execute(tx)
  return rows.length === 1
}

/** Who publishes or takes back holds this till the end, so that two of them do not at once. */
export async function lockDraft(tx: Tx, organizationId: string): Promise<void> {
  await sql`select from state_page_draft where organization_id = ${organizationId} for update`.execute(tx)
}

export async function listEditions(tx: Tx, organizationId: string, limit: number): Promise<PageEdition[]> {
  const { rows } = await sql<PageEdition>`
    select id, fields, iso_time(published_at) as "publishedAt", published_name as "publishedBy", stands,
      iso_time(undone_at) as "undoneAt", undone_name as "undoneBy"
    from state_page_edition where organization_id = ${organizationId}
    order by published_at desc, id limit ${limit}`.execute(tx)
  return rows
}

export async function publishDraft(tx: Tx, organizationId: string, at: Date): Promise<void> {
  await sql`update state_page_edition set stands = false where organization_id = ${organizationId} and stands`.execute(
    tx,
  )
  await sql`
    insert into state_page_edition (organization_id, fields, published_at, published_name, stands)
    select organization_id, fields, ${at}, acting_name(), true from state_page_draft
    where organization_id = ${organizationId}`.execute(tx)
}

export async function undoEdition(tx: Tx, organizationId: string, at: Date): Promise<void> {
  await sql`
    update state_page_edition set stands = false, undone_at = ${at}, undone_name = acting_name()
    where organization_id = ${organizationId} and stands`.execute(tx)
  await sql`
    update state_page_edition set stands = true where id = (
      select id from state_page_edition where organization_id = ${organizationId} and undone_at is null
      order by published_at desc, id limit 1)`.execute(tx)
}
