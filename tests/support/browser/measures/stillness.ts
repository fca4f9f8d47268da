import type { Page } from 'playwright-core'

/**
 * Waits until the page stands still: for 12 frames nothing of `selector` and not the page itself has moved, and no
 * animation that ends is running. A slow machine takes longer over its frames, so this waits longer there.
 */
export async function standsStill(page: Page, selector = '.topbar, .deskbar, .control, h1'): Promise<void> {
  await page.evaluate(async (watched) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const where = () =>
      [...document.querySelectorAll(watched)].map((one) => one.getBoundingClientRect().top).join() + scrollY
    const isMoving = () =>
      document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    for (let still = 0, before = ''; still < 12; ) {
      await frame()
      const now = where()
      still = now === before && !isMoving() ? still + 1 : 0
      before = now
    }
  }, selector)
}
