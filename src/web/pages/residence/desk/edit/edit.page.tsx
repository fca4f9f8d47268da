import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { fetchOthers } from '#web/pages/residence/desk/form/copying/copying.query.ts'
import { fetchPhotos } from '#web/pages/residence/desk/photos/photos.query.ts'
import { photosTaken } from '#web/pages/residence/desk/photos/photos-act.query.ts'
import { actOnResidence } from '#web/pages/residence/desk/residences-act.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import EditScreen from './edit-screen.island.tsx'

const words = residenceWords.edit

export default defineDeskPage({
  words,
  title({ data, visit: { refused } }) {
    if (data.kind !== 'read') return words.title
    const isWrong = refused !== null && refused.values.copied === undefined
    return `${isWrong ? `${words.wrong.title}: ` : ''}${data.read.residence.values.name || words.parts.about}`
  },
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  async read({ params: { id = '' }, query, fetch }) {
    const residence = await callApi('GET /api/desk/residences/:id', { params: { id } }, { fetch })
    const [photos, others] = await Promise.all([
      fetchPhotos(fetch, residence.id),
      fetchOthers(fetch, residence.id, query.get('houses')),
    ])
    return { residence, photos, others }
  },
  act: actOnResidence,
  takesFiles: photosTaken,
  screen: EditScreen,
})
