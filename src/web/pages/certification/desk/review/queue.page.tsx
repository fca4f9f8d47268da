import { applicationsRefusedWords } from '#content/affiliates/affiliate-desk.ts'
import { reviewWords } from '#content/certification/review.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import QueueScreen from './queue-screen.island.tsx'

export default defineDeskPage({
  words: reviewWords.queue,
  mayEnter: isDecider,
  refusedWords: applicationsRefusedWords,
  read: ({ fetch }) => callApi('GET /api/affiliate/applications', {}, { fetch }),
  act: actByForm('POST /api/affiliate/certification', ({ path }) => `${path}?done=saved`),
  screen: QueueScreen,
})
