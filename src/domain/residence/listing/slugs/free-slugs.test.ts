import { expect, it } from 'vitest'
import { createFreeSlugs } from './free-slugs.ts'

it('gives what is wanted, and then the next of its kind', () => {
  const slugs = createFreeSlugs()
  slugs.give('oak-house-3')
  const given = ['oak-house', 'oak-house', 'oak-house', 'oak-house-2', ''].map(slugs.give)
  expect(given).toEqual(['oak-house', 'oak-house-2', 'oak-house-4', 'oak-house-2-2', 'residence'])
})

it('gives another one after hearing that what it gave was taken by somebody else', () => {
  const slugs = createFreeSlugs()
  expect([slugs.give('oak'), slugs.give('oak'), slugs.give('elm')]).toEqual(['oak', 'oak-2', 'elm'])
})

it('keeps to 120 letters, and ends with no dash', () => {
  const slugs = createFreeSlugs()
  const long = `${'a'.repeat(109)}-${'b'.repeat(20)}`
  expect([slugs.give(long), slugs.give(long)]).toEqual([`${'a'.repeat(109)}-${'b'.repeat(10)}`, `${'a'.repeat(109)}-2`])
})
