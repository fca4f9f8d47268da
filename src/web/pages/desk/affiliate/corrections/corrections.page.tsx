import { correctionsWords } from '#content/desk/staff/corrections.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnCorrection } from './corrections-act.query.ts'
import { readCorrectionChoice } from './corrections-address.ts'
import CorrectionsScreen from './corrections-screen.island.tsx'

const { title, description, refused } = correctionsWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate']),
  refusedWords: refused,
  read({ query, fetch }) {
    const asked = { show: readCorrectionChoice(query), cursor: query.get('cursor') || undefined }
    return callApi('GET /api/affiliate/corrections', { query: asked }, { fetch })
  },
  act: actOnCorrection,
  screen: CorrectionsScreen,
})
