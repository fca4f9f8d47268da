import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

const listLength = 500

export function listSeen(tx: Tx) {
  return tx
    .selectFrom('grievance')
    .select(['id', 'filer_sealed as filerSealed'])
    .orderBy(sql`stage = 'closed'`)
    .orderBy('stage_since', 'desc')
    .orderBy('id')
    .limit(listLength)
    .execute()
}

export function findSeen(tx: Tx, id: string) {
  const grievance = tx.selectFrom('grievance').where('id', '=', id)
  return grievance.select(['filer_sealed as filerSealed', 'language']).executeTakeFirst()
}

const selectQuestions = (tx: Tx) =>
  tx
    .selectFrom('grievance_concern')
    .select(['id', 'residence_name as residence', 'asked_by as askedBy', 'asked_at as askedAt', 'due_at as dueAt'])
    .select(['question_sealed as question', 'filer_sealed as filer', 'answer_sealed as answer'])
    .select(['answered_at as answeredAt', 'answered_by_name as answeredBy', 'closed_at as closedAt'])

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number]

export function listQuestions(tx: Tx, grievanceId: string) {
  return selectQuestions(tx).where('grievance_id', '=', grievanceId).orderBy('asked_at').orderBy('id').execute()
}

export function listOwnQuestions(tx: Tx, organizationId: string) {
  return selectQuestions(tx)
    .where('organization_id', '=', organizationId)
    .orderBy(sql`answered_at is null and closed_at is null`, 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(listLength)
    .execute()
}

export async function findQuestion(tx: Tx, id: string, organizationId: string): Promise<string | null> {
  const own = tx.selectFrom('grievance_concern').where('organization_id', '=', organizationId)
  const question = await own.select('grievance_id').where('id', '=', id).executeTakeFirst()
  return question?.grievance_id ?? null
}

export async function listOpen(tx: Tx): Promise<string[]> {
  const open = tx.selectFrom('grievance').where('stage', '<>', 'closed').where('late_told_at', 'is', null)
  const found = await open.select('id').orderBy('stage_since').execute()
  return found.map(({ id }) => id)
}

export async function forgetContacts(tx: Tx, closedBefore: Date): Promise<void> {
  await sql`
    delete from grievance_contact c using grievance g
    where g.id = c.grievance_id and g.stage = 'closed' and g.stage_since < ${closedBefore}`.execute(tx)
}

export async function deleteClosed(tx: Tx, closedBefore: Date): Promise<void> {
  await sql`delete from grievance where stage = 'closed' and stage_since < ${closedBefore}`.execute(tx)
}
