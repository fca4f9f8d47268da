const phone = '(max-width: 899px)'

/**
 * Folds that arrive open, so that they read without script, and are shut on phones. Until this script comes the stylesheet
 * hides their text there, and a tap in that time shut what looked shut: both are turned round here, and nothing moves.
 */
export function shutPhoneFolds(): void {
  if (!matchMedia(phone).matches) return
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.shut-on-phones > details')) fold.open = !fold.open
}
