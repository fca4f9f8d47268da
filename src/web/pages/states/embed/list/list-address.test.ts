import { expect, it } from 'vitest'
import { readResidencesFilter } from '#domain/search/residences-filter.ts'
import { chooseAddress, hasFieldsIn, listAddress } from './list-address.ts'

const maine = { slug: 'maine', hasFields: false }

it('names the language only where it is not English, and keeps what is asked', () => {
  const filter = readResidencesFilter(new URLSearchParams('town=Conway&for=women&open=1'))
  expect(listAddress({ ...maine, language: 'en' })).toBe('/embed/directory/maine')
  expect(listAddress({ ...maine, language: 'en' }, filter, 2)).toBe(
    '/embed/directory/maine?town=Conway&for=women&open=1&page=2',
  )
  expect(listAddress({ ...maine, language: 'es' })).toBe('/embed/directory/maine?lang=es')
  expect(listAddress({ ...maine, language: 'es' }, filter, 1)).toBe(
    '/embed/directory/maine?town=Conway&for=women&open=1&lang=es',
  )
  expect(chooseAddress({ language: 'en', hasFields: false })).toBe('/embed/directory')
  expect(chooseAddress({ language: 'es', hasFields: false })).toBe('/embed/directory?lang=es')
})

it('keeps asking for fields for readers, where the page around has asked for them', () => {
  const filter = readResidencesFilter(new URLSearchParams('near=04101&fee_max=300'))
  const list = { slug: 'maine', language: 'es', hasFields: true } as const
  expect(listAddress(list, filter, 2)).toBe('/embed/directory/maine?near=04101&fee_max=300&lang=es&fields=1&page=2')
  expect(chooseAddress(list)).toBe('/embed/directory?lang=es&fields=1')
  expect([hasFieldsIn(new URLSearchParams('fields=1')), hasFieldsIn(new URLSearchParams('fields=yes'))]).toEqual([
    true,
    false,
  ])
})
