import type { ImportAnswers, ImportQuestions } from '#contract/imports/imports.ts'
import { type ImportField, saysOpen } from '#domain/imports/import-fields.ts'
import type { Choices } from '#server/modules/imports/checking/choices.rules.ts'
import { isOwnShape } from '#server/modules/imports/columns/column-names.rules.ts'
import type { Sheet } from '#server/modules/imports/reading/sheet.rules.ts'
import type { StateNames } from '#server/modules/imports/values/read-value.rules.ts'
import { foldBedRows } from './bed-rows.rules.ts'
import { dropRows, findClosedRows } from './closed-rows.rules.ts'

type QuestionContext = { choices: Choices; states: StateNames; affiliate: string | null; today: string; now: string }

type TableAsked = Pick<ImportQuestions, 'beds' | 'closed'> & { sheet: Sheet; drafts: ReadonlySet<number> }

const noRows: ReadonlySet<number> = new Set()

/** Until an answer comes, the file is read as the smaller claim: one house of many beds, and no closed house. */
export function askOfTable(sheet: Sheet, { choices, states }: QuestionContext): TableAsked {
  const { answers } = choices
  // Our own file has a row for each house, and its status is ours.
  if (isOwnShape(sheet.headings)) return { sheet, beds: null, closed: null, drafts: noRows }
  const folded = foldBedRows(sheet, choices, states)
  const residences = folded && answers.beds !== 'apart' ? folded.sheet : sheet
  const closed = findClosedRows(residences)
  const isLeftOut = closed !== null && (answers.closed === null || answers.closed === 'out')
  return {
    sheet: isLeftOut ? dropRows(residences, closed.rows) : residences,
    beds: folded && {
      rows: folded.rows,
      houses: folded.residences,
      fewest: folded.fewest,
      most: folded.most,
      answer: answers.beds,
    },
    closed: closed && {
      column: closed.heading,
      says: closed.says,
      rows: [...closed.rows].slice(0, 20),
      count: closed.rows.size,
      answer: answers.closed,
    },
    drafts: closed && answers.closed === 'draft' ? closed.rows : noRows,
  }
}

type Mapping = ReadonlyMap<ImportField, number>

export function askOfNumbers(
  mapping: Mapping,
  { choices, affiliate, today, now }: QuestionContext,
): { asOf: ImportQuestions['asOf']; saidAt: string | null; mapping: Mapping } {
  const fields = [...mapping.keys()].filter(saysOpen)
  if (affiliate !== null || fields.length === 0) return { asOf: null, saidAt: null, mapping }
  const { asOf: answer } = choices.answers
  const kept = answer === 'none' ? new Map([...mapping].filter(([field]) => !saysOpen(field))) : mapping
  return { asOf: { today, answer }, saidAt: toMoment(answer, { today, now }), mapping: kept }
}

/** The middle of a day in the states; null is now. */
function toMoment(
  answer: ImportAnswers['asOf'],
  { today, now }: Pick<QuestionContext, 'today' | 'now'>,
): string | null {
  if (answer === null || answer === 'today' || answer === 'none' || answer >= today) return null
  const noon = `${answer}T18:00:00.000Z`
  return Number.isNaN(Date.parse(noon)) || noon >= now ? null : noon
}
