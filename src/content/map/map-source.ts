import { mapLinesText } from '#content/map/lines.ts'
import { outlineOf } from '#content/states/outline-of.ts'
import { type MapLines, type MapSource, readMapLines } from '#domain/map/map-lines.ts'

let read: MapLines | undefined

export const mapSource: MapSource = {
  outlineOf,
  lines() {
    read ??= readMapLines(mapLinesText)
    return read
  },
}
