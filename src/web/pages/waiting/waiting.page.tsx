import { waitingWords } from '#content/waiting/waiting-desk.ts'
import type { WaitingLists } from '#contract/waiting/waiting.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnWaiting } from './waiting-act.query.ts'
import WaitingScreen from './waiting-screen.island.tsx'

export default defineDeskPage({
  words: waitingWords,
  mayEnter: (person) => mayAtDesk(person, 'messages'),
  read: async ({ query, fetch }) => ({
    lists: await fetchWaiting(fetch, query.get('house') ?? ''),
    once: crypto.randomUUID() as string,
  }),
  act: actOnWaiting,
  screen: WaitingScreen,
})

async function fetchWaiting(fetch: typeof globalThis.fetch, residence: string): Promise<WaitingLists> {
  const found = await callApi('GET /api/waiting', { query: { house: residence } }, { fetch })
  const [only, ...others] = found.residences
  return residence === '' && only && others.length === 0 ? fetchWaiting(fetch, only.id) : found
}
