import { staffWords } from '#content/staff.ts'
import OneMailRoom from './one-mail-room.island.tsx'
import { defineStaffPage } from './staff-page.query.ts'

/** One mail that this site has sent, or tries to. */
export default defineStaffPage({
  words: staffWords.mail,
  call: ({ params }) => `/api/staff/mail/${encodeURIComponent(params.id ?? '')}`,
  room: OneMailRoom,
})
