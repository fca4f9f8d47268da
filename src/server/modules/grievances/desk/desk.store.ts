import { sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export type SeenRow = { id: string; filerSealed: Buffer }

const listLength = 500

export async function listSeen(tx: Tx): Promise<SeenRow[]> {
  const { rows } = await sql<SeenRow>`
    select id, filer_sealed as "filerSealed" from grievance
    order by stage = 'closed', stage_since desc, id limit ${listLength}`.execute(tx)
  return rows
}

export type SeenCase = SeenRow & { language: 'en' | 'es' }

export async function findSeen(tx: Tx, id: string): Promise<SeenCase | null> {
  const { rows } = await sql<SeenCase>`
    select id, filer_sealed as "filerSealed", language from grievance where id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export type QuestionRow = {
  id: string
  residence: string
  askedBy: string
  askedAt: string
  dueAt: string
  question: Buffer
  filer: Buffer | null
  answer: Buffer | null
  answeredAt: string | null
  answeredBy: string | null
  isClosed: boolean
}

const questionColumns = sql`id, residence_name as residence, asked_by as "askedBy", iso_time(asked_at) as "askedAt",
  iso_time(due_at) as "dueAt", question_sealed as question, filer_sealed as filer, answer_sealed as answer,
  iso_time(answered_at) as "answeredAt", answered_by_name as "answeredBy", closed_at is not null as "isClosed"`

export async function listQuestions(tx: Tx, grievanceId: string): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${questionColumns} from grievance_concern where grievance_id = ${grievanceId} order by asked_at, id`.execute(
    tx,
  )
  return rows
}

export async function listOwnQuestions(tx: Tx, organizationId: string): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${questionColumns} from grievance_concern where organization_id = ${organizationId}
    order by answered_at is null and closed_at is null desc, asked_at desc, id limit ${listLength}`.execute(tx)
  return rows
}

export async function findQuestion(tx: Tx, id: string, organizationId: string): Promise<string | null> {
  const { rows } = await sql<{ grievanceId: string }>`
    select grievance_id as "grievanceId" from grievance_concern
    where id = ${id} and organization_id = ${organizationId}`.execute(tx)
  return rows[0]?.grievanceId ?? null
}

export async function listOpen(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from grievance where stage <> 'closed' and late_told_at is null order by stage_since`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function forgetContacts(tx: Tx, closedBefore: Date): Promise<void> {
  await sql`
    delete from grievance_contact c using grievance g
    where g.id = c.grievance_id and g.stage = 'closed' and g.stage_since < ${closedBefore}`.execute(tx)
}

export async function deleteClosed(tx: Tx, closedBefore: Date): Promise<void> {
  await sql`delete from grievance where stage = 'closed' and stage_since < ${closedBefore}`.execute(tx)
}
