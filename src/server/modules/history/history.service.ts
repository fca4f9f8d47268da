import type { HistoryEntry, HistoryPage, HistoryQuery } from '#contract/history/desk-history.ts'
import { describeChanges, describeSource } from '#domain/history/change-words.ts'
import { historyKinds, isHistoryKind } from '#domain/history/history-kinds.ts'
import { listMoments } from '#domain/history/phrases.ts'
import { addDays } from '#domain/language/added-time.ts'
import { byteOrderMark, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import type { CsvFile } from '#server/plumbing/answers/streamed-text.ts'
import { buildFieldsError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { type Actor, system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import {
  findOrganizations,
  type HistoryFilter,
  type HistoryRow,
  type HistoryScope,
  listHistory,
  listPeople,
  listResidences,
  readOrganizationNames,
} from './history.store.ts'

export type HistoryReader = { actor: Actor; organizationId: string; isOfAll: boolean }

export type History = ReturnType<typeof createHistory>

const [perPage, batchSize] = [50, 500]

/** A name is looked for among the lines of so many days where no first day is given: it has no index. */
const daysOfName = 90

export function createHistory({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  const read = (reader: HistoryReader, scope: HistoryScope, filter: HistoryFilter, limit: number) =>
    transactions.run(reader.isOfAll ? system : reader.actor, (tx) => listHistory(tx, scope, filter, limit))
  const readAsSystem = <Found>(work: (tx: Tx) => Promise<Found>) => transactions.run(system, work)
  async function findScope({ organizationId, isOfAll }: HistoryReader, { of = '' }: HistoryQuery) {
    const part = of.trim()
    if (!isOfAll) return { reader: organizationId, organizations: [organizationId], isOfAll }
    const organizations = part === '' ? null : await readAsSystem((tx) => findOrganizations(tx, part))
    return { reader: organizationId, organizations, isOfAll }
  }
  async function readNames({ isOfAll }: HistoryReader, rows: readonly HistoryRow[]): Promise<Names> {
    const ids = rows.map(({ organizationId }) => organizationId)
    return isOfAll ? readAsSystem((tx) => readOrganizationNames(tx, ids)) : null
  }
  /** The houses and people to choose from, where it is the history of one organization. */
  async function listChoices({ actor, isOfAll }: HistoryReader, { organizations }: HistoryScope) {
    const [one, ...others] = organizations ?? []
    if (one === undefined || others.length > 0) return { residences: [], people: [] }
    const list = async (tx: Tx) => ({ residences: await listResidences(tx, one), people: await listPeople(tx, one) })
    return isOfAll ? readAsSystem(list) : transactions.run(actor, list)
  }
  const toFilter = (query: HistoryQuery, { isOfAll }: HistoryReader): HistoryFilter => {
    const { who, from, ...filter } = readFilter(query)
    if (!isOfAll || who === undefined) return { from, ...filter }
    const first = addDays(clock.now(), -daysOfName).toISOString().slice(0, 10)
    return { who, from: from ?? first, ...filter }
  }

  async function* streamPieces(
    reader: HistoryReader,
    { scope, filter, first }: { scope: HistoryScope; filter: HistoryFilter; first: HistoryRow[] },
  ): AsyncGenerator<string> {
    const headings = ['When (UTC)', 'Who', 'About', 'What', 'Details', 'From where']
    yield byteOrderMark + formatCsvLine(reader.isOfAll ? [...headings, 'Organization'] : headings)
    for (let rows = first; rows.length > 0; ) {
      const names = await readNames(reader, rows)
      yield rows.map((row) => formatLine(row, names)).join('')
      const last = rows.at(-1)
      rows =
        rows.length < batchSize || !last ? [] : await read(reader, scope, { ...filter, before: last.id }, batchSize)
    }
  }

  return {
    async page(reader: HistoryReader, query: HistoryQuery): Promise<HistoryPage> {
      const scope = await findScope(reader, query)
      const found = await read(reader, scope, toFilter(query, reader), perPage + 1)
      const rows = found.slice(0, perPage)
      const names = await readNames(reader, rows)
      return {
        isOfAll: reader.isOfAll,
        entries: rows.map((row) => toEntry(row, names)),
        next: found.length > perPage ? (rows.at(-1)?.id ?? null) : null,
        ...(await listChoices(reader, scope)),
      }
    },
    /** Leaves street addresses out, because a file gets passed on. */
    async file(reader: HistoryReader, query: HistoryQuery): Promise<CsvFile> {
      const filter = { ...toFilter(query, reader), before: undefined }
      const scope = await findScope(reader, query)
      const first = await read(reader, scope, filter, batchSize)
      const day = clock.now().toISOString().slice(0, 10)
      return { name: `history-${day}.csv`, pieces: streamPieces(reader, { scope, filter, first }) }
    },
  }
}

function readFilter({ house: residence, person, kind, who, from, to, before }: HistoryQuery): HistoryFilter {
  const rest = { residence, person, who: who?.trim() || undefined, from, to, before }
  if (kind === undefined) return { ...rest, subjects: null }
  if (isHistoryKind(kind)) return { ...rest, subjects: historyKinds[kind].subjects }
  throw buildFieldsError({ kind: 'There is no such kind of change.' })
}

const namesResidence = (row: HistoryRow) =>
  ['residence', 'beds', 'hold', 'claim', 'waiting', 'inquiry', 'certificate', 'application', 'listing_check'].includes(
    row.subject,
  )

/** Names of organizations, in the history of all; null in the history of one. */
type Names = ReadonlyMap<string, string> | null

/** Only the people of the house read its street; the history of all organizations leaves it out. */
function toEntry(row: HistoryRow, names: Names): HistoryEntry {
  const isSelf = row.personId !== null && row.personId === row.subjectId
  const said = describeChanges({ ...row, isSelf })
  const words = names ? said.map(hideStreet) : said
  return {
    id: row.id,
    at: row.at,
    by: row.personName,
    organization: names?.get(row.organizationId) ?? '',
    from: describeOrigin(row),
    about: namesResidence(row) ? row.subjectName : '',
    words,
    moments: listMoments(words, row),
  }
}

function describeOrigin({ source, device, after }: HistoryRow): string {
  return [describeSource(source, after), device].filter(Boolean).join(', ')
}

/** A street address leaves in no file (docs/specification.md, ruling 10). */
const hideStreet = (line: string) => (line.startsWith('Street: ') ? 'Street: changed' : line)

function formatLine(row: HistoryRow, names: Names): string {
  const entry = toEntry(row, names)
  const [what = '', ...details] = entry.words.map(hideStreet)
  const cells = [entry.at, entry.by || 'Nobody signed in', entry.about, what, details.join('; '), entry.from]
  return formatCsvLine(names ? [...cells, entry.organization] : cells)
}
