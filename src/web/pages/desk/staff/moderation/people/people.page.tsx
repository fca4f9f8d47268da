import { peopleWords } from '#content/desk/staff/people.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnPeople } from './people-act.query.ts'
import PeopleScreen from './people-screen.island.tsx'

export default defineStaffPage({
  words: peopleWords,
  refusedWords: staffWords.refused,
  read: ({ query, fetch }) => callApi('GET /api/staff/people', { query: { q: query.get('q') ?? '' } }, { fetch }),
  act: actOnPeople,
  screen: PeopleScreen,
})
