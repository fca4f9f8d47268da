import { minuteMs } from '#domain/language/durations.ts'
import { toStateSlug } from '#domain/residence/listing/findable.ts'
import { createAnswerCache } from '#server/plumbing/answers/answer-cache.ts'
import { byteOrderMark, type Cell, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import type { CsvFile } from '#server/plumbing/answers/streamed-text.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { reader, system, type Transactions } from '#server/plumbing/transactions.ts'
import {
  type CountedState,
  countStates,
  hasDay,
  insertDay,
  readDays,
  readSpan,
  type StateDay,
} from './state-totals.store.ts'

export type StateTotalsModule = ReturnType<typeof createStateTotals>

/** Milliseconds: a count reads every listed home, so it is cached. */
const freshMs = minuteMs
const rowsPerPiece = 5_000

const columns = [
  'state',
  'name',
  'homes',
  'certified',
  'totalBeds',
  'saidBeds',
  'availableBeds',
  'bedsToConfirm',
] as const
type StateTotals = Pick<CountedState, (typeof columns)[number]>
const readCells = (row: StateTotals): Cell[] => columns.map((name) => row[name])
const sumOpenBeds = ({ availableBeds, bedsToConfirm }: StateTotals) => availableBeds - bedsToConfirm

export function createStateTotals(parts: { transactions: Transactions; clock: Clock }) {
  const { transactions, clock } = parts
  const { keep } = createAnswerCache(clock, freshMs)

  const readNow = () =>
    keep('states', (at) =>
      transactions.run(reader, async (tx) => {
        const counted = await countStates(tx, at)
        const { since, days } = await readSpan(tx)
        const items = counted.map((one) => ({ ...one, slug: toStateSlug(one.name) }))
        return { items, historySince: since, historyDays: days, measuredAt: at.toISOString() }
      }),
    )

  async function* streamDays(): AsyncGenerator<string> {
    yield byteOrderMark + formatCsvLine(['day', ...columns, 'countedAt', 'openBeds'])
    for (let last: StateDay | undefined, isFirst = true; isFirst || last; isFirst = false) {
      const after = last ?? { day: '0001-01-01', state: '' }
      const rows = await transactions.run(reader, (tx) => readDays(tx, after, rowsPerPiece))
      yield rows.map((row) => formatCsvLine([row.day, ...readCells(row), row.countedAt, sumOpenBeds(row)])).join('')
      last = rows.length === rowsPerPiece ? rows.at(-1) : undefined
    }
  }

  return {
    now: readNow,
    async nowFile(): Promise<CsvFile> {
      const { items, measuredAt } = await readNow()
      const lines = items.map((one) => formatCsvLine([...readCells(one), measuredAt, sumOpenBeds(one)]))
      const text = [byteOrderMark + formatCsvLine([...columns, 'measuredAt', 'openBeds']), ...lines].join('')
      return { name: `recovery-residences-by-state-${measuredAt.slice(0, 10)}.csv`, pieces: streamOnce(text) }
    },
    historyFile: (): CsvFile => ({
      name: `recovery-residences-by-day-${formatDay(clock.now())}.csv`,
      pieces: streamDays(),
    }),
    countToday: (): Promise<void> =>
      transactions.run(system, async (tx) => {
        const at = clock.now()
        if (await hasDay(tx, formatDay(at))) return
        const counted = await countStates(tx, at)
        if (counted.some(({ homes: residences }) => residences > 0)) await insertDay(tx, formatDay(at), counted, at)
      }),
  }
}

async function* streamOnce(text: string): AsyncGenerator<string> {
  yield text
}

const formatDay = (moment: Date) => moment.toISOString().slice(0, 10)
