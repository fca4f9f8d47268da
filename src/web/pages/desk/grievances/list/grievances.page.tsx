import { handlingWords } from '#content/desk/grievances/handling.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnClock } from './clock-act.query.ts'
import GrievancesScreen from './grievances-screen.island.tsx'

const { title, description, refused } = handlingWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate', 'alliance']),
  refusedWords: refused,
  read: ({ fetch }) => callApi('GET /api/affiliate/grievances', {}, { fetch }),
  act: actOnClock,
  screen: GrievancesScreen,
})
