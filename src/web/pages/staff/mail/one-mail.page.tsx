import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { redirectTo } from '#web/plumbing/page.ts'
import OneMailScreen from './one-mail-screen.island.tsx'

export default defineStaffPage({
  words: staffWords.mail,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/mail/:id', { params: { id } }, { fetch }),
  async act({ params: { id = '' }, path, fetch }) {
    await callApi('POST /api/staff/mail/:id/retry', { params: { id } }, { fetch })
    return redirectTo(path)
  },
  screen: OneMailScreen,
})
