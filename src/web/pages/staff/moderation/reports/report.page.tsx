import { reportsWords } from '#content/staff/moderation.ts'
import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import ReportScreen from './report-screen.island.tsx'

export default defineStaffPage({
  words: reportsWords,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/reports/:id', { params: { id } }, { fetch }),
  act: actByForm('POST /api/staff/reports/:id/changes'),
  screen: ReportScreen,
})
