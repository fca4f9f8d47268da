import { concernsWords } from '#content/desk/grievances/concerns.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnConcern } from './concern-act.query.ts'
import ConcernsScreen from './concerns-screen.island.tsx'

const { title, description } = concernsWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  read: ({ fetch }) => callApi('GET /api/concerns', {}, { fetch }),
  act: actOnConcern,
  screen: ConcernsScreen,
})
