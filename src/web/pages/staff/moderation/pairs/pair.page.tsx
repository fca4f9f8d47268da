import { pairWords } from '#content/staff/merging.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import PairScreen from './pair-screen.island.tsx'
import { definePairsPage } from './pairs-page.ts'

export default definePairsPage({
  words: pairWords,
  read: ({ params: { id = '', other = '' }, fetch }) =>
    callApi('GET /api/pairs/:id/:other', { params: { id, other } }, { fetch }),
  act: actByForm('POST /api/pairs/:id/:other/changes', ({ path, values }) =>
    values.act === 'merge' ? `${path}?done=merge#merges` : path,
  ),
  screen: PairScreen,
})
