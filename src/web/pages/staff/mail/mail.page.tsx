import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { readAskedMail } from './mail-address.ts'
import MailScreen from './mail-screen.island.tsx'

export default defineStaffPage({
  words: staffWords.mail,
  refusedWords: staffWords.refused,
  read({ query, fetch }) {
    const { state, kind, to } = readAskedMail(query)
    const asked = { state: state ?? undefined, kind: kind || undefined, to: to || undefined }
    const listQuery = { ...asked, cursor: query.get('cursor') || undefined }
    return callApi('GET /api/staff/mail', { query: listQuery }, { fetch })
  },
  screen: MailScreen,
})
