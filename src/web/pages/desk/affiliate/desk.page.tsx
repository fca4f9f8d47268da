import { affiliateDeskWords } from '#content/desk/affiliate/affiliate-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import DeskScreen from './desk-screen.island.tsx'

const { title, description, refused } = affiliateDeskWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate']),
  refusedWords: refused,
  read: ({ fetch }) => callApi('GET /api/affiliate/desk', {}, { fetch }),
  screen: DeskScreen,
})
