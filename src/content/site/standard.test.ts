import { describe, expect, it } from 'vitest'
import { standardDomains, standardYears, supportLevels } from './standard.ts'

const principles = standardDomains.flatMap((domain) => domain.principles)

describe('the shape of the standard, version 3.0', () => {
  it('has 4 domains and 10 principles, A to J', () => {
    expect(standardDomains).toHaveLength(4)
    expect(principles.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJ')
  })

  it('numbers 31 standards through, none left out and none twice', () => {
    const numbers = principles.flatMap(({ standards: { first, last } }) =>
      Array.from({ length: last - first + 1 }, (_, place) => first + place),
    )
    expect(numbers).toEqual(Array.from({ length: 31 }, (_, place) => place + 1))
  })

  it('knows four levels of support', () => {
    expect(supportLevels.map(({ level }) => level)).toEqual([1, 2, 3, 4])
  })

  it('grew in the order it is told', () => {
    const years = standardYears.map(({ when }) => Number(/\d{4}/.exec(when)?.[0]))
    expect(years).toEqual(years.toSorted((one, other) => one - other))
    expect(years[0]).toBe(2011)
  })
})
