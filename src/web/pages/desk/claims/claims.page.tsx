import { isDecider, mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { fetchClaims, fetchListings } from './claims.query.ts'
import { actOnClaims, papersTaken } from './claims-act.query.ts'
import ClaimsScreen from './claims-screen.island.tsx'
import { claimsWords as words } from './claims-words.ts'

export default defineDeskPage({
  words,
  title: ({ visit: { refused } }) => (refused ? `${words.notDone}: ${words.title}` : words.title),
  mayEnter: (person) => mayAtDesk(person, 'claims') || isDecider(person),
  async read({ query, fetch }) {
    const readParam = (name: string) => (query.get(name) ?? '').slice(0, 200)
    const lookedFor = {
      find: query.has('find') ? readParam('find') : null,
      state: readParam('state'),
      residence: readParam('home'),
    }
    const claims = await fetchClaims(fetch)
    return {
      claims,
      asked: lookedFor,
      finding: claims.view === 'operator' ? await fetchListings(lookedFor, fetch) : null,
    }
  },
  act: actOnClaims,
  takesFiles: papersTaken,
  screen: ClaimsScreen,
})
