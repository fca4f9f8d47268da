const timeoutMs = 1_000

/** Polls, because data that was read again is drawn some frames later. False where it was not so within `ms`. */
export async function isDrawn(isSo: () => boolean, ms = timeoutMs): Promise<boolean> {
  const until = performance.now() + ms
  while (!isSo() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 30))
  return isSo()
}

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
