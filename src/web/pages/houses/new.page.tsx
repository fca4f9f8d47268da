import { houseWords } from '#content/residence-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { actOnNewHouse } from './houses-act.query.ts'
import NewRoom from './new-room.island.tsx'

/** The two answers a new house begins with. It comes with the id the house will have. */
export default defineDeskPage({
  title: houseWords.add.title,
  description: houseWords.add.description,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  read: async () => crypto.randomUUID() as string,
  act: actOnNewHouse,
  room: NewRoom,
})
