import type { ResidencesProps } from '#web/parts/night-board/beds-tonight.tsx'
import { AllRightButton } from '#web/parts/night-board/summary/all-right-button.tsx'
import { BoardKeys } from './board-keys.tsx'
import { ResidenceList } from './residence-list.tsx'

export function FewResidences({
  head,
  troubles,
  board: { queue, owner },
  residences,
  now,
  zone,
  rows,
}: ResidencesProps) {
  return (
    <>
      <div className="allright row between gap-2">
        {head}
        {owner !== null && <AllRightButton residences={residences} isPart={false} queue={queue} now={now} />}
      </div>
      {troubles}
      <ResidenceList residences={residences} now={now} zone={zone} rows={rows} />
      {owner !== null && <BoardKeys />}
    </>
  )
}
