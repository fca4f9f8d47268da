import { noticesWords } from '#content/staff/notices.ts'
import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnNotices } from './notices-act.query.ts'
import NoticesScreen from './notices-screen.island.tsx'

export default defineStaffPage({
  words: noticesWords,
  refusedWords: staffWords.refused,
  read: ({ fetch }) => callApi('GET /api/staff/notices', {}, { fetch }),
  act: actOnNotices,
  screen: NoticesScreen,
})
