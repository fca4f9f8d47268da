import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { actOnNewResidence } from '#web/pages/residence/desk/residences-act.query.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import NewScreen from './new-screen.island.tsx'

export default defineDeskPage({
  words: residenceWords.add,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  read: async () => crypto.randomUUID() as string,
  act: actOnNewResidence,
  screen: NewScreen,
})
