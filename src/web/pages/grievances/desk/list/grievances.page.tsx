import { handlingWords } from '#content/grievances/desk/handling.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import GrievancesScreen from './grievances-screen.island.tsx'

export default defineDeskPage({
  words: handlingWords,
  mayEnter: isDecider,
  read: ({ fetch }) => callApi('GET /api/affiliate/grievances', {}, { fetch }),
  act: actByForm('POST /api/affiliate/grievance-clock', ({ path }) => `${path}#clock`),
  screen: GrievancesScreen,
})
