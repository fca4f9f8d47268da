import { outlines } from '#content/states/outlines.ts'
import { states } from '#content/states/slugs.ts'
import type { StateOutline } from '#domain/map/state-plane.ts'

export function outlineOf(code: string): StateOutline | null {
  const known = states.find((state) => state.code === code)
  return known ? outlines[known.code] : null
}
