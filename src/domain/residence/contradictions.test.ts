import { describe, expect, it } from 'vitest'
import { type ContradictionKind, contradictionKinds, findContradictions } from './contradictions.ts'
import { type ListingField, listingFields, toListingValues } from './listing/listing-fields.ts'

type StatedFields = Partial<Record<ListingField, string>>

const found = (stated: StatedFields) =>
  findContradictions(toListingValues(stated)).map(({ about, fields }) => [about, ...fields])

const contradicting: readonly [StatedFields, [ContradictionKind, ...ListingField[]]][] = [
  [{ level: '4', staff: 'none' }, ['level', 'level', 'staff']],
  [{ level: '4', staff: 'visits' }, ['level', 'level', 'staff']],
  [{ level: '3', staff: 'none' }, ['level', 'level', 'staff']],
  [{ level: '2', staff: 'none' }, ['level', 'level', 'staff']],
  [{ level: '1', staff: 'day_and_night' }, ['level', 'level', 'staff']],
  [{ level: '1', staff: 'evenings' }, ['level', 'level', 'staff']],
  [
    { staff: 'none', rule_return_to_use: 'You are not put out. Staff find you a bed.' },
    ['staff', 'staff', 'rule_return_to_use'],
  ],
  [{ name: 'Hope House for Women', beds_men: '4' }, ['people', 'beds_men', 'name']],
  [{ description: 'A men’s house.', beds_women: '2' }, ['people', 'beds_women', 'description']],
  [{ description: 'We do not accept MAT.', need_methadone: 'yes' }, ['medicine', 'need_methadone', 'description']],
  [
    { need_buprenorphine: 'yes', note_buprenorphine: 'Not allowed' },
    ['medicine', 'need_buprenorphine', 'note_buprenorphine'],
  ],
  [
    { need_buprenorphine: 'no', description: 'Suboxone is welcome here' },
    ['medicine', 'need_buprenorphine', 'description'],
  ],
  [{ languages: 'English', need_spanish: 'yes' }, ['language', 'languages', 'need_spanish']],
  [{ staff: 'none', need_staff_overnight: 'yes' }, ['answer', 'need_staff_overnight']],
  [{ beds_couples: '2', need_couples: 'no' }, ['answer', 'need_couples']],
  [{ deposit: '150', description: 'No deposit.' }, ['deposit', 'deposit', 'description']],
  [{ other_first_day: '$50', description: 'No intake fee!' }, ['first_day', 'other_first_day', 'description']],
  [{ fee_amount: '160', description: 'Rent-free for 30 days' }, ['fee', 'fee_amount', 'description']],
  [{ sobriety: '14', description: 'Come straight from detox.' }, ['sobriety', 'sobriety', 'description']],
  [{ sobriety: '0', description: 'You need at least 30 days sober.' }, ['sobriety', 'sobriety', 'description']],
  [
    { visibility: 'hidden', street: '14 St. Mary  Row', description: 'Find us at 14 st. mary row, by the park.' },
    ['street', 'visibility', 'description'],
  ],
]

describe('answers that contradict each other', () => {
  it.each(contradicting)('are found: %j', (stated, one) => {
    expect(found(stated)).toEqual([one])
  })

  it.each([
    {},
    { level: '4', staff: 'day_and_night' },
    { level: '4', staff: 'evenings' },
    { level: '4', staff: '' },
    { level: '1', staff: 'none' },
    { level: '1', staff: 'visits' },
    { level: '1', staff: '' },
    { level: '2', staff: 'visits' },
    { level: '', staff: 'none' },
    { staff: 'none', description: 'There is no paid staff. Residents vote.' },
    { description: 'A home for women, and beds for men.', beds_men: '4', beds_women: '4' },
    { description: 'Beds for women upstairs, for men below.', beds_men: '4' },
    { name: 'Omens House', beds_women: '4' },
    { description: 'No Suboxone without a prescription.', need_buprenorphine: 'yes' },
    { description: 'No drugs; Suboxone is fine.', need_buprenorphine: 'yes' },
    { description: 'No MAT', need_naltrexone: 'yes', need_methadone: 'no' },
    { need_pets: 'no', note_pets: 'Service animals are allowed' },
    { languages: 'English, Spanish', need_spanish: 'yes' },
    { deposit: '0', description: 'No deposit.' },
    { deposit: '', description: 'No deposit.' },
    { deposit: '150', description: 'The deposit comes back when you leave.' },
    { sobriety: '30', description: 'You need at least 30 days sober.' },
    { sobriety: '', description: 'Come straight from detox.' },
    { visibility: 'exact', street: '14 Ferry Row', description: 'At 14 Ferry Row.' },
    { visibility: 'area', street: 'Elm', description: 'Under the elm.' },
  ] satisfies StatedFields[])('are not made up: %j', (stated) => {
    expect(found(stated)).toEqual([])
  })

  it('are what the board counts and the form takes away', () => {
    const groups = [{ audience: 'women' as const, open: 2, held: 0 }]
    const of = (beds_women: string, now = groups) => findContradictions(toListingValues({ beds_women }), now)
    expect(of('0')).toEqual([{ about: 'beds', fields: ['beds_women'], quote: '' }])
    expect([of('1'), of('0', []), of('0', [{ audience: 'women', open: 2, held: 1 }])]).toEqual([[], [], []])
  })

  it('quote the words of the house, cut where they are long', () => {
    const [one] = findContradictions(
      toListingValues({ deposit: '9', description: `Hello. No deposit ${'x'.repeat(99)}.` }),
    )
    expect(one?.quote).toMatch(/^No deposit x+…$/)
    expect(one?.quote).toHaveLength(90)
  })

  it('are nothing in a listing of which every field has the same odd text', () => {
    for (const odd of ['(', '\\', '\n\n', '.'.repeat(4000), 'a '.repeat(2000)]) {
      const values = toListingValues(Object.fromEntries(listingFields.map((field) => [field, odd])))
      expect(findContradictions(values)).toEqual([])
    }
  })

  it('are of kinds that are all found above', () => {
    const kinds = contradicting.map(([, [about]]) => about)
    expect(new Set([...kinds, 'beds'])).toEqual(new Set(contradictionKinds))
  })
})
