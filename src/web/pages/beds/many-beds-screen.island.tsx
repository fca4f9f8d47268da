import { bedsWords } from '#content/beds/beds.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { ManyResidences } from '#web/parts/night-board/many/many-residences.tsx'
import { type BoardOnPage, BoardScreen } from './board-screen.tsx'

export default function ManyBedsScreen(given: DeskScreenProps<BoardOnPage>) {
  return <BoardScreen of={given} heading={bedsWords.heading} list={ManyResidences} />
}
