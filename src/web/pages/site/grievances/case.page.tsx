import { caseEn } from '#content/seekers/grievances/case.en.ts'
import { filingEn } from '#content/seekers/grievances/filing.en.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createCasePage } from './case-page.tsx'

export default definePage(createCasePage(caseEn, filingEn.kinds))
