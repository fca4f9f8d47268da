import { describe, expect, it } from 'vitest'
import { inferAnswers } from '#domain/residence/implied-answers.ts'
import { listingFields, listingParts, parseItems, readDollars, toListingValues } from './listing-fields.ts'
import { collectOtherAnswers, listGaps, listMissingToPublish } from './listing-gaps.ts'

const nothing = toListingValues({})

describe('the fields of a listing', () => {
  it('are each in one part, and once', () => {
    expect(listingParts.flat().toSorted()).toEqual([...listingFields].toSorted())
  })

  it('hold nothing that is not theirs', () => {
    const values = toListingValues({ name: 'Harbor', toString: 'x', other: 'y' })
    expect(Object.keys(values)).toEqual(listingFields)
    expect(values.name).toBe('Harbor')
  })

  it('read a list and an amount as people write them', () => {
    expect(parseItems('Wi-Fi, laundry;\n Utilities,, wi-fi|')).toEqual(['Wi-Fi', 'Laundry', 'Utilities'])
    expect(['$1,250', '160.00', '0', '', '12.50', 'ask', '-5'].map(readDollars)).toEqual([
      1250,
      160,
      0,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('what a listing does not say', () => {
  it('is named in the order people ask, with the field that is empty first', () => {
    expect(listGaps(nothing).map(({ about }) => about)).toEqual([
      'medicines',
      'cost',
      'sobriety',
      'children',
      'curfew',
      'wheelchair',
    ])
    const some = { ...nothing, need_buprenorphine: 'no', fee_amount: '160', rule_curfew: '10 pm', sobriety: '0' }
    expect(listGaps(some)).toEqual([
      { about: 'medicines', field: 'need_methadone' },
      { about: 'cost', field: 'deposit' },
      { about: 'children', field: 'need_children' },
      { about: 'wheelchair', field: 'need_wheelchair' },
    ])
  })

  it('keeps it from being public where it would mislead', () => {
    expect(listMissingToPublish(nothing)).toEqual(['name', 'city', 'state', 'zip', 'phone', 'beds'])
    const whole = { ...nothing, name: 'Harbor', city: 'Conway', state: 'AR', zip: '72032', phone: '501-555-0142' }
    expect(listMissingToPublish({ ...whole, beds_women: '0' })).toEqual(['beds'])
    expect(listMissingToPublish({ ...whole, beds_women: '0', beds_men: '4' })).toEqual([])
  })
})

it('what follows from the rest of a form is read from beds, staff, languages, the fee and the rules', () => {
  const values = {
    ...nothing,
    beds_women_with_children: '2',
    beds_couples: '0',
    staff: 'day_and_night',
    languages: 'English, Spanish',
    fee_includes: 'Parking',
    rule_curfew: '10 pm',
    rule_smoking: 'On the porch',
  }
  expect(inferAnswers(collectOtherAnswers(values))).toEqual({
    children: true,
    staff_overnight: true,
    spanish: true,
    parking: true,
    curfew: true,
    smoking_outside: true,
  })
  expect(inferAnswers(collectOtherAnswers(nothing))).toEqual({})
})
