import { peopleWords } from '#content/desk/staff/people.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import OrganizationScreen from './organization-screen.island.tsx'
import { actOnOrganization } from './people-act.query.ts'

export default defineStaffPage({
  words: peopleWords,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/organizations/:id', { params: { id } }, { fetch }),
  act: actOnOrganization,
  screen: OrganizationScreen,
})
