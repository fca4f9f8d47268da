import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Must not say who a resident is. */
export type NotedChange = {
  organizationId: string
  subject: string
  subjectId: string | null
  subjectName: string
  change: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** The organization that did it, in place of the person: for the history of another one. */
  by?: string
}

export async function noteChange(tx: Tx, noted: NotedChange): Promise<void> {
  const { organizationId, subject, subjectId, subjectName, change, before = {}, after = {}, by } = noted
  const who = by === undefined ? sql`app_person(), acting_name()` : sql`null::uuid, ${by}`
  const device = by === undefined ? sql`app_device()` : sql`''`
  await sql`
    insert into history (organization_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, before, after)
    select ${organizationId}::uuid, ${who}, app_source(), ${device}, ${subject}, ${subjectId}::uuid, ${subjectName}, ${change},
      ${JSON.stringify(before)}::text::jsonb, ${JSON.stringify(after)}::text::jsonb
    where app_source() is not null`.execute(tx)
}
