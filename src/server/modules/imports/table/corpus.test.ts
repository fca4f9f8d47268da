import { describe, expect, it } from 'vitest'
import { states as everyState } from '#content/states/slugs.ts'
import type { ImportAdded } from '#contract/imports/imports.ts'
import { describePeople } from '#domain/beds/bed-people.ts'
import { noChoices } from '#server/modules/imports/checking/choices.rules.ts'
import { doTask } from '#server/modules/imports/work/do-task.worker.ts'
import type { CheckedView, ReadFile } from '#server/modules/imports/work/import-task.worker.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { bareLists } from '#tests/support/imports/corpus/bare-lists.ts'
import { competitors } from '#tests/support/imports/corpus/competitors.ts'
import type { Given } from '#tests/support/imports/corpus/corpus-file.ts'
import { excel } from '#tests/support/imports/corpus/excel.ts'
import { googleSheets } from '#tests/support/imports/corpus/google-sheets.ts'
import { values } from '#tests/support/imports/corpus/values.ts'
import { pickTable, readStored } from './pick-table.rules.ts'

const states = everyState.map(({ code, name }) => ({ id: code, name }))

function view(bytes: Uint8Array): CheckedView {
  const { sheet } = doTask({ kind: 'read', bytes, states }) as ReadFile
  const context = {
    residences: '[]',
    affiliate: null,
    states,
    placesFile: samplePlaces(),
    today: '2026-11-27',
    now: '2026-11-27T12:00:00Z',
  }
  return doTask({ kind: 'view', shown: 100, sheet, choices: noChoices, ...context }) as CheckedView
}

function residenceWords({ residence, beds }: ImportAdded): string {
  if (beds.length === 0) return `${residence}: no beds`
  const words = beds.map(({ audience, total, open }) => {
    return `${total} for ${describePeople(audience)}${open === null ? '' : `, ${open} open`}`
  })
  return `${residence}: ${words.join('; ')}`
}

function questionWords({ beds, closed, asOf }: CheckedView['questions']): string[] {
  return [
    ...(beds ? [`beds: ${beds.rows} rows, ${beds.houses} houses of ${beds.fewest} to ${beds.most}`] : []),
    ...(closed ? [`closed: ${closed.column} says ${closed.says.join(', ')} in ${closed.rows.join(', ')}`] : []),
    ...(asOf ? ['as of'] : []),
  ]
}

function giving(view: CheckedView): Required<Given> {
  const { from, columns, counts, problems } = view
  return {
    counts,
    residences: view.added.map(residenceWords),
    columns: Object.fromEntries(columns.map(({ name, field }) => [name, field])),
    asks: [
      ...(from.isSure ? [] : ['headings']),
      ...questionWords(view.questions),
      ...columns.flatMap(({ name, isGuess }) => (isGuess ? [`column ${name}`] : [])),
    ],
    headings: from.headings,
    titles: from.titles.map(({ row }) => row),
    dropped: from.dropped.map(({ row }) => row),
    sheet: from.sheets[from.sheet]?.name ?? '',
    otherSheets: [...from.sheets.flatMap(({ name }, at) => (at === from.sheet ? [] : [name])), ...from.others],
    problems: problems.map(({ row, field }) => `${row} ${field}`),
    values: view.wrongValues.map(({ rows, found, column }) => `${rows} ${column}: ${found}`),
  }
}

it('a file that was kept in the shape of before is still read, with its rows counted as they were', () => {
  const headings = ['House', 'Street', 'Zip']
  const stored = JSON.stringify({ headings, rows: [['Elm House', '1 Elm St', '72201']] })
  expect(pickTable(readStored(stored), { sheet: null, headings: null }).sheet).toMatchObject({ headings, numbers: [1] })
})

describe.each(Object.entries({ excel, googleSheets, bareLists, values, competitors }))('a file of %s', (_, files) => {
  it.each(files.map((one) => [one.name, one] as const))('%s', (_name, { file, gives }) => {
    const given = giving(view(file))
    const asked = Object.keys(gives) as (keyof Given)[]
    const some = Object.fromEntries(asked.map((key) => [key, given[key]]))
    const { counts, columns, ...exact } = gives
    expect(some).toMatchObject({ ...(counts && { counts }), ...(columns && { columns }) })
    expect(some).toEqual({ ...some, ...exact })
  })
})
