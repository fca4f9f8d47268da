import type { QuiltWords } from '#content/states/directory/quilt-map.ts'
import { formatFigure, readFigureValue } from '#domain/figures/figure.ts'
import { say } from '#domain/language/say.ts'
import { type AdoptionLevel, countAdopted } from '#domain/states/adoption.ts'
import type { DirectorySort } from '#domain/states/directory-status.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { directoryStatusForm } from '#web/parts/states/state-status/state-status.tsx'
import type { QuiltState } from './quilt-map.tsx'

export type QuiltShows = DirectorySort

const SIZE_STEPS = [1, 50, 75, 100] as const

type TileState = Pick<StateDirectoryRecord, 'code' | 'name' | 'slug' | 'status' | 'adoptionLevel' | 'stats'> & {
  parts: AdoptionLevel
}

export function toQuiltStates(records: readonly StateDirectoryRecord[], words: QuiltWords): QuiltState[] {
  return toTiles(
    records.map((record) => ({ ...record, parts: countAdopted(record.features) })),
    'adoption',
    words,
  )
}

export function toTiles(states: readonly TileState[], shows: QuiltShows, words: QuiltWords): QuiltState[] {
  return states.map(({ code, name, slug, status, adoptionLevel, parts, stats }) => {
    const facilities = readFigureValue(stats.facilities) ?? 0
    const reported =
      facilities > 0 ? say(words.facilities, { count: formatFigure(stats.facilities) }) : words.unreported
    return {
      code,
      name,
      slug,
      level: shows === 'adoption' ? adoptionLevel : 0,
      size: shows === 'facilities' ? SIZE_STEPS.filter((step) => facilities >= step).length : 0,
      form: shows === 'adoption' ? directoryStatusForm[status] : null,
      words: shows === 'facilities' ? reported : say(words.adopted, { status: words.statuses[status], parts }),
    }
  })
}
