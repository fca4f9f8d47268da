import { ManyResidences } from '#web/parts/night-board/many/many-residences.tsx'
import { SignedInBoard, type SignedInBoardProps } from './signed-in-board.tsx'

export default function ManyBoardScreen(given: SignedInBoardProps) {
  return <SignedInBoard {...given} list={ManyResidences} />
}
