import { applicationWords as words } from '#content/certification/application.ts'
import { findStandard } from '#domain/certification/standard/versions.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { describeNarrLevel, type NarrLevel } from '#domain/residence/residence.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnApplication, evidenceTaken } from './application-act.query.ts'
import ApplicationScreen from './application-screen.island.tsx'

export default defineDeskPage({
  words,
  title({ data, visit: { query } }) {
    if (data.kind !== 'read') return words.title
    const { residence, level } = data.read.application.line
    const rule = (query.get('rule') ?? '').slice(0, 12)
    const head = words.head(residence.name, describeNarrLevel(level as NarrLevel))
    return rule === '' ? head : `${rule}: ${head}`
  },
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  async read({ params: { id = '' }, fetch }) {
    const application = await callApi('GET /api/applications/:id', { params: { id } }, { fetch })
    // Without the team its names are typed.
    const { people } = await callApi('GET /api/desk/team', {}, { fetch }).catch(() => ({ people: [] }))
    return { application, team: people.map(({ name }) => name), standardUrl: findStandard(application.version).url }
  },
  act: actOnApplication,
  takesFiles: evidenceTaken,
  screen: ApplicationScreen,
})
