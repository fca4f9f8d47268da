import { affiliateDeskWords } from '#content/desk/affiliate-desk.ts'
import { stateHomesWords } from '#content/desk/state-homes.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { readHomesAsked } from '#domain/states/homes/homes-asked.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import HomesScreen from './homes-screen.island.tsx'

const { title, description } = stateHomesWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate', 'alliance']),
  refusedWords: affiliateDeskWords.refused,
  leadsTo({ user, query }) {
    // Staff choose a state first, from the list of affiliates.
    return user?.organisation?.kind === 'alliance' && !query.has('state') ? '/staff/affiliates' : null
  },
  read: ({ fetch, query }) => {
    const state = query.get('state') ?? undefined
    return callApi('GET /api/affiliate/homes', { query: { ...readHomesAsked(query), state, whole: 'yes' } }, { fetch })
  },
  screen: HomesScreen,
})
