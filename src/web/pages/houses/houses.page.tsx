import { houseWords } from '#content/residence-desk.ts'
import type { DeskResidenceList } from '#contract/residence-desk.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { apiGet } from '#web/plumbing/api-client.ts'
import HousesRoom from './houses-room.island.tsx'
import { findingOf, queryOf } from './list/found-houses.ts'

/** The houses of an operator, each with how complete its page is. */
export default defineDeskPage({
  title: houseWords.list.title,
  description: houseWords.list.description,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  async read({ query, fetch }) {
    const list = await apiGet<DeskResidenceList>(`/api/desk/residences${queryOf(findingOf(query))}`, { fetch })
    if (!list) throw new Error('A list has an answer.')
    return list
  },
  room: HousesRoom,
})
