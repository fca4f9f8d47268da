import { describe, expect, it } from 'vitest'
import { inferAnswers, listContradicted, type OtherAnswers } from './implied-answers.ts'

const nothing: OtherAnswers = { audiences: ['women', 'any'], staff: null, languages: [], feeIncludes: [], rules: {} }

describe('what follows from the rest of a listing', () => {
  it.each([
    [{ rules: { curfew: '11 pm, midnight on Friday and Saturday' } }, { curfew: true }],
    [{ rules: { curfew: 'No curfew' } }, { curfew: false }],
    [{ rules: { smoking: 'On the back porch only' } }, { smoking_outside: true }],
    [{ rules: { smoking: 'No smoking, inside or outside' } }, { smoking_outside: false }],
    [{ rules: { smoking: 'No smoking anywhere on the property' } }, { smoking_outside: false }],
    [{ rules: { smoking: 'No smoking in the rooms' } }, {}],
    [{ staff: 'day_and_night' }, { staff_overnight: true }],
    [{ staff: 'none' }, { staff_overnight: false }],
    [{ staff: 'evenings' }, { staff_overnight: false }],
    [{ languages: ['English', 'Spanish'] }, { spanish: true }],
    [{ languages: ['English'] }, {}],
    [{ feeIncludes: ['Wifi', 'Parking'] }, { parking: true }],
    [{ audiences: ['women_with_children', 'couples'] }, { children: true, couples: true }],
    [{}, {}],
  ] satisfies [Partial<OtherAnswers>, object][])('is, of %j, %j', (facts, answers) => {
    expect(inferAnswers({ ...nothing, ...facts })).toEqual(answers)
  })

  it('is contradicted by the opposite answer alone', () => {
    const facts: OtherAnswers = { ...nothing, staff: 'day_and_night', rules: { curfew: '10 pm' } }
    expect(listContradicted({ curfew: false, staff_overnight: false, pets: false }, facts)).toEqual([
      'staff_overnight',
      'curfew',
    ])
    expect(listContradicted({ curfew: true }, facts)).toEqual([])
  })
})
