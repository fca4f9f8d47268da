import { verifyEs } from '#content/site/verify/verify.es.ts'
import { definePage } from '#web/plumbing/page.ts'
import { createVerifyPage } from './verify-page.tsx'

export default definePage(createVerifyPage(verifyEs))
