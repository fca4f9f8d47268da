import { expect, it } from 'vitest'
import { describeBedsPerGroup, describeForWhom } from './residence-words.ts'

const certified = { certified: true, certificateForm: null, certificateEndedAs: null, certificateEndedOn: null }
const not = { ...certified, certified: false }

it('says for whom a home is and how it stands to the standard', () => {
  const groups = [{ audience: 'women' }, { audience: 'women_with_children' }, { audience: 'lgbtq' }] as const
  expect(describeForWhom({ groups, narrLevel: 2, ...certified })).toBe(
    'Women, women with children, LGBTQ+ people. Level II, certified',
  )
  expect(describeForWhom({ groups: [], narrLevel: 2, ...certified, certificateForm: 'preliminary' })).toBe(
    'Level II, preliminary certificate',
  )
  expect(describeForWhom({ groups: [], narrLevel: null, ...not })).toBe('Not certified')
})

it('says of a certificate that does not count how it ended, and its level as one it had', () => {
  const suspended = { ...not, certificateEndedAs: 'suspended', certificateEndedOn: '2026-11-02' } as const
  expect(describeForWhom({ groups: [], narrLevel: 2, ...suspended })).toBe('Certificate suspended. Level it had: II')
  const lapsed = { ...not, certificateEndedOn: '2026-11-01' }
  expect(describeForWhom({ groups: [{ audience: 'men' }], narrLevel: 3, ...lapsed })).toBe(
    'Men. Certificate ended on November 1, 2026. Level it had: III',
  )
  expect(describeForWhom({ groups: [], narrLevel: null, ...lapsed })).toBe('Certificate ended on November 1, 2026')
})

it('says how many beds each group has open, and which to call about', () => {
  const groups = [
    { audience: 'women', availableBeds: 1 },
    { audience: 'families', availableBeds: null },
  ] as const
  expect(describeBedsPerGroup({ groups })).toBe('1 for women, call about families')
})
