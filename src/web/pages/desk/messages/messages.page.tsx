import { messagesWords } from '#content/desk/messages/messages.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { fetchMessages } from './messages.query.ts'
import { actOnMessage } from './messages-act.query.ts'
import MessagesScreen from './messages-screen.island.tsx'

export default defineDeskPage({
  words: messagesWords,
  // The people of a house who have the messages; and the alliance, which reads the corrections.
  mayEnter: (person) => mayAtDesk(person, 'messages') || person.organization?.kind === 'alliance',
  read: ({ query, fetch, user }) => fetchMessages(fetch, query, mayAtDesk(user, 'messages') ? 'waiting' : 'all'),
  act: actOnMessage,
  screen: MessagesScreen,
})
