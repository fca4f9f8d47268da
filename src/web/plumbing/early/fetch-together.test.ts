// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { fetchTogether } from './fetch-together.ts'

it('asks at once, and once, for all that a script imports', () => {
  expect(fetchTogether('/assets/ask.js /assets/react.js /assets/calls.js')).toBe('/assets/ask.js')
  expect(fetchTogether('/assets/find.js /assets/react.js')).toBe('/assets/find.js')
  expect(fetchTogether('/assets/alone.js')).toBe('/assets/alone.js')
  const asked = [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
  expect(asked).toEqual(['/assets/react.js', '/assets/calls.js'])
})
