import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type Signature, writeHistory } from './noted-lines.ts'

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

export async function noteChange(tx: Tx, noted: NotedChange, signature: Signature = {}): Promise<void> {
  const { organizationId, subject, subjectId, subjectName, change, before = {}, after = {}, by } = noted
  const line = sql`select ${organizationId}::uuid, ${subject}::text, ${subjectId}::uuid, ${subjectName}::text, ${change}::text,
    ${JSON.stringify(before)}::text::jsonb, ${JSON.stringify(after)}::text::jsonb`
  await writeHistory(tx, line, by === undefined ? signature : { personId: null, personName: by, device: '' })
}
