import { staffSearchWords } from '#content/staff/search.ts'
import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import SearchScreen from './search-screen.island.tsx'

export default defineStaffPage({
  words: staffSearchWords,
  refusedWords: staffWords.refused,
  read: ({ query, fetch }) => callApi('GET /api/staff/search', { query: { q: query.get('q') ?? '' } }, { fetch }),
  screen: SearchScreen,
})
