import { staffWords } from '#content/desk/staff.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { filterIn } from './inbox/inbox-address.ts'
import InboxRoom from './inbox-room.island.tsx'
import { defineStaffPage } from './staff-page.ts'

export default defineStaffPage({
  words: staffWords.inbox,
  refusedWords: staffWords.refused,
  read({ query, fetch }) {
    const asked = { filter: filterIn(query), cursor: query.get('cursor') || undefined }
    return ask('GET /api/staff/inbox', { query: asked }, { fetch })
  },
  room: InboxRoom,
})
