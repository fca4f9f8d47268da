import { affiliateDeskWords, certifiedResidencesWords } from '#content/desk/affiliate-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnResidences } from './residences-act.query.ts'
import { readAsked } from './residences-asked.ts'
import OwnResidencesScreen from './residences-screen.island.tsx'

const { title, description } = certifiedResidencesWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate', 'alliance']),
  refusedWords: affiliateDeskWords.refused,
  leadsTo({ user, refused, query }) {
    // Staff choose a state first, from the list of affiliates; a refused form is answered on its own page.
    const isOfState = refused !== null || query.has('state')
    return user?.organisation?.kind === 'alliance' && !isOfState ? '/staff/affiliates' : null
  },
  read: ({ fetch, query }) => callApi('GET /api/affiliate/homes', { query: readAsked(query) }, { fetch }),
  act: actOnResidences,
  screen: OwnResidencesScreen,
})
