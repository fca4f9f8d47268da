import { caseEs } from '#content/site/grievance/case.es.ts'
import { filingEs } from '#content/site/grievance/filing.es.ts'
import { definePage } from '#web/plumbing/page.ts'
import { casePage } from './case-page.tsx'

export default definePage(casePage(caseEs, filingEs.kinds))
