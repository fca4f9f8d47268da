import { expect, it } from 'vitest'
import { listChoices, mergeChoices } from './choices.rules.ts'

const said = mergeChoices(listChoices({ choices: {} }), {
  columns: [{ column: 0, field: 'name' }],
  fixes: [{ row: 7, field: 'phone', value: '501-555-0142' }],
})

it('the row of headings that was read anyway leaves what was said of columns and rows', () => {
  const confirmed = mergeChoices(said, { read: { headings: 3, isSame: true } })
  expect(confirmed).toEqual(Object.assign({ ...said }, { read: { sheet: said.read.sheet, headings: 3 } }))
})

it.each([{ headings: 4 }, { sheet: 2 }, { sheet: 2, isSame: true }])('another table is a new beginning: %o', (read) => {
  const { columns, fixes } = mergeChoices(said, { read })
  expect([columns, fixes]).toEqual([{}, {}])
})
