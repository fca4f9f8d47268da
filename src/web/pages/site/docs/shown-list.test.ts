import { expect, it } from 'vitest'
import { buildChoiceSearch, readShownList } from './shown-list.ts'

const maine = { slug: 'maine', name: 'Maine' }
const known = {
  states: [maine, { slug: 'ohio', name: 'Ohio' }],
  first: maine,
  titles: { en: 'Homes in {name}', es: 'Casas en {name}' },
}
const shown = (search: string) => readShownList(new URLSearchParams(search), known)

it('is the list that the address of the page names', () => {
  expect(shown('')).toMatchObject({ slug: 'maine', language: 'en', address: '/embed/directory/maine' })
  expect(shown('state=ohio&lang=es')).toMatchObject({
    title: 'Casas en Ohio',
    address: '/embed/directory/ohio?lang=es',
  })
  expect(shown('state=narnia&lang=tlh')).toMatchObject({ slug: 'maine', language: 'en' })
})

it('writes the language into the lines only where it is not English', () => {
  expect(shown('state=ohio').inLines).toEqual({
    state: 'ohio',
    name: 'Ohio',
    title: 'Homes in Ohio',
    '?asked': '',
    'data-lang': '',
    'data-fields': '',
  })
  expect(shown('lang=es').inLines).toMatchObject({ '?asked': '?lang=es', 'data-lang': ' data-lang="es"' })
})

it('gives readers fields only where that is asked for', () => {
  expect(shown('')).toMatchObject({ hasFields: false })
  expect(shown('fields=1')).toMatchObject({ hasFields: true, address: '/embed/directory/maine?fields=1' })
  expect(shown('lang=es&fields=1').inLines).toMatchObject({
    '?asked': '?lang=es&fields=1',
    'data-fields': ' data-fields="1"',
  })
})

it('keeps one choice while another is made', () => {
  const ohio = { state: 'ohio', language: 'en', hasFields: false }
  expect(buildChoiceSearch(ohio)).toBe('?state=ohio')
  expect(buildChoiceSearch({ ...ohio, language: 'es', hasFields: true })).toBe('?state=ohio&lang=es&fields=1')
})
