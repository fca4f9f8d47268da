/** Milliseconds the page's next drawing is waited for. */
const patience = 1_000

/**
 * Moves the focus to `id` once what was pressed has left the page: a list that is read anew is drawn some frames later.
 * Where it stays, the focus stays on it.
 */
export function focusNext(id: string, pressed: Element | null, until = performance.now() + patience): void {
  if (!pressed?.isConnected) document.getElementById(id)?.focus({ preventScroll: true })
  else if (performance.now() < until) requestAnimationFrame(() => focusNext(id, pressed, until))
}
