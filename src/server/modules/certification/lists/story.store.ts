import { sql } from 'kysely'
import type { Application } from '#domain/certification/application/application-case.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type DecisionRow = { what: 'refused' | 'appeal_granted' | 'appeal_refused'; at: Date; words: string }

/** Oldest first. For the system: the history is its owner's alone to read. */
export async function listDecided(
  tx: Tx,
  { id, organizationId, residenceId }: Pick<Application, 'id' | 'organizationId' | 'residenceId'>,
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select change as what, happened_at as at, coalesce(after->>'reason', '') as words from history
    where subject_id = ${residenceId} and organization_id = ${organizationId} and subject = 'application'
      and change in ('refused', 'appeal_granted', 'appeal_refused') and after->>'application' = ${id}::text
    order by happened_at, history.id`.execute(tx)
  return rows
}

export type StoryRow = { at: Date; change: string; after: Record<string, unknown>; by: string; byId: string | null }

/** What its affiliate's history says of it, oldest first. For the system, as above. */
export async function listHappened(
  tx: Tx,
  { id, affiliateId, residenceId }: Pick<Application, 'id' | 'affiliateId' | 'residenceId'>,
): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    select happened_at as at, change, after, person_name as by, person_id as "byId" from history
    where subject_id = ${residenceId} and organization_id = ${affiliateId} and subject = 'application'
      and after->>'application' = ${id}::text
    order by happened_at, history.id`.execute(tx)
  return rows
}
