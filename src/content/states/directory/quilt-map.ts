import { directoryStatusBadge } from '#domain/states/directory-status.ts'

export const quiltMap = {
  label: 'The 50 states and the District of Columbia',
  // Beside open beds, "Available" alone reads as beds (docs/specification.md, ruling 11).
  statuses: { ...directoryStatusBadge, unclaimed: 'Available to claim' },
  adopted: '{status}, {parts} of 4',
  facilities: '{count} facilities',
  unreported: 'facilities not reported yet',
} as const

export type QuiltWords = typeof quiltMap
