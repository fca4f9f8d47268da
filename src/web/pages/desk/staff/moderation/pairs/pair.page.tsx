import { pairWords } from '#content/desk/staff/merging.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnPair } from './pair-act.query.ts'
import PairScreen from './pair-screen.island.tsx'

export default defineStaffPage({
  words: pairWords,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '', other = '' }, fetch }) =>
    callApi('GET /api/staff/pairs/:id/:other', { params: { id, other } }, { fetch }),
  act: actOnPair,
  screen: PairScreen,
})
