import { affiliateDeskWords } from '#content/desk/affiliate-desk.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { ask } from '#web/plumbing/api-client.ts'
import DeskRoom from './desk-room.island.tsx'

const { title, description, refused } = affiliateDeskWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate']),
  refusedWords: refused,
  read: ({ fetch }) => ask('GET /api/affiliate/desk', {}, { fetch }),
  room: DeskRoom,
})
