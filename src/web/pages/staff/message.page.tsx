import { staffWords } from '#content/staff.ts'
import MessageRoom from './message-room.island.tsx'
import { defineStaffPage } from './staff-page.query.ts'

/** One message. Its title has no name of a writer: titles end up in histories and on shared screens. */
export default defineStaffPage({
  words: staffWords.inbox,
  call: ({ params }) => `/api/staff/inbox/${encodeURIComponent(params.id ?? '')}`,
  room: MessageRoom,
})
