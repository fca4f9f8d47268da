import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { readFinding } from './list/found-residences.ts'
import { actOnResidences } from './residences-act.query.ts'
import OwnResidencesScreen from './residences-screen.island.tsx'

export default defineDeskPage({
  words: residenceWords.list,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  read({ query, fetch }) {
    const { words, chip, page } = readFinding(query)
    return callApi('GET /api/desk/residences', { query: { q: words, status: chip, page } }, { fetch })
  },
  act: actOnResidences,
  screen: OwnResidencesScreen,
})
