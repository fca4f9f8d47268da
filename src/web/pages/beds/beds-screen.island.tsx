import { bedsWords } from '#content/beds/beds.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { FewResidences } from '#web/parts/night-board/residences/few-residences.tsx'
import { type BoardOnPage, BoardScreen } from './board-screen.tsx'

export default function BedsScreen(given: DeskScreenProps<BoardOnPage>) {
  return <BoardScreen of={given} heading={bedsWords.heading} list={FewResidences} />
}
