import type { Ref } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { houseAnchor } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { HouseCard } from './house-card.tsx'

type HouseListProps = {
  houses: readonly MyResidence[]
  /** The others are hidden, not removed, so that an open form loses nothing. */
  shown: readonly MyResidence[]
  now: Date
  zone: Zone
  rows: Ref<HTMLUListElement>
}

const manyHouses = 8

export function HouseList({ houses, shown, now, zone, rows }: HouseListProps) {
  const seen = new Set(shown)
  return (
    <ul className="rows grid mt-3" ref={rows} data-many={houses.length > manyHouses ? '' : undefined}>
      {houses.map((house) => (
        <li key={house.id} id={houseAnchor(house.id)} tabIndex={-1} hidden={!seen.has(house)}>
          <HouseCard house={house} now={now} zone={zone} />
        </li>
      ))}
    </ul>
  )
}
