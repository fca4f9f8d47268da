import { sql } from 'kysely'
import type { ApiName } from '#domain/residence/fact-api.ts'
import { factNames, facts } from '#domain/residence/facts.ts'
import { getColumnType } from '#server/modules/residence/listing/facts.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import type { DemoBedGroup, DemoBedReport, DemoCertificate, DemoOrganization, DemoResidence } from './demo-rows.ts'

/*
 * The demo's rows as the tables want them. One statement per table, its rows in one JSON text: a statement per row
 * would take the embedded database a minute. Rows that are there already stay as they are.
 */

type Columns<Row> = Record<string, readonly [type: string, value: (row: Row) => unknown]>

function insertInto<Row>(table: string, columns: Columns<Row>) {
  const entries = Object.entries(columns)
  const names = entries.map(([name]) => name).join(', ')
  const typed = entries.map(([name, [type]]) => `${name} ${type}`).join(', ')
  const head = sql.raw(`insert into ${table} (${names}) select ${names} from json_to_recordset(`)
  const tail = sql.raw(`::json) as given (${typed}) on conflict do nothing`)
  return async (tx: Tx, rows: readonly Row[]): Promise<void> => {
    const given = rows.map((row) => Object.fromEntries(entries.map(([name, [, value]]) => [name, value(row)])))
    await sql`${head}${JSON.stringify(given)}${tail}`.execute(tx)
  }
}

export const insertOrganizations = insertInto<DemoOrganization>('organization', {
  id: ['uuid', (row) => row.id],
  kind: ['text', (row) => row.kind],
  name: ['text', (row) => row.name],
  state_code: ['text', (row) => row.stateCode],
  checked_at: ['timestamptz', (row) => (row.isUnchecked ? null : new Date())],
})

const factColumns: Columns<DemoResidence> = Object.fromEntries(
  factNames.map((name) => [
    facts[name].column,
    [getColumnType(name), (row: DemoResidence) => collectFacts(row)[facts[name].api.name]],
  ]),
)

export function collectFacts({ details, ...row }: DemoResidence): Record<ApiName, unknown> {
  return { ...details, ...row, state: row.stateCode }
}

export const insertResidences = insertInto<DemoResidence>('residence', {
  ...factColumns,
  id: ['uuid', (row) => row.id],
  organization_id: ['uuid', (row) => row.organizationId],
  slug: ['text', (row) => row.slug],
  latitude: ['double precision', (row) => row.latitude],
  longitude: ['double precision', (row) => row.longitude],
  certified: ['boolean', (row) => row.certified],
  certified_until: ['date', (row) => row.certifiedUntil],
  status: ['text', (row) => row.status],
  is_sample: ['boolean', (row) => row.isSample],
  town_latitude: ['double precision', ({ details }) => details.townLatitude],
  town_longitude: ['double precision', ({ details }) => details.townLongitude],
  area_latitude: ['double precision', ({ details }) => details.areaLatitude],
  area_longitude: ['double precision', ({ details }) => details.areaLongitude],
  claimed_at: ['timestamptz', ({ details }) => details.claimedAt],
  checked_at: ['timestamptz', ({ details }) => details.checkedAt],
  fee_said_on: ['date', ({ details }) => details.feeSaidOn],
  answers: ['jsonb', ({ details }) => details.answers],
  answer_notes: ['jsonb', ({ details }) => details.answerNotes],
  rules: ['jsonb', ({ details }) => details.rules],
})

export const insertCertificates = insertInto<DemoCertificate>('certificate', {
  id: ['uuid', (row) => row.id],
  organization_id: ['uuid', (row) => row.organizationId],
  residence_id: ['uuid', (row) => row.residenceId],
  number: ['text', (row) => row.number],
  narr_level: ['smallint', (row) => row.narrLevel],
  issued_on: ['date', (row) => row.issuedOn],
  ends_on: ['date', (row) => row.endsOn],
  ended_as: ['text', (row) => row.endedAs],
  ended_at: ['timestamptz', (row) => row.endedAt],
  end_reason: ['text', (row) => row.endReason],
  form: ['text', (row) => row.form],
  check_in_on: ['date', (row) => row.checkInOn],
})

export const insertBedGroups = insertInto<DemoBedGroup>('bed_group', {
  id: ['uuid', (row) => row.id],
  organization_id: ['uuid', (row) => row.organizationId],
  residence_id: ['uuid', (row) => row.residenceId],
  audience: ['text', (row) => row.audience],
  total_beds: ['int', (row) => row.totalBeds],
})

export const insertBedReports = insertInto<DemoBedReport>('bed_report', {
  id: ['uuid', (row) => row.id],
  organization_id: ['uuid', (row) => row.organizationId],
  bed_group_id: ['uuid', (row) => row.bedGroupId],
  occupied: ['int', (row) => row.occupied],
  kind: ['text', (row) => row.kind],
  reported_at: ['timestamptz', (row) => row.reportedAt],
  reported_by: ['uuid', (row) => row.reportedBy],
})
