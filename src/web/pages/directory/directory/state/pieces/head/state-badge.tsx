import type { PatchState } from '#domain/states/adoption.ts'
import { toPatches } from '#web/parts/states/adoption/adoption-block.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'

export type StateBadgeProps = { words: string; form: StatusForm } | { words: string; states: readonly PatchState[] }

export function StateBadge(badge: StateBadgeProps) {
  if ('form' in badge) return <Badge form={badge.form}>{badge.words}</Badge>
  return (
    <Badge>
      <Block patches={toPatches(badge.states)} size={16} />
      {badge.words}
    </Badge>
  )
}
