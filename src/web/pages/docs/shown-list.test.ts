import { expect, it } from 'vitest'
import { choiceSearch, shownList } from './shown-list.ts'

const maine = { slug: 'maine', name: 'Maine' }
const known = {
  states: [maine, { slug: 'ohio', name: 'Ohio' }],
  first: maine,
  titles: { en: 'Homes in {name}', es: 'Casas en {name}' },
}
const shown = (search: string) => shownList(new URLSearchParams(search), known)

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
    '?lang': '',
    'data-lang': '',
  })
  expect(shown('lang=es').inLines).toMatchObject({ '?lang': '?lang=es', 'data-lang': ' data-lang="es"' })
})

it('keeps one choice while the other is made', () => {
  expect([choiceSearch('ohio', 'en'), choiceSearch('ohio', 'es')]).toEqual(['?state=ohio', '?state=ohio&lang=es'])
})
