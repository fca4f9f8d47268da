import { shiftWords } from '#content/team/shift.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnShift } from './shift-act.query.ts'
import ShiftScreen from './shift-screen.island.tsx'

export default defineDeskPage({
  words: shiftWords,
  mayEnter: (person) => mayAtDesk(person, 'beds'),
  read: ({ fetch }) => callApi('GET /api/desk/shift', {}, { fetch }),
  act: actOnShift,
  screen: ShiftScreen,
})
