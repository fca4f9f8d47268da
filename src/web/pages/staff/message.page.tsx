import { staffWords } from '#content/staff/staff.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { redirectTo } from '#web/plumbing/page.ts'
import MessageScreen from './message-screen.island.tsx'
import { defineStaffPage } from './staff-page.ts'

const takers: Readonly<Record<string, string>> = { take: 'me', give_back: 'nobody' }

/** The title does not name the sender: titles end up in browser histories and on shared screens. */
export default defineStaffPage({
  words: staffWords.inbox,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/inbox/:id', { params: { id } }, { fetch }),
  async act({ params: { id = '' }, path, fetch }, { values: { act = '' } }) {
    if (act === 'answered' || act === 'open_again') {
      const body = { answered: act === 'answered' }
      await callApi('POST /api/staff/inbox/:id/answered', { params: { id }, body }, { fetch })
    } else {
      await callApi('POST /api/staff/inbox/:id/assign', { params: { id }, body: { to: takers[act] ?? act } }, { fetch })
    }
    return redirectTo(path)
  },
  screen: MessageScreen,
})
