import { expect, it } from 'vitest'
import { homesFilterIn } from '#domain/homes-filter.ts'
import { chooseAddress, listAddress } from './list-address.ts'

it('names the language only where it is not English, and keeps what is asked', () => {
  const filter = homesFilterIn(new URLSearchParams('town=Conway&for=women&open=1'))
  expect(listAddress({ slug: 'maine', language: 'en' })).toBe('/embed/directory/maine')
  expect(listAddress({ slug: 'maine', language: 'en' }, filter, 2)).toBe(
    '/embed/directory/maine?town=Conway&for=women&open=1&page=2',
  )
  expect(listAddress({ slug: 'maine', language: 'es' })).toBe('/embed/directory/maine?lang=es')
  expect(listAddress({ slug: 'maine', language: 'es' }, filter, 1)).toBe(
    '/embed/directory/maine?town=Conway&for=women&open=1&lang=es',
  )
  expect([chooseAddress('en'), chooseAddress('es')]).toEqual(['/embed/directory', '/embed/directory?lang=es'])
})
