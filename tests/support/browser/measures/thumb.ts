import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Fails when the page, as it is now, cannot be used with a thumb on a small phone: a link, button or field that is not
 * hit wherever a finger lands within 20 px of its middle, straight up, down or aside, or a page that scrolls sideways at 320 px (which is 1280 px at 400%).
 * Links within a sentence may be smaller; what stands in an element marked `data-small-target` (the tiles of the map,
 * which have a list beside them) needs 24 px; what is hidden from everybody, as the field for programs is, is no target.
 */
export async function expectThumbCanUse(page: Page, label: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  // A page that was scrolled says at once after of another place what a finger hits there.
  await page.evaluate(toTop)
  const found = [...(await page.evaluate(findSmallTargets)), ...(await page.evaluate(findSidewaysScroll))]
  if (before) await page.setViewportSize(before)
  expect(found, `${label}, 320 px:\n${found.join('\n')}`).toHaveLength(0)
}

/** Runs in the page. */
function toTop(): Promise<void> {
  scrollTo({ top: 0, behavior: 'instant' })
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** Runs in the page. */
function findSmallTargets(): string[] {
  // Where a page comes to rest the way out rises above what it must not lie on: nothing rests between these targets.
  document.querySelector<HTMLElement>('.exit')?.style.removeProperty('translate')
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option]'

  function isInSentence(element: Element): boolean {
    const around = element.parentElement?.textContent?.trim().length ?? 0
    return getComputedStyle(element).display === 'inline' && around > (element.textContent?.trim().length ?? 0)
  }

  function isHit(element: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y)
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    return hit !== null && (element.contains(hit) || label?.contains(hit) === true)
  }

  function isSmall(element: Element): boolean {
    // Twice: what was not drawn yet may take another size when it comes into sight.
    for (const _ of [1, 2]) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || top + height <= 0) return false
    const wanted = element.closest('[data-small-target]') ? 24 : 44
    // Targets that touch each other share a pixel where they do not begin on whole ones.
    const [x, y, reach] = [left + width / 2, top + height / 2, wanted / 2 - 2]
    // Its own size says little: what lies over an edge of it, or across it, takes the tap.
    const away = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((part) => part * reach)
    return !away.every((far) => isHit(element, x + far, y) && isHit(element, x, y + far))
  }

  return [...document.querySelectorAll(controls)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden=true]'))
    .filter((one) => !isInSentence(one) && isSmall(one))
    .map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return `small target, ${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.slice(0, 120)}`
    })
}

/** Runs in the page. */
function findSidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : []
}
