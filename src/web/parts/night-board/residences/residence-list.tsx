import { type Ref, useContext } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { residenceAnchor } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { useDecideFirst } from '#web/parts/night-board/state/to-decide.tsx'
import { ResidenceCard } from './residence-card.tsx'

type ResidenceListProps = {
  residences: readonly MyResidence[]
  /** The others are hidden, not removed, so that an open form loses nothing. */
  shown: readonly MyResidence[]
  now: Date
  zone: Zone
  rows: Ref<HTMLUListElement>
}

export const manyResidences = 8

export function ResidenceList({ residences, shown, now, zone, rows }: ResidenceListProps) {
  const seen = new Set(shown)
  const { queue } = useContext(BoardToolsContext)
  const inOrder = useDecideFirst(residences, queue)
  return (
    <ul className="rows grid mt-2" ref={rows} data-many={residences.length > manyResidences ? '' : undefined}>
      {inOrder.map((residence) => (
        <li key={residence.id} id={residenceAnchor(residence.id)} tabIndex={-1} hidden={!seen.has(residence)}>
          <ResidenceCard residence={residence} now={now} zone={zone} />
        </li>
      ))}
    </ul>
  )
}
