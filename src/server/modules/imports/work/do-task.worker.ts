import { readFileSync } from 'node:fs'
import { shownAtFirst } from '#contract/imports/import-limits.ts'
import {
  type GarbledCell,
  garbledShown,
  type ImportAdded,
  type ImportColumn,
  maxSquares,
  newShownAtFirst,
} from '#contract/imports/imports.ts'
import { type AffiliateList, createAffiliateRows } from '#server/modules/imports/checking/affiliate-rows.rules.ts'
import {
  type AddedResidence,
  type CheckedSheet,
  checkSheet,
  getProblemColumn,
} from '#server/modules/imports/checking/check-sheet.rules.ts'
import type { OwnResidence } from '#server/modules/imports/checking/own-residence.rules.ts'
import { groupWrong, listSaidValues } from '#server/modules/imports/checking/wrong-values.rules.ts'
import { leftOutColumns, toHeadingKey } from '#server/modules/imports/columns/column-names.rules.ts'
import { mapColumns } from '#server/modules/imports/columns/mapped-columns.rules.ts'
import { hashHeadings, toRemember } from '#server/modules/imports/columns/remembered.rules.ts'
import { mayName } from '#server/modules/imports/columns/resident-columns.rules.ts'
import { isGarbled } from '#server/modules/imports/reading/garbled.rules.ts'
import { readBook } from '#server/modules/imports/reading/read-sheet.rules.ts'
import type { Sheet } from '#server/modules/imports/reading/sheet.rules.ts'
import { pickTable, readStored, toBook } from '#server/modules/imports/table/pick-table.rules.ts'
import { askOfNumbers, askOfTable } from '#server/modules/imports/table/questions.rules.ts'
import { readFrom } from '#server/modules/imports/table/read-from.rules.ts'
import { byteOrderMark, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import { type Gazetteer, readGazetteer } from '#server/plumbing/gazetteer.ts'
import type { CheckedView, CheckTask, ImportPlan, ImportTask, ReadFile } from './import-task.worker.ts'
import { makePlan } from './plan.rules.ts'

export function doTask(task: ImportTask): unknown {
  switch (task.kind) {
    case 'read':
      return read(task)
    case 'view':
      return toView(task, task.shown)
    case 'plan':
      return makeTaskPlan(task, task.publish)
    case 'doors':
      return JSON.stringify(check(task, true).checked.doors)
    case 'rejected':
      return writeRejectedFile(task)
  }
}

function read({ bytes, states }: Extract<ImportTask, { kind: 'read' }>): ReadFile {
  const start = performance.now()
  const book = toBook(readBook(bytes), states)
  const { sheet } = pickTable(book, { sheet: null, headings: null })
  const ms = Math.round(performance.now() - start)
  return { sheet: JSON.stringify(book), rows: sheet.rows.length, columns: sheet.headings.length, ms }
}

function check(task: CheckTask, isLooking = false) {
  const table = pickTable(readStored(task.sheet), task.choices.read)
  const { sheet, beds, closed, drafts } = askOfTable(table.sheet, task)
  // Our own JSON, made by the database.
  const residences = JSON.parse(task.residences) as OwnResidence[]
  const { states, choices, today } = task
  const mapped = mapColumns(sheet, choices, states, task.affiliate !== null)
  const { asOf, saidAt, mapping } = askOfNumbers(mapped.mapping, task)
  const { columns } = mapped
  const gazetteer = loadPlaces(task.placesFile)
  const { fixes } = choices
  const affiliate =
    task.affiliate === null ? null : createAffiliateRows(JSON.parse(task.affiliate) as AffiliateList, today)
  const twoResidences = new Set(choices.twoResidences)
  const nameColumn = mapping.get('name') ?? -1
  const areNames = choices.sure.includes(nameColumn) || choices.columns[String(nameColumn)] === 'name'
  return {
    table,
    questions: { beds, closed, asOf },
    saidAt,
    sheet,
    columns,
    residences,
    checked: checkSheet({
      sheet,
      mapping,
      fixes,
      twoResidences,
      meanings: choices.values,
      saidAt,
      drafts,
      areNames,
      residences,
      affiliate,
      isLooking,
      states,
      gazetteer,
      today,
    }),
  }
}

function makeTaskPlan(task: CheckTask, publish: boolean): ImportPlan {
  const { checked, residences, saidAt } = check(task)
  const plan = makePlan(checked, { publish, isAffiliate: task.affiliate !== null, saidAt }, residences)
  return { ...plan, headings: hashFoundHeadings(task), remember: toRemember(task.choices) }
}

/** Of the headings that are found without a choice: what the next file is known by before anybody has chosen. */
function hashFoundHeadings({ sheet, choices: { read } }: CheckTask): string | null {
  const isChosen = read.sheet !== null || read.headings !== null
  const table = pickTable(readStored(sheet), isChosen ? { sheet: null, headings: null } : read)
  return hashHeadings(table.sheet.headings)
}

let places: { file: string; gazetteer: Gazetteer } | null = null

function loadPlaces(file: string): Gazetteer {
  if (places?.file !== file) places = { file, gazetteer: readGazetteer(readFileSync(file, 'latin1')) }
  return places.gazetteer
}

function toView(task: CheckTask, shown: number): CheckedView {
  const { table, questions, sheet, columns, checked } = check(task)
  const garbled = listGarbledCells(sheet, columns)
  const { values, single } = groupWrong(checked.problems)
  const { outcomes, counts, duplicates, changes, doors, added, changed, certified, stamp } = checked
  return {
    rows: sheet.rows.length,
    from: readFrom(table),
    questions,
    columns,
    counts,
    stamp,
    squares: outcomes.length <= maxSquares ? outcomes : null,
    wrongValues: values.slice(0, shown),
    saidValues: listSaidValues(task.choices),
    problems: single.slice(0, shown).map((problem) => ({ ...problem, column: getProblemColumn(problem.field) })),
    problemCount: single.length,
    duplicates: duplicates.slice(0, shown),
    changes: changes.slice(0, shown).map(({ label, ...change }) => ({ ...change, column: label })),
    changeCount: changes.length,
    added: added.slice(0, shown > shownAtFirst ? shown : newShownAtFirst).map(toAddedRow),
    garbled: garbled.slice(0, garbledShown),
    garbledCount: garbled.length,
    forAnyone: added.filter(({ isForAnyone }) => isForAnyone).length,
    notReady: added.filter(({ isReady }) => !isReady).length,
    isAffiliates: task.affiliate !== null,
    certified: [...added, ...changed, ...certified].filter(({ paper }) => paper !== null && paper.ends_on >= task.today)
      .length,
    doors: JSON.stringify(doors),
    headings: hashFoundHeadings(task),
  }
}

function toAddedRow({ row, fields, groups, certificate }: AddedResidence): ImportAdded {
  const beds = groups.map(({ audience, total, open }) => ({ audience, total, open }))
  return {
    row,
    residence: String(fields.name),
    city: String(fields.city),
    state: String(fields.state_code),
    beds,
    certificate,
  }
}

function listGarbledCells({ rows, numbers }: Sheet, columns: readonly ImportColumn[]): GarbledCell[] {
  const imported = columns.filter(({ field }) => field !== null)
  return rows.flatMap((cells, at) =>
    imported.flatMap(({ column, name }) => {
      const found = cells[column] ?? ''
      return isGarbled(found) ? [{ row: numbers[at] ?? 0, column: name, found: found.slice(0, 80) }] : []
    }),
  )
}

/** Leaves out columns that may name a resident, and those we added the last time. */
function writeRejectedFile(task: CheckTask): string {
  const { sheet, columns, checked } = check(task)
  const wrong = describeByRow(checked)
  const unnamed = new Set(columns.flatMap(({ column, note }) => (note === mayName ? [column] : [])))
  const isOurs = sheet.headings.map((heading) => ours.has(toHeadingKey(heading)))
  const pickTheirs = (cells: readonly string[]) => cells.filter((_, column) => isOurs[column] !== true)
  const lines = sheet.rows.flatMap((row, at) => {
    const number = sheet.numbers[at] ?? 0
    const words = wrong.get(number)
    if (words === undefined) return []
    return [formatCsvLine([number, ...pickTheirs(row.map((cell, column) => (unnamed.has(column) ? '' : cell))), words])]
  })
  return (
    byteOrderMark +
    formatCsvLine([leftOutColumns.row, ...pickTheirs(sheet.headings), leftOutColumns.wrong]) +
    lines.join('')
  )
}

const ours = new Set(Object.values(leftOutColumns).map(toHeadingKey))

function describeByRow({ problems }: CheckedSheet): Map<number, string> {
  const words = new Map<number, string>()
  for (const { row, field, found, expected } of problems) {
    const one = `${getProblemColumn(field)}: found ${found === '' ? 'nothing' : `“${found}”`}, expected ${expected}.`
    words.set(row, words.has(row) ? `${words.get(row)} ${one}` : one)
  }
  return words
}
