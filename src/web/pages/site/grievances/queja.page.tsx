import { filingEs } from '#content/seekers/grievances/filing.es.ts'
import { states } from '#content/states/slugs.ts'
import { spanishStateNames } from '#domain/states/spanish-state-names.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createFilingPage } from './filing-page.tsx'

export default definePage(
  createFilingPage(
    filingEs,
    states.map(({ code }) => ({ value: code, words: spanishStateNames[code] })),
  ),
)
