import type { HistoryEntry, HistoryPage, HistoryQuery } from '#contract/desk/desk-history.ts'
import { changeWords, describeSource } from '#domain/history/change-words.ts'
import { historyKinds, isHistoryKind } from '#domain/history/history-kinds.ts'
import { listMoments } from '#domain/history/phrases.ts'
import { byteOrderMark, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions } from '#server/plumbing/transactions.ts'
import { type HistoryFilter, type HistoryRow, listHistory, listPeople, listResidences } from './history.store.ts'

export type HistoryReader = { actor: Actor; organizationId: string }

export type History = ReturnType<typeof createHistory>

const [perPage, batchSize] = [50, 500]

export function createHistory({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  const read = (reader: HistoryReader, filter: HistoryFilter, limit: number) =>
    transactions.run(reader.actor, (tx) => listHistory(tx, reader.organizationId, filter, limit))

  async function* streamPieces(
    reader: HistoryReader,
    filter: HistoryFilter,
    first: HistoryRow[],
  ): AsyncGenerator<string> {
    yield byteOrderMark + formatCsvLine(['When (UTC)', 'Who', 'About', 'What', 'Details', 'From where'])
    for (let rows = first; rows.length > 0; ) {
      yield rows.map(formatLine).join('')
      const last = rows.at(-1)
      rows = rows.length < batchSize || !last ? [] : await read(reader, { ...filter, before: last.id }, batchSize)
    }
  }

  return {
    page: (reader: HistoryReader, query: HistoryQuery): Promise<HistoryPage> =>
      transactions.run(reader.actor, async (tx) => {
        const { organizationId } = reader
        const found = await listHistory(tx, organizationId, toFilter(query), perPage + 1)
        const rows = found.slice(0, perPage)
        return {
          entries: rows.map(toEntry),
          next: found.length > perPage ? (rows.at(-1)?.id ?? null) : null,
          residences: await listResidences(tx, organizationId),
          people: await listPeople(tx, organizationId),
        }
      }),
    /** Leaves street addresses out, because a file gets passed on. */
    async file(reader: HistoryReader, query: HistoryQuery): Promise<{ name: string; pieces: AsyncGenerator<string> }> {
      const filter = { ...toFilter(query), before: undefined }
      const first = await read(reader, filter, batchSize)
      const day = clock.now().toISOString().slice(0, 10)
      return { name: `history-${day}.csv`, pieces: streamPieces(reader, filter, first) }
    },
  }
}

function toFilter({ house: residence, person, kind, ...when }: HistoryQuery): HistoryFilter {
  if (kind === undefined) return { residence, person, ...when, subjects: null }
  if (isHistoryKind(kind)) return { residence, person, ...when, subjects: historyKinds[kind].subjects }
  const fields = { kind: 'There is no such kind of change.' }
  throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
}

const namesResidence = (row: HistoryRow) =>
  ['residence', 'beds', 'hold', 'claim', 'waiting', 'inquiry', 'certificate', 'application', 'listing_check'].includes(
    row.subject,
  )

function toEntry(row: HistoryRow): HistoryEntry {
  const isSelf = row.personId !== null && row.personId === row.subjectId
  const words = changeWords({ ...row, isSelf })
  return {
    id: row.id,
    at: row.at,
    by: row.personName,
    from: describeOrigin(row),
    about: namesResidence(row) ? row.subjectName : '',
    words,
    moments: listMoments(words, row),
  }
}

function describeOrigin({ source, device, after }: HistoryRow): string {
  return [describeSource(source, after), device].filter(Boolean).join(', ')
}

function formatLine(row: HistoryRow): string {
  const entry = toEntry(row)
  // A street address leaves in no file (docs/specification.md, ruling 10).
  const [what = '', ...details] = entry.words.map((line) => (line.startsWith('Street: ') ? 'Street: changed' : line))
  return formatCsvLine([entry.at, entry.by || 'Nobody signed in', entry.about, what, details.join('; '), entry.from])
}
