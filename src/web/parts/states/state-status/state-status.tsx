import type { QuiltWords } from '#content/states/directory/quilt-map.ts'
import type { DirectoryStatus } from '#domain/states/directory-status.ts'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'

/** The mark of each status (docs/specification.md, design 3). */
export const directoryStatusForm: Record<DirectoryStatus, StatusForm> = {
  claimed: 'filled',
  claiming: 'half',
  unclaimed: 'open',
  placeholder: 'dashed',
}

type DirectoryStatusBadgeProps = { words: QuiltWords['statuses']; status: DirectoryStatus; plain?: boolean }

export function DirectoryStatusBadge({ words, status, plain = false }: DirectoryStatusBadgeProps) {
  return (
    <Badge plain={plain} form={directoryStatusForm[status]}>
      <span>{words[status]}</span>
    </Badge>
  )
}
