import { type DirectoryStatus, directoryStatusBadge } from '#domain/states/directory-status.ts'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'

/** The mark of each status (docs/specification.md, design 3). */
export const directoryStatusForm: Record<DirectoryStatus, StatusForm> = {
  claimed: 'filled',
  claiming: 'half',
  unclaimed: 'open',
  placeholder: 'dashed',
}

export function DirectoryStatusBadge({ status, plain = false }: { status: DirectoryStatus; plain?: boolean }) {
  return (
    <Badge plain={plain} form={directoryStatusForm[status]}>
      {/* Beside open beds, "Available" alone reads as beds (docs/specification.md, ruling 11). */}
      <span>
        {directoryStatusBadge[status]}
        {status === 'unclaimed' && ' to claim'}
      </span>
    </Badge>
  )
}
