import { applicationsRefusedWords } from '#content/desk/affiliate/affiliate-desk.ts'
import { visitWords } from '#content/desk/certification/visit.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnVisit, photosTaken } from './visit-act.query.ts'
import VisitScreen from './visit-screen.island.tsx'

export default defineDeskPage({
  words: { title: visitWords.title, description: visitWords.description },
  title: ({ data }) =>
    data.kind === 'read' ? `${visitWords.title}: ${data.read.line.residence.name}` : visitWords.title,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate']),
  refusedWords: applicationsRefusedWords,
  read: ({ params, fetch }) => callApi('GET /api/applications/:id', { params: { id: params.id ?? '' } }, { fetch }),
  act: actOnVisit,
  takesFiles: photosTaken,
  screen: VisitScreen,
})
