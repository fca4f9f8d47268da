import { teamWords } from '#content/team/team.ts'
import { everyDesk, mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnTeam } from './team-act.query.ts'
import TeamScreen from './team-screen.island.tsx'

export default defineDeskPage({
  words: teamWords,
  mayEnter: (person) => mayAtDesk(person, 'beds', everyDesk),
  read: ({ fetch }) => callApi('GET /api/desk/team', {}, { fetch }),
  act: actOnTeam,
  screen: TeamScreen,
})
