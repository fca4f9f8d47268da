import { statePageWords } from '#content/desk/affiliate/state-page.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnPage } from './page-act.query.ts'
import StatePageScreen from './page-screen.island.tsx'

const { title, description, refused } = statePageWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate']),
  refusedWords: refused,
  read: ({ fetch }) => callApi('GET /api/affiliate/page', {}, { fetch }),
  act: actOnPage,
  screen: StatePageScreen,
})
