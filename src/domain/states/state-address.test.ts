import { expect, it } from 'vitest'
import { findMeantSlug } from './state-address.ts'

const states = [
  { slug: 'maine', code: 'ME' },
  { slug: 'west-virginia', code: 'WV' },
]

it.each([
  ['ME', 'maine'],
  ['me', 'maine'],
  ['Maine', 'maine'],
  ['MAINE', 'maine'],
  ['West Virginia', 'west-virginia'],
  ['West-Virginia', 'west-virginia'],
  [' wv ', 'west-virginia'],
])('takes %s for %s', (asked, slug) => {
  expect(findMeantSlug(states, asked)).toBe(slug)
})

it.each(['maine', 'west-virginia', 'narnia', 'X', 'mai', ''])('leaves %s as it is', (asked) => {
  expect(findMeantSlug(states, asked)).toBeNull()
})
