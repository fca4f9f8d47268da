import { pairsWords } from '#content/desk/staff/merging.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { readAskedPairs } from './pairs-address.ts'
import PairsScreen from './pairs-screen.island.tsx'

export default defineStaffPage({
  words: pairsWords,
  refusedWords: staffWords.refused,
  read: ({ query, fetch }) => callApi('GET /api/staff/pairs', { query: readAskedPairs(query) }, { fetch }),
  screen: PairsScreen,
})
