import { correctionsWords } from '#content/staff/corrections.ts'
import { isOfficer } from '#domain/people/desk-powers.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { readCorrectionChoice } from './corrections-address.ts'
import CorrectionsScreen from './corrections-screen.island.tsx'

export default defineDeskPage({
  words: correctionsWords,
  mayEnter: isOfficer,
  read({ query, fetch }) {
    const asked = { show: readCorrectionChoice(query), cursor: query.get('cursor') || undefined }
    return callApi('GET /api/affiliate/corrections', { query: asked }, { fetch })
  },
  act: actByForm('POST /api/affiliate/corrections', ({ path, values }) => `${path}?done=${values.as}`),
  screen: CorrectionsScreen,
})
