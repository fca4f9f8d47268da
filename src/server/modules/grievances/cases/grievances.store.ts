import { sql } from 'kysely'
import { type ClockPart, defaultClock, type GrievanceClock } from '#domain/grievances/clock.ts'
import type { Grievance, GrievanceCase } from '#domain/grievances/grievance-case.ts'
import type { Entry } from '#domain/grievances/grievance-event.ts'
import { mapToFields, saveChanges } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export async function seesGrievance(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from grievance where id = ${id}`.execute(tx)
  return rows.length > 0
}

export function findByKey(tx: Tx, keyHash: Buffer) {
  const ofKey = tx.selectFrom('grievance').where('key_hash', '=', keyHash)
  return ofKey.select(['id', 'body_hash as bodyHash']).executeTakeFirst()
}

const columns = sql`g.id, g.organization_id, g.organization_name, g.state_code, g.residence_name, g.residence_slug, g.operator_id,
  g.kind, g.is_retaliation, g.may_name, g.received_at, g.stage, g.stage_since, g.escalated_at, g.outcome, g.referred_to,
  g.late_told_at, g.stepped_back,
  exists (select from grievance_contact c where c.grievance_id = g.id) as has_contact`

type TimedGrievance = Pick<GrievanceCase, 'grievance' | 'clock'>

export async function readGrievances(tx: Tx, ids: readonly string[] | null): Promise<TimedGrievance[]> {
  const chosen = ids === null ? sql`true` : sql`g.id = any (${[...ids]}::uuid[])`
  const { rows } = await sql<Grievance & { clock: GrievanceClock }>`
    select ${columns}, g.clock from grievance g where ${chosen}`.execute(mapToFields(tx))
  return rows.map(({ clock, ...grievance }) => ({ grievance, clock }))
}

export async function readCase(tx: Tx, id: string, { lock = false } = {}): Promise<GrievanceCase | null> {
  if (lock) await sql`select from grievance where id = ${id} for update`.execute(tx)
  const [timed] = await readGrievances(tx, [id])
  if (!timed) return null
  const questions = await tx
    .selectFrom('grievance_concern')
    .select(['id', 'asked_at as askedAt', 'due_at as dueAt', 'answered_at as answeredAt'])
    .where('grievance_id', '=', id)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return { ...timed, questions }
}

export type ClockSetting = { days: Partial<Record<ClockPart, number>>; source: string }

export async function readSetting(tx: Tx, organizationId: string): Promise<ClockSetting> {
  const { rows } = await sql<ClockSetting>`
    select days, source from grievance_setting where organization_id = ${organizationId}`.execute(tx)
  return rows[0] ?? { days: {}, source: '' }
}

export async function readClock(tx: Tx, organizationId: string): Promise<GrievanceClock> {
  return { ...defaultClock, ...(await readSetting(tx, organizationId)).days }
}

export async function lockSetting(tx: Tx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`grievance setting ${organizationId}`}, 0))`.execute(tx)
}

export async function saveSetting(tx: Tx, organizationId: string, { days, source }: ClockSetting): Promise<void> {
  await sql`
    insert into grievance_setting (organization_id, days, source)
    values (${organizationId}, ${JSON.stringify(days)}::text::jsonb, ${source})
    on conflict (organization_id) do update set days = excluded.days, source = excluded.source`.execute(tx)
}

export async function saveGrievance(tx: Tx, before: Grievance, after: Grievance): Promise<void> {
  await saveChanges(tx, 'grievance', before, after)
  if (after.stage !== 'closed' || before.stage === 'closed') return
  await sql`
    update grievance_concern set closed_at = ${after.stageSince}
    where grievance_id = ${after.id} and closed_at is null`.execute(tx)
}

type SealedFile = { id: string; nameSealed: Buffer }

type NewEntry = Omit<Entry, 'words'> & {
  id: string
  grievanceId: string
  at: Date
  wordsSealed: Buffer | null
  file?: SealedFile | null
}

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<void> {
  const { id, grievanceId, at, change, side, byName, forFiler, wordsSealed, file = null } = entry
  await sql`
    insert into grievance_entry (id, grievance_id, at, change, side, by_name, for_filer, words_sealed, file_id,
      file_name_sealed)
    values (${id}, ${grievanceId}, ${at}, ${change}, ${side}, ${byName}, ${forFiler}, ${wordsSealed},
      ${file?.id ?? null}, ${file?.nameSealed ?? null})`.execute(tx)
}

type NewQuestion = {
  id: string
  grievanceId: string
  organizationId: string
  residenceName: string
  askedBy: string
  askedAt: Date
  dueAt: Date
  questionSealed: Buffer
  filerSealed: Buffer | null
}

export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<void> {
  const { id, grievanceId, organizationId, residenceName, askedBy, askedAt, dueAt } = question
  await sql`
    insert into grievance_concern (id, organization_id, grievance_id, residence_name, asked_by, asked_at, due_at,
      question_sealed, filer_sealed)
    values (${id}, ${organizationId}, ${grievanceId}, ${residenceName}, ${askedBy}, ${askedAt}, ${dueAt},
      ${question.questionSealed}, ${question.filerSealed})`.execute(tx)
}

export async function saveAnswer(tx: Tx, id: string, { sealed, at, name }: { sealed: Buffer; at: Date; name: string }) {
  await sql`
    update grievance_concern set answer_sealed = ${sealed}, answered_at = ${at}, answered_by_name = ${name}
    where id = ${id}`.execute(tx)
}

export async function readFilerSealed(tx: Tx, id: string): Promise<Uint8Array | null> {
  const found = await tx.selectFrom('grievance').select('filer_sealed').where('id', '=', id).executeTakeFirst()
  return found?.filer_sealed ?? null
}
