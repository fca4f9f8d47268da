import { houseWords } from '#content/residence-desk.ts'
import type { DeskResidence } from '#contract/residence-desk.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { apiGet } from '#web/plumbing/api-client.ts'
import EditRoom from './edit-room.island.tsx'
import { askPhotos } from './photos/photos.query.ts'

const words = houseWords.edit

/** Everything of one house that its people may change. */
export default defineDeskPage({
  title({ data, visit: { refused } }) {
    if (data.kind !== 'read') return words.title
    return `${refused ? `${words.wrong.title}: ` : ''}${data.read.house.values.name || words.parts.about}`
  },
  description: words.description,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  async read({ params, fetch }) {
    const house = await apiGet<DeskResidence>(`/api/desk/residences/${params.id}`, { fetch })
    if (house === null) throw new Error('an answer without a residence')
    return { house, photos: await askPhotos(fetch, house.id) }
  },
  room: EditRoom,
})
