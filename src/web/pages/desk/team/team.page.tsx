import { teamWords } from '#content/desk/team/team.ts'
import { everyDesk, mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { fetchTeam } from './team.query.ts'
import { actOnTeam } from './team-act.query.ts'
import TeamScreen from './team-screen.island.tsx'

export default defineDeskPage({
  words: teamWords,
  mayEnter: (person) => mayAtDesk(person, 'beds', everyDesk),
  read: ({ fetch }) => fetchTeam(fetch),
  act: actOnTeam,
  screen: TeamScreen,
})
