import { staffWords } from '#content/desk/staff/staff.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnMail } from './mail-act.query.ts'
import OneMailScreen from './one-mail-screen.island.tsx'

export default defineStaffPage({
  words: staffWords.mail,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/mail/:id', { params: { id } }, { fetch }),
  act: actOnMail,
  screen: OneMailScreen,
})
