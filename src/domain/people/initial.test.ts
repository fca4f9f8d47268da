import { describe, expect, it } from 'vitest'
import { findInitial, findInitials } from './initial.ts'

describe('the initial of a name', () => {
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
  ])('of "%s" is "%s"', (name, initial) => {
    expect(findInitial(name)).toBe(initial)
  })
})

describe('the initials of a name', () => {
  it.each([
    ['Rosa Maria Sample', 'R. S.'],
    ['Kim', 'K.'],
    ['Kim (sister)', 'K.'],
    ['', ''],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(findInitials(name)).toBe(initials)
  })
})
