import { sql } from 'kysely'
import type { Application } from '#domain/certification/application/application-case.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type Decided = { what: 'refused' | 'appeal_granted' | 'appeal_refused'; at: Date; words: string }

/** Oldest first. For the system: the history is its owner's alone to read. */
export async function listDecided(
  tx: Tx,
  { id, organizationId, residenceId }: Pick<Application, 'id' | 'organizationId' | 'residenceId'>,
): Promise<Decided[]> {
  const { rows } = await sql<Decided>`
    select change as what, happened_at as at, coalesce(after->>'reason', '') as words from history
    where subject_id = ${residenceId} and organization_id = ${organizationId} and subject = 'application'
      and change in ('refused', 'appeal_granted', 'appeal_refused') and after->>'application' = ${id}::text
    order by happened_at, history.id`.execute(tx)
  return rows
}
