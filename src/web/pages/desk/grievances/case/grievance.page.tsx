import { handledCaseWords } from '#content/desk/grievances/case.ts'
import { handlingWords } from '#content/desk/grievances/handling.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnGrievance, filesTaken } from './grievance-act.query.ts'
import GrievanceScreen from './grievance-screen.island.tsx'

export default defineDeskPage({
  words: { title: handlingWords.title, description: handledCaseWords.description },
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate', 'alliance']),
  refusedWords: handlingWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/affiliate/grievances/:id', { params: { id } }, { fetch }),
  act: actOnGrievance,
  takesFiles: filesTaken,
  screen: GrievanceScreen,
})
