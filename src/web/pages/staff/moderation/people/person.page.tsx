import { peopleWords } from '#content/staff/people.ts'
import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import PersonScreen from './person-screen.island.tsx'

export default defineStaffPage({
  words: peopleWords,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/people/:id', { params: { id } }, { fetch }),
  act: actByForm('POST /api/staff/people/:id/changes'),
  screen: PersonScreen,
})
