import { readFileSync } from 'node:fs'
import { mostSquares } from '#contract/imports.ts'
import { byteOrderMark, csvLine } from '#server/plumbing/csv.ts'
import { type Gazetteer, readGazetteer } from '#server/plumbing/gazetteer.ts'
import { type Checked, checkSheet, problemColumn } from '../checking/check-sheet.ts'
import type { OwnHouse } from '../checking/own-house.ts'
import { mappedColumns } from '../columns/mapped-columns.ts'
import { readSheet } from '../reading/read-sheet.ts'
import type { Sheet } from '../reading/sheet.ts'
import type { CheckedView, CheckTask, ImportTask, ReadFile } from './import-task.ts'
import { planOf } from './plan.ts'

/** Does what the main thread asks of the other one. Throws SheetError for a file that cannot be read. */
export function doTask(task: ImportTask): unknown {
  switch (task.kind) {
    case 'read':
      return read(task.bytes)
    case 'view':
      return viewOf(task, task.shown)
    case 'plan':
      return planOf(check(task).checked, task.publish)
    case 'rejected':
      return rejectedFile(task)
  }
}

function read(bytes: Uint8Array): ReadFile {
  const start = performance.now()
  const sheet = readSheet(bytes)
  const ms = Math.round(performance.now() - start)
  return { sheet: JSON.stringify(sheet), rows: sheet.rows.length, columns: sheet.headings.length, ms }
}

function check(task: CheckTask) {
  // Our own JSON, made above and by the database.
  const sheet = JSON.parse(task.sheet) as Sheet
  const houses = JSON.parse(task.houses) as OwnHouse[]
  const { states, choices, today } = task
  const { mapping, columns } = mappedColumns(sheet, choices, states)
  const gazetteer = placesOf(task.placesFile)
  const { fixes } = choices
  const twoHouses = new Set(choices.twoHouses)
  return { sheet, columns, checked: checkSheet({ sheet, mapping, fixes, twoHouses, houses, states, gazetteer, today }) }
}

let places: { file: string; gazetteer: Gazetteer } | null = null

/** Read once in the life of the thread. */
function placesOf(file: string): Gazetteer {
  if (places?.file !== file) places = { file, gazetteer: readGazetteer(readFileSync(file, 'latin1')) }
  return places.gazetteer
}

function viewOf(task: CheckTask, shown: number): CheckedView {
  const { sheet, columns, checked } = check(task)
  const { outcomes, counts, problems, duplicates, changes, doors, added, stamp } = checked
  return {
    ...{ rows: sheet.rows.length, columns, counts, stamp },
    squares: outcomes.length <= mostSquares ? outcomes : null,
    problems: problems.slice(0, shown).map((problem) => ({ ...problem, column: problemColumn(problem.field) })),
    problemCount: problems.length,
    duplicates: duplicates.slice(0, shown),
    changes: changes.slice(0, shown).map(({ label, ...change }) => ({ ...change, column: label })),
    changeCount: changes.length,
    notReady: added.filter(({ isReady }) => !isReady).length,
    doors: JSON.stringify(doors),
  }
}

/** The rows that would be left out, in the file's own columns, with what was wrong beside them. */
function rejectedFile(task: CheckTask): string {
  const { sheet, checked } = check(task)
  const wrong = wordsByRow(checked)
  const lines = sheet.rows.flatMap((row, at) => {
    const words = wrong.get(at + 1)
    return words === undefined ? [] : [csvLine([...row, words])]
  })
  return byteOrderMark + csvLine([...sheet.headings, 'What was wrong']) + lines.join('')
}

function wordsByRow({ problems }: Checked): Map<number, string> {
  const words = new Map<number, string>()
  for (const { row, field, found, expected } of problems) {
    const one = `${problemColumn(field)}: found ${found === '' ? 'nothing' : `“${found}”`}, expected ${expected}.`
    words.set(row, words.has(row) ? `${words.get(row)} ${one}` : one)
  }
  return words
}
