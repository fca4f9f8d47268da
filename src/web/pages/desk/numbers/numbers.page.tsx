import { numbersWords } from '#content/desk/numbers.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import NumbersScreen from './numbers-screen.island.tsx'

export default defineDeskPage({
  words: numbersWords,
  mayEnter: (person) => mayAtDesk(person, 'messages'),
  read({ query, fetch }) {
    const month = query.get('month') ?? undefined
    return callApi('GET /api/desk/numbers', { query: { month, page: query.get('page') ?? '1' } }, { fetch })
  },
  screen: NumbersScreen,
})
