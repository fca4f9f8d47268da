import { sql } from 'kysely'
import type { Application, ApplicationCase, RuleState } from '#domain/certification/application/application-case.ts'
import { mapToFields, saveChanges } from '#server/plumbing/database/save-changes.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const joinNames = (row: object) => sql.join(Object.keys(row).map((name) => sql.ref(name)))
const joinValues = (row: object) => sql.join(Object.values(row))

export type StoredCase = Omit<ApplicationCase, 'decisionRules'>

/** Null for whoever may not see it. With `lock`, events of one application follow each other. */
export async function readCase(tx: Tx, id: string, { lock = false } = {}): Promise<StoredCase | null> {
  const { rows: found } = await sql<Application>`
    select * from application where id = ${id} ${lock ? sql`for update` : sql``}`.execute(mapToFields(tx))
  const [application] = found
  if (!application) return null
  const rules = await tx
    .selectFrom('application_rule')
    .select(['code', 'is_required as isRequired', 'is_seen_on_site as isSeenOnSite', 'answer', 'note', 'responsible'])
    .select(['is_from_last as isFromLast', 'finding', 'finding_words as findingWords', 'due_on as dueOn', 'remedy'])
    .select(['remedied_at as remediedAt', 'waiver', 'waived_by_name as waivedByName'])
    .where('application_id', '=', id)
    .orderBy('place')
    .execute()
  const questions = await tx
    .selectFrom('application_question')
    .select(['id', 'code', 'words', 'asked_at as askedAt', 'asked_by_name as askedByName', 'answer'])
    .select(['answered_at as answeredAt', 'answered_by_name as answeredByName'])
    .where('application_id', '=', id)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  const messages = await tx
    .selectFrom('application_message')
    .select(['id', 'words', 'written_at as writtenAt', 'written_by_name as writtenByName'])
    .where('application_id', '=', id)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
  const visits = await tx
    .selectFrom('application_visit')
    .select(['id', 'starts_at as startsAt', 'inspector_id as inspectorId', 'inspector_name as inspectorName', 'codes'])
    .select(['held_at as heldAt', 'held_by_name as heldByName', 'canceled_at as canceledAt'])
    .where('application_id', '=', id)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const visitFindings = await tx
    .selectFrom('application_finding')
    .select(['id', 'visit_id as visitId', 'code', 'finding', 'words', 'due_on as dueOn', 'over'])
    .select(['by_id as byId', 'by_name as byName', 'made_at as madeAt', 'taken_at as takenAt'])
    .where('application_id', '=', id)
    .orderBy('taken_at')
    .orderBy('id')
    .execute()
  const conflicts = await tx
    .selectFrom('application_conflict')
    .select('person_id')
    .where('application_id', '=', id)
    .execute()
  const by = conflicts.map((one) => one.person_id)
  return { application, rules, questions, messages, visits, visitFindings, conflicts: by }
}

/** False where the residence has an application under way by now. */
export async function insertCase(tx: Tx, { application, rules }: Pick<StoredCase, 'application' | 'rules'>) {
  const added = await sql`
    insert into application (${joinNames(application)}) values (${joinValues(application)}) on conflict do nothing`.execute(
    mapToFields(tx),
  )
  if (added.numAffectedRows !== 1n) return false
  await sql`
    insert into application_rule (application_id, code, place, is_required, is_seen_on_site, answer, is_from_last, note,
      responsible)
    select ${application.id}, code, place, "isRequired", "isSeenOnSite", answer, "isFromLast", note, responsible
    from jsonb_to_recordset(${JSON.stringify(rules.map((rule, place) => ({ place, ...rule })))}::text::jsonb)
      as given (code text, place int, "isRequired" boolean, "isSeenOnSite" boolean, answer text, "isFromLast" boolean, note text,
        responsible text)`.execute(tx)
  return true
}

export async function saveCase(tx: Tx, before: StoredCase, after: StoredCase): Promise<void> {
  const { id } = after.application
  await saveChanges(tx, 'application', before.application, after.application)
  for (const rule of after.rules.filter((one) => !before.rules.includes(one))) await saveRule(tx, id, rule)
  await saveRows(tx, 'application_question', id, before.questions, after.questions)
  await saveRows(tx, 'application_message', id, before.messages, after.messages)
  await saveRows(tx, 'application_visit', id, before.visits, after.visits)
  await saveRows(tx, 'application_finding', id, before.visitFindings, after.visitFindings)
  for (const person of after.conflicts.filter((one) => !before.conflicts.includes(one))) {
    await sql`insert into application_conflict (application_id, person_id) values (${id}, ${person})`.execute(tx)
  }
}

async function saveRule(tx: Tx, applicationId: string, rule: RuleState): Promise<void> {
  const changes = Object.entries(rule).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`
    update application_rule set ${sql.join(changes)}
    where application_id = ${applicationId} and code = ${rule.code}`.execute(mapToFields(tx))
}

async function saveRows<Row extends { id: string }>(
  tx: Tx,
  table: 'application_question' | 'application_message' | 'application_visit' | 'application_finding',
  applicationId: string,
  before: readonly Row[],
  after: readonly Row[],
): Promise<void> {
  for (const row of after.filter((one) => !before.includes(one))) {
    const was = before.find(({ id }) => id === row.id)
    if (was) {
      await saveChanges(tx, table, was, row)
      continue
    }
    const added = { applicationId, ...row }
    await sql`insert into ${sql.table(table)} (${joinNames(added)}) values (${joinValues(added)})`.execute(
      mapToFields(tx),
    )
  }
}

export async function readSetting(tx: Tx, affiliateId: string) {
  const ofAffiliate = tx.selectFrom('certification_setting').where('organization_id', '=', affiliateId)
  const setting = await ofAffiliate.select(['deciders', 'holds_interviews as holdsInterviews']).executeTakeFirst()
  return setting ?? null
}
