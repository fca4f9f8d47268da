import { SAVED_PREFIX } from '#web/plumbing/early/early-script.ts'
import { readStored, writeStored } from '#web/plumbing/stored/storage.ts'
import { deleteStoredBoard } from '#web/plumbing/stored/stored-board.ts'

const PRESSES = 3
const WITHIN_MS = 1500
const HINT_KEY = 'pl-exit-hint'

export function startExit(): void {
  const exit = document.querySelector<HTMLAnchorElement>('.crisis .exit')
  if (!exit) return
  const leave = () => leaveSite(exit.href)
  exit.addEventListener('click', (event) => {
    event.preventDefault()
    leave()
  })
  const isThird = createShiftCounter()
  document.addEventListener('keydown', (event) => {
    if (isThird(event)) leave()
  })
  const hint = document.querySelector<HTMLElement>('.exit-hint')
  if (!hint || !takeHint()) return
  hint.hidden = false
  hint.querySelector('button')?.addEventListener('click', () => {
    hint.hidden = true
  })
}

/**
 * Blanks the page at once, deletes what was saved, and replaces the page in the history, so that Back does not show
 * it.
 */
export function leaveSite(elsewhere: string): void {
  document.documentElement.dataset.gone = ''
  document.title = 'Weather'
  forgetSaved()
  deleteStoredBoard()
  location.replace(elsewhere)
}

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

function takeHint(): boolean {
  if (readStored('localStorage', HINT_KEY) || !matchMedia('(hover: hover) and (min-width: 900px)').matches) return false
  return writeStored('localStorage', HINT_KEY, '1')
}
