import { applicationsRefusedWords } from '#content/desk/affiliate/affiliate-desk.ts'
import { reviewWords } from '#content/desk/certification/review.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnQueue } from './queue-act.query.ts'
import QueueScreen from './queue-screen.island.tsx'

const { title, description } = reviewWords.queue

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate', 'alliance']),
  refusedWords: applicationsRefusedWords,
  read: ({ fetch }) => callApi('GET /api/affiliate/applications', {}, { fetch }),
  act: actOnQueue,
  screen: QueueScreen,
})
