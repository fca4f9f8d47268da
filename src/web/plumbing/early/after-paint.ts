/** A page in the background never paints, so nothing is waited for there. */
export function runAfterPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') run()
  else requestAnimationFrame(() => setTimeout(run))
}
