import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readGazetteer } from '#server/plumbing/gazetteer.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { findSplitTown, splitTown } from './town.rules.ts'

const towns = readGazetteer(readFileSync(samplePlaces(), 'latin1'))
const states = [
  { id: 'AR', name: 'Arkansas' },
  { id: 'CA', name: 'California' },
  { id: 'CO', name: 'Colorado' },
  { id: 'DE', name: 'Delaware' },
  { id: 'IN', name: 'Indiana' },
  { id: 'LA', name: 'Louisiana' },
  { id: 'MD', name: 'Maryland' },
  { id: 'NY', name: 'New York' },
  { id: 'OH', name: 'Ohio' },
  { id: 'PA', name: 'Pennsylvania' },
  { id: 'VA', name: 'Virginia' },
  { id: 'WA', name: 'Washington' },
  { id: 'WV', name: 'West Virginia' },
  { id: 'WY', name: 'Wyoming' },
]
const split = (cell: string, ...said: string[]) => splitTown(cell, { states, towns, said })

it.each([
  ['Charleston 25301', 'Charleston', '', '25301'],
  ['Charleston WV 25301', 'Charleston', 'WV', '25301'],
  ['Charleston, WV, 25301-1234', 'Charleston', 'WV', '25301'],
  ['South  Charleston, West Virginia 25303', 'South Charleston', 'WV', '25303'],
  ['New York 10001', 'New York', '', '10001'],
  ['New York, New York 10001', 'New York', 'NY', '10001'],
  ["O'Fallon, va. 25301", "O'Fallon", 'VA', '25301'],
  ['Fort Washington 19034', 'Fort Washington', '', '19034'],
  ['Charleston, WV', 'Charleston', 'WV', ''],
  ['Huntington WV', 'Huntington', 'WV', ''],
  ['huntington wv', 'huntington', 'WV', ''],
  ['Beckley, West Virginia', 'Beckley', 'WV', ''],
  ['Beckley West Virginia', 'Beckley', 'WV', ''],
  ['Conway, AR 72032', 'Conway', 'AR', '72032'],
  ['Delaware, OH', 'Delaware', 'OH', ''],
  ['Indiana, PA', 'Indiana', 'PA', ''],
  ['California, MD', 'California', 'MD', ''],
  ['Fort Washington, PA', 'Fort Washington', 'PA', ''],
  ['Charleston, Kanawha County, WV', 'Charleston', 'WV', ''],
  ['Nowhere Known, WV', 'Nowhere Known', 'WV', ''],
])('%s is a town with its state or ZIP code', (cell, city, state, zip) => {
  expect(split(cell)).toEqual({ city, state, zip })
})

it.each([
  '25301',
  'Charleston',
  'Charleston 2530',
  '12 Elm St 25301',
  '12 Elm St, Charleston, WV',
  'WV',
  '',
  'Delaware',
  'Indiana',
  'California',
  'Washington',
  'Oregon City',
  'Jersey City',
  'Winston-Salem',
  "Coeur d'Alene",
  'Fort Washington',
  'West New York',
  'New Virginia',
  'Camden Wyoming',
  'South LA',
  'Pulaski Co',
  'Glen Washington',
])('%s is a town alone, or none', (cell) => {
  expect(split(cell, 'PA')).toBeNull()
})

it('a hamlet on no list has the state after it that its row names', () => {
  expect(split('Nowhere Known WV')).toBeNull()
  expect(split('Nowhere Known WV', 'WV')).toEqual({ city: 'Nowhere Known', state: 'WV', zip: '' })
  expect(split('Nowhere Known WV 25301')).toEqual({ city: 'Nowhere Known', state: 'WV', zip: '25301' })
})

it.each([
  ['Charleston, WV', 'town and state'],
  ['Huntington WV', 'town and state'],
  ['Charleston 25301', 'town, state and ZIP'],
  ['Fort Washington', null],
  ['Charleston', null],
])('%s looks like %s', (cell, like) => {
  expect(findSplitTown(cell, states)).toBe(like)
})
