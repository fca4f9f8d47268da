import { affiliateDeskWords, stateResidenceWords } from '#content/affiliates/affiliate-desk.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnCertificate } from './certificate-act.query.ts'
import CertificateScreen from './certificate-screen.island.tsx'

export default defineDeskPage({
  words: stateResidenceWords,
  title: ({ data }) => (data.kind === 'read' ? data.read.home.residence.name.slice(0, 60) : stateResidenceWords.title),
  mayEnter: isDecider,
  refusedWords: affiliateDeskWords.refused,
  leadsTo({ user, refused, query }) {
    // Staff choose a state first; a refused form is answered on its own page.
    const isOfState = refused !== null || query.has('state')
    return user?.organization?.kind === 'alliance' && !isOfState ? '/staff/affiliates' : null
  },
  async read({ params: { id = '' }, query, fetch }) {
    const of = { params: { id }, query: { state: query.get('state') ?? undefined } }
    const [home, calls] = await Promise.all([
      callApi('GET /api/affiliate/homes/:id', of, { fetch }),
      callApi('GET /api/affiliate/homes/:id/checks', of, { fetch }),
    ])
    return { home, calls }
  },
  act: actOnCertificate,
  screen: CertificateScreen,
})
