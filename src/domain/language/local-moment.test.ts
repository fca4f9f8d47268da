import { expect, it } from 'vitest'
import { localMoment } from './local-moment.ts'

const moment = new Date('2026-11-22T15:12:00Z')

it.each([
  ['AR', 'en', 'Nov 22, 9:12 am CT'],
  ['CA', 'en', 'Nov 22, 7:12 am PT'],
  ['AZ', 'en', 'Nov 22, 8:12 am MST'],
  ['ME', 'en', 'Nov 22, 10:12 am ET'],
  [null, 'en', 'Nov 22, 10:12 am ET'],
  ['HI', 'es', '22 nov, 5:12 a. m. HST'],
  ['AR', 'es', '22 nov, 9:12 a. m. CT'],
] as const)('a moment in the time of %s (%s) is %s', (state, locale, said) => {
  expect(localMoment(moment, state, locale)).toBe(said)
})

it('has the same letters in summer', () => {
  expect(localMoment(new Date('2026-07-01T15:12:00Z'), 'AR', 'en')).toBe('Jul 1, 10:12 am CT')
})
