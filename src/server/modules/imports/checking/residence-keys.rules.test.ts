import { expect, it } from 'vitest'
import { isNameSlip } from './residence-keys.rules.ts'

it.each([
  ['Apple Mantle', 'Apple Mantel', true],
  ['Cedar House', 'Ceder House', true],
  ['Grace Haven', 'Grace Havens', true],
  ['Grace Haven', 'Grace Haven', false],
  ['House A', 'House B', false],
  ['Grace 1201', 'Grace 1202', false],
  ['Grace East', 'Grace West', false],
  ['Grace House', 'Grace House East', false],
])('%s and %s differ by a slip: %s', (one, other, isSlip) => {
  expect([isNameSlip(one, other), isNameSlip(other, one)]).toEqual([isSlip, isSlip])
})
