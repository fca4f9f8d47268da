import { sql } from 'kysely'
import type { PageEdition, ShownStatePage } from '#contract/affiliates/state-page.ts'
import type { OwnPage } from '#domain/states/own-page.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type AffiliateOfState = { state: string; stateName: string; affiliate: string }
export type PageDraft = { fields: Record<string, string>; revision: number; savedAt: string; savedBy: string }
export type NewDraft = { organisationId: string; fields: OwnPage; revision: number; at: Date }

export async function readAffiliate(tx: Tx, organisationId: string): Promise<AffiliateOfState | null> {
  const { rows } = await sql<AffiliateOfState>`
    select s.code as state, s.name as "stateName", o.name as affiliate
    from organisation o join state s on s.code = o.state_code
    where o.id = ${organisationId} and o.kind = 'affiliate'`.execute(tx)
  return rows[0] ?? null
}

export async function readShown(tx: Tx, state: string): Promise<ShownStatePage | null> {
  const { rows } = await sql<ShownStatePage>`
    select affiliate, fields, iso_time(published_at) as "publishedAt" from shown_state_page
    where state_code = ${state}`.execute(tx)
  return rows[0] ?? null
}

export async function readDraft(tx: Tx, organisationId: string): Promise<PageDraft | null> {
  const { rows } = await sql<PageDraft>`
    select fields, revision, iso_time(saved_at) as "savedAt", saved_name as "savedBy" from state_page_draft
    where organisation_id = ${organisationId}`.execute(tx)
  return rows[0] ?? null
}

/** False where somebody saved since `revision`. */
export async function saveDraft(tx: Tx, { organisationId, fields, revision, at }: NewDraft): Promise<boolean> {
  const words = JSON.stringify(fields)
  const { rows } =
    revision === 0
      ? await sql`
          insert into state_page_draft (organisation_id, fields, revision, saved_at, saved_name)
          values (${organisationId}, ${words}::text::jsonb, 1, ${at}, acting_name())
          on conflict do nothing returning revision`.execute(tx)
      : await sql`
          update state_page_draft set fields = ${words}::text::jsonb, revision = revision + 1, saved_at = ${at},
            saved_name = acting_name()
          where organisation_id = ${organisationId} and revision = ${revision} returning revision`.execute(tx)
  return rows.length === 1
}

/** Who publishes or takes back holds this till the end, so that two of them do not at once. */
export async function lockDraft(tx: Tx, organisationId: string): Promise<void> {
  await sql`select from state_page_draft where organisation_id = ${organisationId} for update`.execute(tx)
}

export async function listEditions(tx: Tx, organisationId: string, limit: number): Promise<PageEdition[]> {
  const { rows } = await sql<PageEdition>`
    select id, fields, iso_time(published_at) as "publishedAt", published_name as "publishedBy", stands,
      iso_time(undone_at) as "undoneAt", undone_name as "undoneBy"
    from state_page_edition where organisation_id = ${organisationId}
    order by published_at desc, id limit ${limit}`.execute(tx)
  return rows
}

export async function publishDraft(tx: Tx, organisationId: string, at: Date): Promise<void> {
  await sql`update state_page_edition set stands = false where organisation_id = ${organisationId} and stands`.execute(
    tx,
  )
  await sql`
    insert into state_page_edition (organisation_id, fields, published_at, published_name, stands)
    select organisation_id, fields, ${at}, acting_name(), true from state_page_draft
    where organisation_id = ${organisationId}`.execute(tx)
}

export async function undoEdition(tx: Tx, organisationId: string, at: Date): Promise<void> {
  await sql`
    update state_page_edition set stands = false, undone_at = ${at}, undone_name = acting_name()
    where organisation_id = ${organisationId} and stands`.execute(tx)
  await sql`
    update state_page_edition set stands = true where id = (
      select id from state_page_edition where organisation_id = ${organisationId} and undone_at is null
      order by published_at desc, id limit 1)`.execute(tx)
}
