import { listingsWords } from '#content/staff/moderation.ts'
import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { readAskedListings } from './listings-address.ts'
import ListingsScreen from './listings-screen.island.tsx'

export default defineStaffPage({
  words: listingsWords,
  refusedWords: staffWords.refused,
  read: ({ query, fetch }) => callApi('GET /api/staff/listings', { query: readAskedListings(query) }, { fetch }),
  screen: ListingsScreen,
})
