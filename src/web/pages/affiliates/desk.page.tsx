import { affiliateDeskWords } from '#content/affiliates/affiliate-desk.ts'
import { isOfficer } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import DeskScreen from './desk-screen.island.tsx'

export default defineDeskPage({
  words: affiliateDeskWords,
  mayEnter: isOfficer,
  read: ({ fetch }) => callApi('GET /api/affiliate/desk', {}, { fetch }),
  screen: DeskScreen,
})
