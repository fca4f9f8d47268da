import { expect, it } from 'vitest'
import { describeBedsPerGroup, describeForWhom } from './residence-words.ts'

it('says for whom a home is and how it stands to the standard', () => {
  const groups = [{ audience: 'women' }, { audience: 'women_with_children' }, { audience: 'lgbtq' }] as const
  expect(describeForWhom({ groups, narrLevel: 2, certified: true, certificateForm: null })).toBe(
    'Women, women with children, LGBTQ+ people. Level II, certified',
  )
  expect(describeForWhom({ groups: [], narrLevel: 2, certified: true, certificateForm: 'preliminary' })).toBe(
    'Level II, preliminary certificate',
  )
  expect(describeForWhom({ groups: [], narrLevel: null, certified: false, certificateForm: null })).toBe(
    'Not certified',
  )
})

it('says how many beds each group has open, and which to call about', () => {
  const groups = [
    { audience: 'women', availableBeds: 1 },
    { audience: 'families', availableBeds: null },
  ] as const
  expect(describeBedsPerGroup({ groups })).toBe('1 for women, call about families')
})
