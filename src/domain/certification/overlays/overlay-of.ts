import { defaultOverlay, type Overlay } from './overlay.ts'
import { knownOverlays } from './states.ts'

export function buildOverlay(state: string): Overlay {
  const known = knownOverlays[state]
  return Object.assign({ state, sources: known?.sources ?? {} }, defaultOverlay, known?.figures)
}
