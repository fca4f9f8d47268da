import { staffWords } from '#content/desk/staff/staff.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnMessage } from './inbox/message-act.query.ts'
import MessageScreen from './message-screen.island.tsx'
import { defineStaffPage } from './staff-page.ts'

/** The title does not name the sender: titles end up in browser histories and on shared screens. */
export default defineStaffPage({
  words: staffWords.inbox,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/inbox/:id', { params: { id } }, { fetch }),
  act: actOnMessage,
  screen: MessageScreen,
})
