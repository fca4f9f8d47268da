import { setImmediate as othersHadTheirTurn } from 'node:timers/promises'
import type { ImportContext } from '#server/modules/imports/import-context.rules.ts'
import { byteOrderMark, type Cell, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import {
  type ExportPage,
  type ExportRow,
  readInOrder,
  readResidencePage,
  selectGroups,
  selectHistory,
  selectHolds,
  selectImports,
  selectInquiries,
  selectReports,
  selectTeam,
  toPage,
} from './export.store.ts'
import {
  selectApplications,
  selectChecks,
  selectClaims,
  selectFormerAddresses,
  selectInquiryReplies,
  selectInvitations,
  selectNotices,
  selectPings,
  selectPlan,
  selectRecipients,
  selectReminderAnswers,
  selectReminders,
  selectTraining,
  selectWaiting,
  selectWaitingSettings,
} from './export-desk.store.ts'
import { choosePhotoSize, createPhotoPageReader, type ExportedPhoto, readPhotoFile } from './export-photos.store.ts'
import { residenceColumns } from './residence-cells.rules.ts'
import { streamZip, type ZipEntry } from './zip-stream.rules.ts'

export type Exports = ReturnType<typeof createExports>

type Table = { name: string; page: ExportPage; line?: { heads: readonly string[]; cells: (row: ExportRow) => Cell[] } }

const textTables: readonly Table[] = [
  {
    name: 'residences',
    page: readResidencePage,
    line: {
      heads: residenceColumns.map(({ name }) => name),
      // The page of residences gives houses.
      cells: (row) => residenceColumns.map(({ cell }) => cell(row as unknown as Parameters<typeof cell>[0])),
    },
  },
  { name: 'beds', page: toPage(selectGroups) },
  { name: 'bed-reports', page: toPage(selectReports) },
  { name: 'holds', page: toPage(selectHolds) },
  { name: 'inquiries', page: toPage(selectInquiries) },
  { name: 'inquiry-answers', page: toPage(selectInquiryReplies) },
  { name: 'waiting-lists', page: toPage(selectWaiting) },
  { name: 'waiting-list-questions', page: toPage(selectPings) },
  { name: 'waiting-list-settings', page: toPage(selectWaitingSettings) },
  { name: 'reminder-schedule', page: toPage(selectPlan) },
  { name: 'reminder-people', page: toPage(selectRecipients) },
  { name: 'reminders', page: toPage(selectReminders) },
  { name: 'reminder-answers', page: toPage(selectReminderAnswers) },
  { name: 'applications', page: toPage(selectApplications) },
  { name: 'claims', page: toPage(selectClaims) },
  { name: 'claims-on-our-houses', page: toPage(selectNotices) },
  { name: 'checks', page: toPage(selectChecks) },
  { name: 'former-addresses', page: toPage(selectFormerAddresses) },
  { name: 'team', page: toPage(selectTeam) },
  { name: 'invitations', page: toPage(selectInvitations) },
  { name: 'training', page: toPage(selectTraining) },
  { name: 'history', page: toPage(selectHistory) },
  { name: 'imports', page: toPage(selectImports) },
]

const batchSize = 100

type Parts = Pick<ServerParts, 'transactions' | 'rateLimits' | 'clock' | 'baseUrl'>

export function createExports({ transactions, rateLimits, clock, baseUrl }: Parts) {
  const files = rateLimits('archive-file', { limit: 30, windowSeconds: 3600 })
  const photos = { name: 'photos', page: createPhotoPageReader(baseUrl) }
  const tables: readonly Table[] = [...textTables, photos]

  async function* streamPages<Line extends ExportRow>(
    who: ImportContext,
    { page }: { page: ExportPage<Line> },
  ): AsyncGenerator<Line[]> {
    let after: string | null = null
    for (;;) {
      const from: string | null = after
      const rows: Line[] = await transactions.run(who.actor, async (tx) => {
        await readInOrder(tx)
        return page(tx, { organizationId: who.organizationId, after: from, most: batchSize, now: clock.now() })
      })
      if (rows.length > 0) yield rows
      // The embedded database answers on this very thread, and what only waits for it never lets anybody in between.
      await othersHadTheirTurn()
      if (rows.length < batchSize) return
      after = rows.at(-1)?.id ?? null
    }
  }

  async function* streamCsv(who: ImportContext, table: Table): AsyncGenerator<string> {
    let heads = table.line?.heads
    if (heads) yield byteOrderMark + formatCsvLine(heads)
    for await (const rows of streamPages(who, table)) {
      if (!heads) {
        heads = Object.keys(rows[0] ?? {})
        yield byteOrderMark + formatCsvLine(heads)
      }
      const names = heads
      yield rows.map((row) => formatCsvLine(table.line?.cells(row) ?? names.map((name) => toCell(row[name])))).join('')
    }
    if (!heads) yield byteOrderMark + formatCsvLine(['Nothing here yet'])
  }

  async function* streamJson(who: ImportContext): AsyncGenerator<string> {
    for (const [place, table] of tables.entries()) {
      yield `${place === 0 ? '{' : ','}\n${JSON.stringify(table.name)}: [`
      let isFirst = true
      for await (const rows of streamPages(who, table)) {
        yield rows.map((row, at) => `${isFirst && at === 0 ? '' : ','}\n${JSON.stringify(row)}`).join('')
        isFirst = false
      }
      yield ']'
    }
    yield '\n}\n'
  }

  async function* streamPhotoFiles(who: ImportContext): AsyncGenerator<ZipEntry> {
    const size = await transactions.run(who.actor, (tx) => choosePhotoSize(tx, who.organizationId))
    for await (const rows of streamPages<ExportedPhoto>(who, photos)) {
      for (const { id, file } of rows) {
        const bytes = await transactions.run(who.actor, (tx) => readPhotoFile(tx, id, size))
        if (bytes) yield { name: file, pieces: streamOnly(bytes), isPacked: true }
        await othersHadTheirTurn()
      }
    }
  }

  async function* streamEntries(who: ImportContext): AsyncGenerator<ZipEntry> {
    yield* tables.map((table) => ({ name: `${table.name}.csv`, pieces: streamCsv(who, table) }))
    yield { name: 'everything.json', pieces: streamJson(who) }
    yield* streamPhotoFiles(who)
  }

  return {
    /** Read in small steps, each at its own moment, so it is not one snapshot. */
    async everything(who: ImportContext): Promise<{ name: string; bytes: AsyncGenerator<Uint8Array> }> {
      await files.take(who.personId)
      const at = clock.now()
      return { name: `everything-${at.toISOString().slice(0, 10)}.zip`, bytes: streamZip(streamEntries(who), at) }
    },
  }
}

async function* streamOnly(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}
