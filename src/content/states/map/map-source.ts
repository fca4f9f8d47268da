import { readOutline } from '#content/states/outlines.ts'
import { states } from '#content/states/slugs.ts'
import { type MapLines, type MapSource, readMapLines } from '#domain/places/map-lines.ts'
import type { StateOutline } from '#domain/places/state-plane.ts'
import { mapLinesText } from './lines.ts'

let read: MapLines | undefined

export const mapSource: MapSource = {
  outlineOf: findOutline,
  lines() {
    read ??= readMapLines(mapLinesText)
    return read
  },
}

function findOutline(code: string): StateOutline | null {
  const known = states.find((state) => state.code === code)
  return known ? readOutline(known.code) : null
}
