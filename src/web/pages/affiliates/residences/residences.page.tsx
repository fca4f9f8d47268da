import { affiliateDeskWords } from '#content/affiliates/affiliate-desk.ts'
import { stateResidencesWords } from '#content/affiliates/state-residences.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { readResidencesAsked } from '#domain/states/residences/residences-asked.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import ResidencesScreen from './residences-screen.island.tsx'

export default defineDeskPage({
  words: stateResidencesWords,
  mayEnter: isDecider,
  refusedWords: affiliateDeskWords.refused,
  leadsTo({ user, query }) {
    // Staff choose a state first, from the list of affiliates.
    return user?.organization?.kind === 'alliance' && !query.has('state') ? '/staff/affiliates' : null
  },
  read: ({ fetch, query }) => {
    const state = query.get('state') ?? undefined
    return callApi(
      'GET /api/affiliate/homes',
      { query: { ...readResidencesAsked(query), state, whole: 'yes' } },
      { fetch },
    )
  },
  screen: ResidencesScreen,
})
