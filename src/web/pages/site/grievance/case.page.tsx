import { caseEn } from '#content/site/grievance/case.en.ts'
import { filingEn } from '#content/site/grievance/filing.en.ts'
import { definePage } from '#web/plumbing/page.ts'
import { casePage } from './case-page.tsx'

export default definePage(casePage(caseEn, filingEn.kinds))
