import { staffWords } from '#content/staff/staff.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { readInboxFilter } from './inbox/inbox-address.ts'
import InboxScreen from './inbox-screen.island.tsx'
import { defineStaffPage } from './staff-page.ts'

export default defineStaffPage({
  words: staffWords.inbox,
  refusedWords: staffWords.refused,
  read({ query, fetch }) {
    const listQuery = { filter: readInboxFilter(query), cursor: query.get('cursor') || undefined }
    return callApi('GET /api/staff/inbox', { query: listQuery }, { fetch })
  },
  screen: InboxScreen,
})
