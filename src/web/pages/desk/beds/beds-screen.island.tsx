import { bedsWords } from '#content/desk/beds.ts'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { FewHouses } from '#web/parts/night-board/residences/few-houses.tsx'
import { type BoardOnPage, BoardScreen } from './board-screen.tsx'

export default function BedsScreen(given: DeskScreenProps<BoardOnPage>) {
  return <BoardScreen of={given} heading={bedsWords.heading} houses={FewHouses} />
}
