const timeoutMs = 1_000

/**
 * Moves focus to the first of `ids` that exists once the pressed control has left the page: a list that is read again
 * is drawn some frames later.
 */
export function focusNext(
  ids: string | readonly string[],
  pressed: Element | null,
  until = performance.now() + timeoutMs,
): void {
  if (pressed?.isConnected) {
    if (performance.now() < until) requestAnimationFrame(() => focusNext(ids, pressed, until))
    return
  }
  // The page itself may have given it to another place.
  if (document.activeElement !== document.body) return
  const found = [ids].flat().map((id) => document.getElementById(id))
  found.find((one) => one !== null)?.focus({ preventScroll: true })
}
