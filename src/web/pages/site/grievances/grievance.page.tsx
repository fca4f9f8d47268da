import { filingEn } from '#content/seekers/grievances/filing.en.ts'
import { states } from '#content/states/slugs.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createFilingPage } from './filing-page.tsx'

export default definePage(
  createFilingPage(
    filingEn,
    states.map(({ code, name }) => ({ value: code, words: name })),
  ),
)
