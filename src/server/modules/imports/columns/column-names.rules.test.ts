import { describe, expect, it } from 'vitest'
import { calledNames, findNamedColumn, toHeadingKey } from './column-names.rules.ts'
import { isAboutResidents } from './resident-columns.rules.ts'

const names = calledNames.map(([name]) => name)

describe('a name that a spreadsheet may call a column', () => {
  it('is written as headings are compared: else no heading would have it', () => {
    expect(names.filter((name) => toHeadingKey(name) !== name)).toEqual([])
  })

  it('stands once among the names of all columns', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('is its own column’s, and no other column’s label nor one that we leave out', () => {
    expect(calledNames.map(([name]) => [name, findNamedColumn(name, false)])).toEqual(
      calledNames.map(([name, field]) => [name, { is: 'sure', field }]),
    )
  })

  it('says nothing about residents: such a column is refused, and no name may let it in', () => {
    expect(names.filter((name) => isAboutResidents(toHeadingKey(name)))).toEqual([])
  })
})
