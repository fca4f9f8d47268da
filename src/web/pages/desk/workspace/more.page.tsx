import { workspaceWords } from '#content/desk/workspace-pages.ts'
import { everyDesk, mayAtDesk } from '#domain/people/desk-powers.ts'
import { listEveryScreen } from '#web/parts/desk/frame/desk-screens.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import MoreScreen from './more-screen.island.tsx'

export default defineDeskPage({
  words: workspaceWords,
  mayEnter: (person) => mayAtDesk(person, 'beds', everyDesk),
  read: async ({ user = null }) => listEveryScreen(user),
  screen: MoreScreen,
})
