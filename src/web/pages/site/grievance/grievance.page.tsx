import { filingEn } from '#content/seekers/grievance/filing.en.ts'
import { states } from '#content/states/slugs.ts'
import { definePage } from '#web/plumbing/page.ts'
import { filingPage } from './filing-page.tsx'

export default definePage(
  filingPage(
    filingEn,
    states.map(({ code, name }) => ({ value: code, words: name })),
  ),
)
