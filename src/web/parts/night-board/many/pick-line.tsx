import { useContext } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { describeResidenceAge } from './dense-words.ts'
import '#web/parts/desk/dense.css'
import '#web/ui/form/input.css'

type PickLineProps = { residence: MyResidence; now: Date; isPicked: boolean; pick: () => void }

export function PickLine({ residence, now, isPicked, pick }: PickLineProps) {
  const { queue } = useContext(BoardToolsContext)
  const { name, city, groups } = residence
  const open = groups.reduce((sum, group) => sum + (queue?.view(group.id).open ?? group.open ?? 0), 0)
  const total = groups.reduce((sum, { totalBeds }) => sum + totalBeds, 0)
  const age = describeResidenceAge(residence, now)
  return (
    <label className="dense checkline gap-1 align-center line-below small">
      <input type="checkbox" checked={isPicked} onChange={pick} />
      <span>
        <b className="t-label break">{name}</b>
        <span className="dense-about gap-2 nowrap">
          <span className="age" data-age={age.grade}>
            {age.words}
          </span>
          <span>{city}</span>
        </span>
      </span>
      <b className="tabular">
        {open}/{total}
      </b>
    </label>
  )
}
