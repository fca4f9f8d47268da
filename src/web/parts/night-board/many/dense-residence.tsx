import { memo, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import { filterBoardQuery } from '#domain/beds/board-finding.ts'
import { getSubscribeAfterPaint } from '#web/parts/beds/bed-queue/changes-after-paint.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { buildResidenceAnchor } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { ResidenceCard } from '#web/parts/night-board/residences/residence-card.tsx'
import { SiteLink, type SiteLinkProps } from '#web/ui/action/site-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { DenseLine } from './dense-line.tsx'
import { PickLine } from './pick-line.tsx'

type DenseResidenceProps = {
  residence: MyResidence
  now: Date
  zone: Zone
  isOpen: boolean
  toggle: (id: string) => void
  isPicked: boolean | null
  pick: () => void
}

export const DenseResidence = memo(
  function DenseResidence({ residence, now, zone, isOpen, toggle, isPicked, pick }: DenseResidenceProps) {
    const isTroubled = useIsTroubled(residence)
    const way = useRef<HTMLAnchorElement>(null)
    const wasOpen = useRef(isOpen)
    useEffect(() => {
      if (wasOpen.current !== isOpen) way.current?.focus({ preventScroll: isOpen })
      wasOpen.current = isOpen
    }, [isOpen])
    const link: Omit<SiteLinkProps, 'children'> = {
      to: useOpenAddress(residence.id, isOpen),
      ref: way,
      'aria-expanded': isOpen,
      onClick(event) {
        event.preventDefault()
        toggle(residence.id)
      },
    }
    if (isPicked !== null) return <PickLine residence={residence} now={now} isPicked={isPicked} pick={pick} />
    if (isOpen || isTroubled) {
      const close = isOpen && (
        <SiteLink {...link} className="btn btn-text btn-sm tap-in">
          Close<VisuallyHidden> {residence.name}</VisuallyHidden>
        </SiteLink>
      )
      return (
        <div className="pad-y-3">
          <ResidenceCard residence={residence} now={now} zone={zone} close={close} />
        </div>
      )
    }
    const groups = residence.groups.length > 0 ? residence.groups : [null]
    return groups.map((group, place) => (
      <DenseLine
        key={group?.id ?? ''}
        residence={residence}
        group={group}
        now={now}
        zone={zone}
        link={place === 0 ? link : null}
      />
    ))
  },
  (before, after) =>
    before.residence === after.residence &&
    before.now === after.now &&
    before.zone === after.zone &&
    before.isOpen === after.isOpen &&
    before.isPicked === after.isPicked &&
    (after.isPicked === null || before.pick === after.pick),
)

/** A number to decide, or one that was refused, shows its card by itself. */
function useIsTroubled({ groups }: MyResidence): boolean {
  const { queue } = useContext(BoardToolsContext)
  return useSyncExternalStore(
    queue ? getSubscribeAfterPaint(queue) : () => () => {},
    () => groups.some(({ id }) => (queue?.view(id).conflict ?? queue?.view(id).refused ?? null) !== null),
    () => false,
  )
}

function useOpenAddress(id: string, isOpen: boolean): string {
  const next = filterBoardQuery(new URLSearchParams(useDeskPageState().query))
  if (isOpen) next.delete('open')
  else next.set('open', id)
  return `/workspace/beds${next.size > 0 ? `?${next}` : ''}#${buildResidenceAnchor(id)}`
}
