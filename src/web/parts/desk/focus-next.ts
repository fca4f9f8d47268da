/** How many frames of the page's drawing are waited for: about a second. */
const patience = 60

/**
 * Moves the focus to `id` once what was pressed has left the page: a list that is read anew is drawn some frames later.
 * Where it stays, the focus stays on it.
 */
export function focusNext(id: string, pressed: Element | null, frames = patience): void {
  if (pressed?.isConnected && frames > 0) requestAnimationFrame(() => focusNext(id, pressed, frames - 1))
  else if (!pressed?.isConnected) document.getElementById(id)?.focus({ preventScroll: true })
}
