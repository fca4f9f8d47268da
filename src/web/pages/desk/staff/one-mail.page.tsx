import { staffWords } from '#content/desk/staff/staff.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnMail } from './mail/mail-act.query.ts'
import OneMailScreen from './one-mail-screen.island.tsx'
import { defineStaffPage } from './staff-page.ts'

export default defineStaffPage({
  words: staffWords.mail,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/mail/:id', { params: { id } }, { fetch }),
  act: actOnMail,
  screen: OneMailScreen,
})
