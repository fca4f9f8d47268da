import { noticesWords } from '#content/desk/notices.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnNotices } from './notices-act.query.ts'
import NoticesScreen from './notices-screen.island.tsx'

export default defineDeskPage({
  words: noticesWords,
  title: ({ visit: { refused } }) => `${refused ? 'Not saved: ' : ''}${noticesWords.title}`,
  mayEnter: (person) => mayAtDesk(person, 'messages'),
  read: ({ fetch }) => callApi('GET /api/notices', {}, { fetch }),
  act: actOnNotices,
  screen: NoticesScreen,
})
