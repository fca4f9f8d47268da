import { type Ref, useContext } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { buildResidenceAnchor } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { useDecideFirst } from '#web/parts/night-board/state/to-decide.tsx'
import { ResidenceCard } from './residence-card.tsx'

type ResidenceListProps = { residences: readonly MyResidence[]; now: Date; zone: Zone; rows: Ref<HTMLUListElement> }

export const manyResidences = 8

export function ResidenceList({ residences, now, zone, rows }: ResidenceListProps) {
  const { queue } = useContext(BoardToolsContext)
  const inOrder = useDecideFirst(residences, queue)
  return (
    <ul className="rows grid mt-2" ref={rows}>
      {inOrder.map((residence) => (
        <li key={residence.id} id={buildResidenceAnchor(residence.id)} tabIndex={-1}>
          <ResidenceCard residence={residence} now={now} zone={zone} />
        </li>
      ))}
    </ul>
  )
}
