import { expect, it } from 'vitest'
import { findReachProblem } from './reach.ts'

it('takes numbers as people write them, and plain mail addresses', () => {
  for (const number of ['(501) 555-0199', '+1 501.555.0199', '501-555-0199 x12']) {
    expect([number, findReachProblem('text', number)]).toEqual([number, null])
  }
  for (const number of ['501', 'call me', 'sam@home.example'])
    expect(findReachProblem('call', number)).toBe('not_a_phone')
  expect(findReachProblem('email', 'sam@home.example')).toBeNull()
  for (const mail of ['sam', 'a@b', 'a@b.c,d@e.f']) expect(findReachProblem('email', mail)).toBe('not_an_email')
})
