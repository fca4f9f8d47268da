import { pairWords } from '#content/desk/staff/merging.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnPair } from './pair-act.query.ts'
import PairScreen from './pair-screen.island.tsx'
import { definePairsPage } from './pairs-page.ts'

export default definePairsPage({
  words: pairWords,
  read: ({ params: { id = '', other = '' }, fetch }) =>
    callApi('GET /api/pairs/:id/:other', { params: { id, other } }, { fetch }),
  act: actOnPair,
  screen: PairScreen,
})
