import { FewResidences } from '#web/parts/night-board/residences/few-residences.tsx'
import { SignedInBoard, type SignedInBoardProps } from './signed-in-board.tsx'

export default function NightBoardScreen(given: SignedInBoardProps) {
  return <SignedInBoard {...given} list={FewResidences} />
}
