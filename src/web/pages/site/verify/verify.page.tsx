import { verifyEn } from '#content/site/verify/verify.en.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createVerifyPage } from './verify-page.tsx'

export default definePage(createVerifyPage(verifyEn))
