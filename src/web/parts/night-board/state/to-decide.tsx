import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useQueueViews } from '#web/parts/beds/bed-queue/use-queue.ts'
import { Icon } from '#web/ui/icon/icon.tsx'

export function ToDecide({ queue }: { queue: BedQueue | null }) {
  const groups = [...useQueueViews(queue)].filter(([, { conflict }]) => conflict !== null).map(([groupId]) => groupId)
  if (groups.length === 0) return null
  return (
    <button type="button" className="warned tap pad-3 t-label" onClick={() => leadTo(groups)}>
      <Icon name="alert" />
      {formatCount(groups.length, 'number to decide', 'numbers to decide')}
    </button>
  )
}

function leadTo(groups: readonly string[]): void {
  const boxes = document.querySelectorAll<HTMLElement>('[data-group]')
  const box = [...boxes].find(({ dataset: { group } }) => group !== undefined && groups.includes(group))
  box?.scrollIntoView({ block: 'center' })
  box?.focus({ preventScroll: true })
}

/** Houses with a number to decide come first when the board is opened. Later nothing moves under a thumb. */
export function useDecideFirst(residences: readonly MyResidence[], queue: BedQueue | null): readonly MyResidence[] {
  const [first, setFirst] = useState<ReadonlySet<string>>(new Set())
  const look = useEffectEvent(() => queue && setFirst(new Set(listConflicts(residences, queue))))
  useEffect(() => {
    if (queue) look()
  }, [queue])
  return useMemo(() => {
    if (first.size === 0) return residences
    return residences.toSorted((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)))
  }, [residences, first])
}

function listConflicts(residences: readonly MyResidence[], queue: BedQueue): string[] {
  const isToDecide = ({ groups }: MyResidence) => groups.some(({ id }) => queue.view(id).conflict !== null)
  return residences.filter(isToDecide).map(({ id }) => id)
}
