import { concernsWords } from '#content/grievances/desk/concerns.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import ConcernsScreen from './concerns-screen.island.tsx'

export default defineDeskPage({
  words: concernsWords,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  read: ({ fetch }) => callApi('GET /api/concerns', {}, { fetch }),
  act: actByForm(
    'POST /api/concerns/:id/answer',
    ({ path, values }) => `${path}#${encodeURIComponent(values.id ?? '')}`,
  ),
  screen: ConcernsScreen,
})
