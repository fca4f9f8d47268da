import { expect, it } from 'vitest'
import { findInitial, findInitials } from './initial.ts'

it.each([
  ['Kim', 'K.'],
  ['  kim Sample', 'K.'],
  ['Élodie', 'É.'],
  ['e\u0301lodie', 'É.'],
  ['李', '李.'],
  ['', ''],
  ['   ', ''],
  ['+1 501 555 0199', ''],
  ['🙂 Kim', ''],
])('the initial of a name of "%s" is "%s"', (name, initial) => {
  expect(findInitial(name)).toBe(initial)
})

it.each([
  ['Rosa Maria Sample', 'R. S.'],
  ['Kim', 'K.'],
  ['Kim (sister)', 'K.'],
  ['', ''],
])('the initials of a name of "%s" are "%s"', (name, initials) => {
  expect(findInitials(name)).toBe(initials)
})
