import { applicationsRefusedWords } from '#content/desk/affiliate/affiliate-desk.ts'
import { reviewWords } from '#content/desk/certification/review.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnReview } from './review-act.query.ts'
import ReviewScreen from './review-screen.island.tsx'

export default defineDeskPage({
  words: { title: reviewWords.queue.title, description: reviewWords.description },
  title: ({ data }) => (data.kind === 'read' ? data.read.line.residence.name : reviewWords.queue.title),
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate', 'alliance']),
  refusedWords: applicationsRefusedWords,
  read: ({ params, fetch }) => callApi('GET /api/applications/:id', { params: { id: params.id ?? '' } }, { fetch }),
  act: actOnReview,
  screen: ReviewScreen,
})
