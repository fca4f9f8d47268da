import { bedsWords } from '#content/beds/beds.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { isManyResidences, readBoardAt } from '#web/parts/night-board/state/board.query.ts'
import { readBoardSummary } from '#web/parts/night-board/state/board-summary.query.ts'
import { actOnBeds } from './beds-act.query.ts'
import BedsScreen from './beds-screen.island.tsx'
import ManyBedsScreen from './many-beds-screen.island.tsx'

export default defineDeskPage({
  words: bedsWords,
  mayEnter: (person) => mayAtDesk(person, 'beds'),
  async read(visit) {
    const [board, beside] = await Promise.all([readBoardAt(visit.query, visit.fetch), readBoardSummary(visit)])
    return { board, beside }
  },
  act: actOnBeds,
  screen: { few: BedsScreen, of: ({ board }) => (isManyResidences(board) ? ManyBedsScreen : BedsScreen) },
})
