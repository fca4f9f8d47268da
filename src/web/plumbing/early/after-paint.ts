/**
 * Once what changed is on the screen: a tap is answered first, and what follows from it keeps nobody waiting. A page in
 * the background draws nothing, so nothing is waited for there.
 */
export function afterPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') run()
  else requestAnimationFrame(() => setTimeout(run))
}
