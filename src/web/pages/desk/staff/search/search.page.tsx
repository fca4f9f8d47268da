import { staffSearchWords } from '#content/desk/staff/search.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import SearchScreen from './search-screen.island.tsx'

export default defineStaffPage({
  words: staffSearchWords,
  refusedWords: staffWords.refused,
  read: ({ query, fetch }) => callApi('GET /api/staff/search', { query: { q: query.get('q') ?? '' } }, { fetch }),
  screen: SearchScreen,
})
