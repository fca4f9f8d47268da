import { FewHouses } from '#web/parts/night-board/residences/few-houses.tsx'
import { HomeBoard, type HomeBoardProps } from './home-board.tsx'

export default function NightBoardScreen(given: HomeBoardProps) {
  return <HomeBoard {...given} houses={FewHouses} />
}
