import { pairsWords } from '#content/staff/merging.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { readAskedPairs } from './pairs-address.ts'
import { definePairsPage } from './pairs-page.ts'
import PairsScreen from './pairs-screen.island.tsx'

export default definePairsPage({
  words: pairsWords,
  read: ({ query, fetch }) => callApi('GET /api/pairs', { query: readAskedPairs(query) }, { fetch }),
  screen: PairsScreen,
})
