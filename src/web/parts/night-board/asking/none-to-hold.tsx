import { useContext, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { useWantedResidence } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { buildWaitingAddress } from './asking-words.ts'

/** Shown where none was open when the page came, not where the last open bed was held on it. */
export function NoneToHold({ residence: { id, name, groups } }: { residence: MyResidence }) {
  const { mayManage } = useContext(BoardToolsContext)
  const isWanted = useWantedResidence() === id
  const isNone = !groups.some(({ open }) => (open ?? 0) > 0)
  const [wasNone] = useState(isNone)
  if (!isWanted || !wasNone || !isNone) return null
  return (
    <Notice title={`No bed is open at ${name}.`} className="w-full">
      <p>Put them on the waiting list, or free a bed here and hold it then.</p>
      {mayManage && (
        <p className="mt-2">
          <ButtonLink small to={buildWaitingAddress(id)}>
            To the waiting list
          </ButtonLink>
        </p>
      )}
    </Notice>
  )
}
