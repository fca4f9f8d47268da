import { waitingWords } from '#content/desk/messages/waiting.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { fetchWaiting } from './waiting.query.ts'
import { actOnWaiting } from './waiting-act.query.ts'
import WaitingScreen from './waiting-screen.island.tsx'

export default defineDeskPage({
  words: waitingWords,
  mayEnter: (person) => mayAtDesk(person, 'messages'),
  read: async ({ query, fetch }) => ({
    lists: await fetchWaiting(fetch, query.get('house') ?? ''),
    once: crypto.randomUUID() as string,
  }),
  act: actOnWaiting,
  screen: WaitingScreen,
})
