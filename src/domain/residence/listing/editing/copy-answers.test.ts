import { expect, it } from 'vitest'
import { listingFields, toListingValues } from '#domain/residence/listing/listing-fields.ts'
import { copyAnswers } from './copy-answers.ts'

const full = toListingValues(Object.fromEntries(listingFields.map((field) => [field, `theirs ${field}`])))
const filledFrom = (said: Parameters<typeof toListingValues>[0]) => copyAnswers(toListingValues(said), full)

it('copies what houses of one organization share, and nothing that belongs to one house alone', () => {
  const { values, filled } = filledFrom({})
  const own = ['name', 'street', 'city', 'zip', 'pin', 'description', 'beds_women', 'need_wheelchair'] as const
  expect(own.map((field) => values[field])).toEqual(own.map(() => ''))
  expect(filled).toEqual(
    expect.arrayContaining(['phone', 'takes_texts', 'fee_amount', 'fee_per', 'note_pets', 'rule_work']),
  )
  expect(filled).toHaveLength(listingFields.length - 23)
})

it('changes nothing that the house says already, nor what belongs to it', () => {
  const { values } = filledFrom({
    phone: '501-555-0142',
    fee_per: 'month',
    need_pets: 'no',
    rule_work: 'Within 30 days',
  })
  expect(values).toMatchObject({
    phone: '501-555-0142',
    takes_texts: '',
    fee_amount: '',
    fee_per: 'month',
    need_pets: 'no',
    note_pets: '',
    rule_work: 'Within 30 days',
    email: 'theirs email',
  })
})

it('copies nothing that contradicts what the house says already', () => {
  const { values } = filledFrom({ languages: 'English', need_curfew: 'no', rule_smoking: 'Nowhere' })
  expect([values.need_spanish, values.rule_curfew, values.need_smoking_outside]).toEqual(['', '', ''])
})

it('says which fields it filled in: none where the other house says nothing more', () => {
  const said = toListingValues({ name: 'Harbor Row', phone: '501-555-0142' })
  expect(copyAnswers(said, said).filled).toEqual([])
  expect(copyAnswers(toListingValues({}), toListingValues({ email: 'hello@house.example' })).filled).toEqual(['email'])
})
