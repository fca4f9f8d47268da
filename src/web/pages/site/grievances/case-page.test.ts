import { expect, it } from 'vitest'
import { caseEn } from '#content/seekers/grievances/case.en.ts'
import { filingEn } from '#content/seekers/grievances/filing.en.ts'
import type { FilerCase } from '#contract/grievances/filing.ts'
import { createCasePage } from './case-page.tsx'

it('an open case shows the notices of its state, and the question for a key those of every page', () => {
  const { statesOf } = createCasePage(caseEn, filingEn.kinds)
  const found = { state: 'WV' } as FilerCase
  expect(statesOf?.({ kind: 'case', key: 'key', found })).toEqual(['WV'])
  expect(statesOf?.({ kind: 'ask' })).toEqual([])
})
