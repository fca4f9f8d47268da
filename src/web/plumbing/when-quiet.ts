const touches = ['pointerdown', 'keydown', 'focusin'] as const

/** Runs `work` once: when the loaded page falls idle, or at the first touch, key or focus, whichever comes first. */
export function whenQuiet(work: () => void): void {
  let done = false
  const run = () => {
    if (done) return
    done = true
    for (const touch of touches) removeEventListener(touch, run, { capture: true })
    work()
  }
  for (const touch of touches) addEventListener(touch, run, { capture: true, passive: true })
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
