import { organizationWords } from '#content/team/organization.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnOrganization } from './organization-act.query.ts'
import OrganizationScreen from './organization-screen.island.tsx'

export default defineDeskPage({
  words: organizationWords,
  mayEnter: (person) => mayAtDesk(person, 'team'),
  read: ({ fetch }) => callApi('GET /api/desk/organization', {}, { fetch }),
  act: actOnOrganization,
  screen: OrganizationScreen,
})
