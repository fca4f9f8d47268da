import { residenceWords } from '#content/desk/residence/residence-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { actOnNewResidence } from '#web/pages/desk/residence/residences-act.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import NewScreen from './new-screen.island.tsx'

export default defineDeskPage({
  words: residenceWords.add,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  read: async () => crypto.randomUUID() as string,
  act: actOnNewResidence,
  screen: NewScreen,
})
