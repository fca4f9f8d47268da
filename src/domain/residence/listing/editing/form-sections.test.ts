import { describe, expect, it } from 'vitest'
import { listingFields, toListingValues } from '#domain/residence/listing/listing-fields.ts'
import { countAnswers, formSections, listSectionFields } from './form-sections.ts'

describe('the sections of the form', () => {
  it('ask every field of a listing once', () => {
    const asked = formSections.flatMap(listSectionFields)
    expect(asked.toSorted()).toEqual([...listingFields].toSorted())
  })

  it.each([
    ['house', { name: 'Harbor Row', zip: '72114', visibility: 'area', pin: '34.7, -92.2' }, { given: 2, asked: 6 }],
    ['reach', { takes_texts: 'yes' }, { given: 0, asked: 3 }],
    ['cost', { beds_women: '0', beds_men: '6', fee_per: 'week', deposit: '0' }, { given: 2, asked: 5 }],
    [
      'needs',
      { need_pets: 'no', rule_curfew: '10 pm', need_curfew: 'yes', note_parking: 'Two cars' },
      { given: 2, asked: 17 },
    ],
    ['rules', { level: '2', rule_smoking: 'On the porch', rule_visitors: '  ' }, { given: 1, asked: 9 }],
  ] as const)('count what is answered: %s', (section, said, counted) => {
    expect(countAnswers(section, toListingValues(said))).toEqual(counted)
  })
})
