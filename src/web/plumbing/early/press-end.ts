/** A press that ends outside the window is never told. */
const LONGEST_PRESS_MS = 3_000
/** The click comes with the end of its press, or shortly after. */
const CLICK_MS = 20

/** What moves under a finger that is down loses its click, so what may move waits for this. */
export function pressEnd(): Promise<void> {
  return new Promise((resolve) => {
    if (!document.querySelector(':active')) return resolve()
    const end = () => setTimeout(resolve, CLICK_MS)
    for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, end, { once: true, capture: true })
    setTimeout(resolve, LONGEST_PRESS_MS)
  })
}
