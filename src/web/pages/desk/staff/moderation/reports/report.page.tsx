import { reportsWords } from '#content/desk/staff/moderation.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnReport } from './report-act.query.ts'
import ReportScreen from './report-screen.island.tsx'

export default defineStaffPage({
  words: reportsWords,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/reports/:id', { params: { id } }, { fetch }),
  act: actOnReport,
  screen: ReportScreen,
})
