import { useContext } from 'react'
import type { BoardGroup } from '#contract/beds/board.ts'
import { BoardToolsContext, useOpenNow } from '#web/parts/night-board/group/use-group-view.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { buildWaitingAddress, findWaitingLine } from './asking-words.ts'

type OfferBedProps = { residenceId: string; group: BoardGroup; place: string }

/** Follows the number as it is tapped: the offer is there as soon as a bed is open. */
export function OfferBed({ residenceId, group, place }: OfferBedProps) {
  const { asking } = useContext(BoardToolsContext)
  const open = useOpenNow(group)
  const first = findWaitingLine(asking.get(residenceId)?.lines ?? [], group.audience)?.first
  if (!asking.has(residenceId)) return null
  const isOffered = first !== undefined && first !== null && (open ?? 0) > 0
  return (
    <div role="status" className={isOffered ? 'w-full no-print' : 'vh'}>
      {isOffered && (
        <p className="offer-bed row between tight small">
          <span>
            A bed is open. First in line: <b>{first.initials || 'no name'}</b>
          </span>
          <ButtonLink to={buildWaitingAddress(residenceId, first.id)} small icon="bed">
            Offer a bed
            <VisuallyHidden>
              {' '}
              at {place} to {first.initials || 'the first in line'}
            </VisuallyHidden>
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
