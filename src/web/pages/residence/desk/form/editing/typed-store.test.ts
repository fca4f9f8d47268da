// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { toListingValues } from '#domain/residence/listing/listing-fields.ts'
import { readTyped, storeTyped } from './typed-store.ts'

const typed = {
  at: '2026-03-02T15:00:00.000Z',
  version: 3,
  base: toListingValues({ name: 'Harbor Row' }),
  values: toListingValues({ name: 'Harbor Row', phone: '501-555-0142' }),
}

it('gives back what one person typed into one house, until it is thrown away', () => {
  storeTyped('p1.o1', 'h1', typed)
  expect([readTyped('p1.o1', 'h1'), readTyped('p2.o1', 'h1'), readTyped('p1.o1', 'h2')]).toEqual([typed, null, null])
  storeTyped('p1.o1', 'h1', null)
  expect(readTyped('p1.o1', 'h1')).toBeNull()
})

it.each([
  '{',
  '[]',
  'null',
  '{"at":"soon","version":3,"base":{},"values":{}}',
  '{"at":"2026-03-02","version":"3","base":{},"values":{}}',
  '{"at":"2026-03-02","version":3,"base":null,"values":{}}',
  '{"at":"2026-03-02","version":3,"base":{}}',
])('reads nothing from what it did not write: %s', (stored) => {
  storeTyped('p1.o1', 'h1', typed)
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(key, stored)
  expect(readTyped('p1.o1', 'h1')).toBeNull()
})

it('leaves out what is no field of a house', () => {
  storeTyped('p1.o1', 'h1', typed)
  const [key = ''] = Object.keys(localStorage)
  localStorage.setItem(
    key,
    JSON.stringify({ ...typed, values: { phone: 7, email: 'hello@house.example', made: 'up' } }),
  )
  expect(readTyped('p1.o1', 'h1')?.values).toEqual(toListingValues({ email: 'hello@house.example' }))
})
