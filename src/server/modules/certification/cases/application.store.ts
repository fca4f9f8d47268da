import { sql } from 'kysely'
import type {
  Application,
  ApplicationCase,
  Message,
  Question,
  RuleState,
  Visit,
  VisitFinding,
} from '#domain/certification/application/application-case.ts'
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
  const { rows: rules } = await sql<RuleState>`
    select code, is_required, is_seen_on_site, answer, is_from_last, note, responsible, finding, finding_words, due_on::text as due_on,
      remedy, remedied_at, waiver, waived_by_name
    from application_rule where application_id = ${id} order by place`.execute(mapToFields(tx))
  const { rows: questions } = await sql<Question>`
    select id, code, words, asked_at, asked_by_name, answer, answered_at, answered_by_name
    from application_question where application_id = ${id} order by asked_at, id`.execute(mapToFields(tx))
  const { rows: messages } = await sql<Message>`
    select id, words, written_at, written_by_name
    from application_message where application_id = ${id} order by written_at, id`.execute(mapToFields(tx))
  const { rows: visits } = await sql<Visit>`
    select id, starts_at, inspector_id, inspector_name, codes, held_at, held_by_name, canceled_at
    from application_visit where application_id = ${id} order by starts_at, id`.execute(mapToFields(tx))
  const { rows: visitFindings } = await sql<VisitFinding>`
    select id, visit_id, code, finding, words, due_on::text as due_on, by_id, by_name, made_at, taken_at, "over"
    from application_finding where application_id = ${id} order by taken_at, id`.execute(mapToFields(tx))
  const { rows: conflicts } = await sql<{ id: string }>`
    select person_id as id from application_conflict where application_id = ${id}`.execute(tx)
  const by = conflicts.map((one) => one.id)
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
    from jsonb_to_recordset(${JSON.stringify(rules.map((rule, place) => Object.assign({ place }, rule)))}::text::jsonb)
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
    const added = Object.assign({ applicationId }, row)
    await sql`insert into ${sql.table(table)} (${joinNames(added)}) values (${joinValues(added)})`.execute(
      mapToFields(tx),
    )
  }
}

export type StoredSetting = { deciders: 1 | 2; holdsInterviews: boolean }

export async function readSetting(tx: Tx, affiliateId: string): Promise<StoredSetting | null> {
  const { rows } = await sql<StoredSetting>`
    select deciders, holds_interviews as "holdsInterviews" from certification_setting
    where organization_id = ${affiliateId}`.execute(tx)
  return rows[0] ?? null
}
