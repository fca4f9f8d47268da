import { expect, it } from 'vitest'
import { splitTown } from './town.rules.ts'

const states = [
  { id: 'NY', name: 'New York' },
  { id: 'VA', name: 'Virginia' },
  { id: 'WV', name: 'West Virginia' },
]

it.each([
  ['Charleston 25301', 'Charleston', '', '25301'],
  ['Charleston WV 25301', 'Charleston', 'WV', '25301'],
  ['Charleston, WV, 25301-1234', 'Charleston', 'WV', '25301'],
  ['South  Charleston, West Virginia 25303', 'South Charleston', 'WV', '25303'],
  ['New York 10001', 'New York', '', '10001'],
  ['New York, New York 10001', 'New York', 'NY', '10001'],
  ["O'Fallon, va. 25301", "O'Fallon", 'VA', '25301'],
])('%s is a town and a ZIP code', (cell, city, state, zip) => {
  expect(splitTown(cell, states)).toEqual({ city, state, zip })
})

it.each(['25301', 'Charleston', 'Charleston 2530', '12 Elm St 25301', 'WV', ''])('%s is not', (cell) => {
  expect(splitTown(cell, states)).toBeNull()
})
