const phone = '(max-width: 899px)'

/**
 * These folds arrive open, so that they can be read without script; until this script runs, CSS hides their text on
 * phones. Toggling each one also reverses a tap made in that time.
 */
export function shutPhoneFolds(): void {
  if (!matchMedia(phone).matches) return
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.shut-on-phones > details')) fold.open = !fold.open
}
