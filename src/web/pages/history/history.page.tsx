import { historyWords } from '#content/team/team.ts'
import { everyDesk, mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import HistoryScreen from './history-screen.island.tsx'
import { keepKnown } from './known-params.ts'

export default defineDeskPage({
  words: historyWords,
  mayEnter: (person) => mayAtDesk(person, 'history', everyDesk),
  read({ query, fetch }) {
    const asked = keepKnown(query, ['of', 'who', 'house', 'person', 'kind', 'from', 'to', 'before'])
    return callApi('GET /api/desk/history', { query: asked }, { fetch })
  },
  screen: HistoryScreen,
})
