import { adoptedCount } from '#domain/adoption.ts'
import { directoryStatusBadge } from '#domain/directory-status.ts'
import type { StateDirectoryRecord } from '#domain/state-directory.ts'
import { directoryStatusForm } from '#web/parts/state-status/state-status.tsx'
import type { QuiltState } from './quilt-map.tsx'

/** The tiles of the map, from the directory records: every state has a page to go to (rulings 5). */
export function quiltStates(records: readonly StateDirectoryRecord[]): QuiltState[] {
  return records.map(({ code, name, slug, status, adoptionLevel, features }) => ({
    code,
    name,
    slug,
    level: adoptionLevel,
    form: directoryStatusForm[status],
    words: `${directoryStatusBadge[status]}, ${adoptedCount(features)} of 4`,
  }))
}
