import { affiliatesWords } from '#content/desk/affiliate/affiliate-desk.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnAffiliates } from './affiliates/affiliates-act.query.ts'
import AffiliatesScreen from './affiliates-screen.island.tsx'
import { defineStaffPage } from './staff-page.ts'

export default defineStaffPage({
  words: affiliatesWords,
  refusedWords: staffWords.refused,
  read: ({ fetch }) => callApi('GET /api/staff/affiliates', {}, { fetch }),
  act: actOnAffiliates,
  screen: AffiliatesScreen,
})
