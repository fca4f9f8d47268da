import { staffWords } from '#content/desk/staff/staff.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { readAsked } from './security/security-address.ts'
import SecurityScreen from './security-screen.island.tsx'
import { defineStaffPage } from './staff-page.ts'

export default defineStaffPage({
  words: staffWords.security,
  refusedWords: staffWords.refused,
  read: ({ query, fetch }) => callApi('GET /api/staff/security', { query: readAsked(query) }, { fetch }),
  screen: SecurityScreen,
})
