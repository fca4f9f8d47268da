/** Milliseconds the page's next drawing is waited for. */
const patience = 1_000

/**
 * Moves the focus to the first of `ids` that is there once what was pressed has left the page: a list that is read anew is
 * drawn some frames later. Where it stays, the focus stays on it.
 */
export function focusNext(
  ids: string | readonly string[],
  pressed: Element | null,
  until = performance.now() + patience,
): void {
  if (pressed?.isConnected) {
    if (performance.now() < until) requestAnimationFrame(() => focusNext(ids, pressed, until))
    return
  }
  const found = [ids].flat().map((id) => document.getElementById(id))
  found.find((one) => one !== null)?.focus({ preventScroll: true })
}
