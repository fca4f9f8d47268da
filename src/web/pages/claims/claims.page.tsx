import { claimsWords as words } from '#content/claims/claims.ts'
import { paperLimits } from '#domain/claims/claim.ts'
import { isDecider, mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { fetchClaims, fetchListings } from './claims.query.ts'
import { actOnClaims } from './claims-act.query.ts'
import ClaimsScreen from './claims-screen.island.tsx'

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
      finding: claims.view === 'operator' ? await fetchListings(lookedFor, words.find.empty, fetch) : null,
    }
  },
  act: actOnClaims(words.papers.refused),
  takesFiles: {
    field: 'paper',
    limit: paperLimits.files * paperLimits.bytes,
    advice: words.papers.tooLarge,
  },
  screen: ClaimsScreen,
})
