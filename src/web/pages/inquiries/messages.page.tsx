import { messagesWords } from '#content/inquiries/messages.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnMessage } from './messages-act.query.ts'
import MessagesScreen from './messages-screen.island.tsx'

const queryNames = ['house', 'status', 'cursor', 'open'] as const

export default defineDeskPage({
  words: messagesWords,
  // The people of a house who have the messages; and the alliance, which reads the corrections.
  mayEnter: (person) => mayAtDesk(person, 'messages') || person.organization?.kind === 'alliance',
  read({ query: asked, fetch, user }) {
    const query = new URLSearchParams(
      queryNames.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])),
    )
    if (!query.has('status')) query.set('status', mayAtDesk(user, 'messages') ? 'waiting' : 'all')
    return callApi('GET /api/inquiries', { query }, { fetch })
  },
  act: actOnMessage,
  screen: MessagesScreen,
})
