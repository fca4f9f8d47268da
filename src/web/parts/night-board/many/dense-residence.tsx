import { memo, useContext, useEffect, useRef } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import { filterBoardQuery } from '#domain/beds/board-finding.ts'
import { useQueueValue } from '#web/parts/beds/bed-queue/use-queue.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { buildResidenceAnchor } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { ResidenceCard } from '#web/parts/night-board/residences/residence-card.tsx'
import { SiteLink, type SiteLinkProps } from '#web/ui/action/site-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { DenseLine } from './dense-line.tsx'
import { describeResidenceAge } from './dense-words.ts'
import '#web/parts/desk/dense.css'
import '#web/ui/form/input.css'

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

type PickLineProps = { residence: MyResidence; now: Date; isPicked: boolean; pick: () => void }

function PickLine({ residence, now, isPicked, pick }: PickLineProps) {
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

/** A number to decide, or one that was refused, shows its card by itself. */
function useIsTroubled({ groups }: MyResidence): boolean {
  const { queue } = useContext(BoardToolsContext)
  return useQueueValue(
    queue,
    (one) => groups.some(({ id }) => (one.view(id).conflict ?? one.view(id).refused) !== null),
    false,
  )
}

function useOpenAddress(id: string, isOpen: boolean): string {
  const next = filterBoardQuery(new URLSearchParams(useDeskPageState().query))
  if (isOpen) next.delete('open')
  else next.set('open', id)
  return `/workspace/beds${next.size > 0 ? `?${next}` : ''}#${buildResidenceAnchor(id)}`
}
