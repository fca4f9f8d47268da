import { type DeskNumbers, type NumbersQuery, numbersAtOnce, type ResidenceNumbers } from '#contract/beds/numbers.ts'
import { computeMonthBounds, listLastMonths, type Month } from '#domain/beds/numbers/months.ts'
import { computeOccupancy } from '#domain/beds/numbers/occupancy.ts'
import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { dayMs } from '#domain/language/durations.ts'
import { findZoneOfState } from '#domain/states/us-zones.ts'
import { byteOrderMark, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
import { countResidences, listResidences, measureBeds, measureQuestions, type ResidenceRow } from './numbers.store.ts'

export type NumbersReader = { actor: Actor; organizationId: string }

export type Numbers = ReturnType<typeof createNumbers>

type MeasuredNumbers = { houses: ResidenceNumbers[]; questions: ResidenceNumbers['questions'] }

// With more houses a file holds one month only: every day of each house is worked out.
const residencesOfYear = 200
const noBeds = { days: 0, knownDays: 0, bedDays: 0, takenDays: 0, movedIn: 0 }
const noQuestions = { asked: 0, answered: 0, medianMinutes: null }

export function createNumbers({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  async function measure(tx: Tx, rows: readonly ResidenceRow[], month: Month): Promise<MeasuredNumbers> {
    const now = clock.now()
    const residences = rows.map(({ id, state }) => ({ id, zone: findZoneOfState(state) }))
    const span = { residences, now, ...computeMonthBounds(month) }
    const beds = await measureBeds(tx, span)
    const isKept = Date.parse(`${span.from}T12:00:00Z`) >= now.getTime() - inquiryDays * dayMs
    const answers = isKept ? await measureQuestions(tx, span) : []
    const ofResidence = new Map(answers.map(({ id, ...numbers }) => [id, numbers]))
    const findQuestions = (id: string | null) => (isKept ? (ofResidence.get(id) ?? noQuestions) : null)
    return {
      houses: rows.map(({ id, name, city }) => ({
        id,
        name,
        city,
        beds: beds.get(id) ?? noBeds,
        questions: findQuestions(id),
      })),
      questions: findQuestions(null),
    }
  }

  async function* streamPieces(reader: NumbersReader, months: readonly Month[], count: number): AsyncGenerator<string> {
    yield byteOrderMark + formatCsvLine(headings)
    for (const month of months) {
      for (let offset = 0; offset < count; offset += numbersAtOnce) {
        const { houses: residences } = await transactions.run(reader.actor, async (tx) =>
          measure(tx, await listResidences(tx, reader.organizationId, { limit: numbersAtOnce, offset }), month),
        )
        yield residences.map((residence) => formatLine(month, residence)).join('')
      }
    }
  }

  return {
    read: ({ actor, organizationId }: NumbersReader, query: NumbersQuery): Promise<DeskNumbers> =>
      transactions.run(actor, async (tx) => {
        const { month, months } = chooseMonth(query.month, clock.now())
        const pages = Math.max(1, Math.ceil((await countResidences(tx, organizationId)) / numbersAtOnce))
        const page = Math.min(Number(query.page), pages)
        const part = { limit: numbersAtOnce, offset: (page - 1) * numbersAtOnce }
        const measured = await measure(tx, await listResidences(tx, organizationId, part), month)
        return { month, months, houses: measured.houses, questions: measured.questions, page, pages }
      }),
    async file(reader: NumbersReader, asked: string | undefined) {
      const { month, months } = chooseMonth(asked, clock.now())
      const count = await transactions.run(reader.actor, (tx) => countResidences(tx, reader.organizationId))
      const ofFile = count > residencesOfYear ? [month] : months
      return { name: `numbers-${months[0]}.csv`, pieces: streamPieces(reader, ofFile, count) }
    },
  }
}

function chooseMonth(asked: string | undefined, now: Date): { month: Month; months: Month[] } {
  // The first of the zones in which a month begins.
  const months = listLastMonths(now, 'America/Puerto_Rico')
  const month = asked ?? months[0] ?? ''
  if (months.includes(month)) return { month, months }
  const fields = { month: `Choose a month from ${months.at(-1)} to ${months[0]}.` }
  throw new AppError('invalid_input', 'Numbers go back twelve months.', { fields })
}

const headings = [
  'Month',
  'House',
  'Town',
  'Days',
  'Days with a number',
  'Bed-days',
  'Bed-days taken',
  'Bed-days open',
  'Occupancy in percent',
  'Moved in from a held bed',
  'Questions',
  'Answered',
  'Half were answered within minutes',
]

function formatLine(month: Month, { name, city, beds, questions }: ResidenceNumbers): string {
  const { days, knownDays, bedDays, takenDays, movedIn } = beds
  const formatCell = (number: number | null | undefined) => String(number ?? '')
  const ofBeds = [days, knownDays, bedDays, takenDays, bedDays - takenDays, computeOccupancy(beds), movedIn]
  const ofQuestions = [questions?.asked, questions?.answered, questions?.medianMinutes]
  return formatCsvLine([month, name, city, ...ofBeds.map(formatCell), ...ofQuestions.map(formatCell)])
}
