import { caseEn } from '#content/seekers/grievance/case.en.ts'
import { filingEn } from '#content/seekers/grievance/filing.en.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createCasePage } from './case-page.tsx'

export default definePage(createCasePage(caseEn, filingEn.kinds))
