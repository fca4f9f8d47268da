import { reportsWords } from '#content/staff/moderation.ts'
import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { readReportChoice } from './reports-address.ts'
import ReportsScreen from './reports-screen.island.tsx'

export default defineStaffPage({
  words: reportsWords,
  refusedWords: staffWords.refused,
  read({ query, fetch }) {
    const asked = { show: readReportChoice(query), cursor: query.get('cursor') || undefined }
    return callApi('GET /api/staff/reports', { query: asked }, { fetch })
  },
  screen: ReportsScreen,
})
