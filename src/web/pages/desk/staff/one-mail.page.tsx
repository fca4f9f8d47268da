import { staffWords } from '#content/desk/staff.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { actOnMail } from './mail/mail-act.query.ts'
import OneMailRoom from './one-mail-room.island.tsx'
import { defineStaffPage } from './staff-page.ts'

export default defineStaffPage({
  words: staffWords.mail,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => ask('GET /api/staff/mail/:id', { params: { id } }, { fetch }),
  act: actOnMail,
  room: OneMailRoom,
})
