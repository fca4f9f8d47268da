import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { readAsked } from './security-address.ts'
import SecurityScreen from './security-screen.island.tsx'

export default defineStaffPage({
  words: staffWords.security,
  refusedWords: staffWords.refused,
  read: ({ query, fetch }) => callApi('GET /api/staff/security', { query: readAsked(query) }, { fetch }),
  screen: SecurityScreen,
})
