import { describe, expect, it } from 'vitest'
import { findPersonalParts, removePersonalParts } from './personal-parts.ts'

describe('what reads like a name or health in a note', () => {
  it.each([
    ['Robert Miller, needs methadone, HIV positive', ['name Robert Miller', 'health methadone', 'health HIV']],
    ['robert by bus', ['name robert']],
    ['Dwayne Okafor arrives late', ['name Dwayne Okafor']],
    ['ssn 123-45-6789', ['health ssn', 'health 123-45-6789']],
    ['on suboxone since May', ['health suboxone']],
    ['takes meds at 9', ['health meds']],
  ])('"%s"', (note, parts) => {
    expect(findPersonalParts(note).map(({ is, text }) => `${is} ${text}`)).toEqual(parts)
  })

  it.each([
    '',
    'K., by bus',
    'J. R., Tuesday after court',
    'R. S., since Oct 20',
    'T. K. Monday, Greyhound from Little Rock at 6 pm',
    'Call back Friday. Lower bunk.',
    'Upstairs room, 501-555-0142',
    'Will call on Monday',
  ])('is not in "%s"', (note) => {
    expect(findPersonalParts(note)).toEqual([])
  })
})

it.each([
  ['Robert Miller, needs methadone, by bus', 'R. M., needs, by bus'],
  ['robert', 'R.'],
  ['HIV positive', 'positive'],
  ['detox, K., by bus', 'K., by bus'],
  ['K., by bus', 'K., by bus'],
])('a note without it "%s" becomes "%s", which is not questioned again', (note, left) => {
  expect([removePersonalParts(note), findPersonalParts(left)]).toEqual([left, []])
})
