import { staffWords } from '#content/staff.ts'
import { filterIn } from './inbox/inbox-address.ts'
import InboxRoom from './inbox-room.island.tsx'
import { defineStaffPage } from './staff-page.query.ts'

/** The messages of the contact form. */
export default defineStaffPage({
  words: staffWords.inbox,
  call({ query }) {
    const asked = new URLSearchParams({ filter: filterIn(query) })
    const cursor = query.get('cursor')
    if (cursor) asked.set('cursor', cursor)
    return `/api/staff/inbox?${asked}`
  },
  room: InboxRoom,
})
