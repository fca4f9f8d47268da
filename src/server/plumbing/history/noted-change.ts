import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

/** Must not say who a resident is. */
export type NotedChange = {
  organizationId: string
  subject: string
  subjectId: string
  subjectName: string
  change: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

export async function noteChange(tx: Tx, noted: NotedChange): Promise<void> {
  const { organizationId, subject, subjectId, subjectName, change, before = {}, after = {} } = noted
  await sql`
    insert into history (organization_id, person_id, person_name, source, device, subject, subject_id, subject_name,
      change, before, after)
    select ${organizationId}::uuid, app_person(), acting_name(), app_source(), app_device(), ${subject}, ${subjectId}::uuid,
      ${subjectName}, ${change}, ${JSON.stringify(before)}::text::jsonb, ${JSON.stringify(after)}::text::jsonb
    where app_source() is not null`.execute(tx)
}
