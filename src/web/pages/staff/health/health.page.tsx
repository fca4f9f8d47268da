import { healthWords } from '#content/staff/health.ts'
import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import HealthScreen from './health-screen.island.tsx'

export default defineStaffPage({
  words: healthWords,
  refusedWords: staffWords.refused,
  read: ({ fetch }) => callApi('GET /api/staff/health', {}, { fetch }),
  act: actByForm('POST /api/staff/health/changes', ({ path, answer }) => `${path}?tried=${answer.tried}`),
  screen: HealthScreen,
})
