import { ManyHouses } from '#web/parts/night-board/many/many-houses.tsx'
import { HomeBoard, type HomeBoardProps } from './home-board.tsx'

export default function ManyBoardScreen(given: HomeBoardProps) {
  return <HomeBoard {...given} houses={ManyHouses} />
}
