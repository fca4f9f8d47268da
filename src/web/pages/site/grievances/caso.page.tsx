import { caseEs } from '#content/seekers/grievances/case.es.ts'
import { filingEs } from '#content/seekers/grievances/filing.es.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createCasePage } from './case-page.tsx'

export default definePage(createCasePage(caseEs, filingEs.kinds))
