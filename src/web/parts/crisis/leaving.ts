import { forgetKeptBoard } from '#web/plumbing/kept-board.ts'

/** Where "Leave this site" goes: a page nobody asks about. */
export const ELSEWHERE = 'https://www.weather.gov/'
/** Everything a visitor keeps on this device about places is stored under keys that begin so. */
export const SAVED_PREFIX = 'pl-saved'
const PRESSES = 3
const WITHIN_MS = 1500

function forgetSaved() {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(SAVED_PREFIX)) localStorage.removeItem(key)
    }
    sessionStorage.clear()
  } catch {
    // Storage may be forbidden; then there is nothing to forget.
  }
}

/** Blanks the page at once, forgets the saved places, and puts a weather page in this page's place in the history. */
export function leaveSite(): void {
  document.documentElement.dataset.gone = ''
  document.title = 'Weather'
  forgetSaved()
  forgetKeptBoard()
  location.replace(ELSEWHERE)
}

/**
 * Counts Shift pressed three times within 1.5 seconds, with no other key between. Give it every keydown; it answers
 * true at the third.
 */
export function createShiftCounter(): (event: { key: string; repeat: boolean; timeStamp: number }) => boolean {
  let presses: number[] = []
  return ({ key, repeat, timeStamp }) => {
    if (repeat) return false
    if (key !== 'Shift') {
      presses = []
      return false
    }
    presses = [...presses.filter((at) => timeStamp - at <= WITHIN_MS), timeStamp]
    if (presses.length < PRESSES) return false
    presses = []
    return true
  }
}
