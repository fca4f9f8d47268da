import { defaultOverlay, type Overlay } from './overlay.ts'
import { knownOverlays } from './states.ts'

export function overlayOf(state: string): Overlay {
  const known = knownOverlays[state]
  return Object.assign({ state, sources: known?.sources ?? {} }, defaultOverlay, known?.figures)
}
