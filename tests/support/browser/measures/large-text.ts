import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/browser.ts'

/**
 * The browser of somebody who has set their text larger, to twice the usual size unless told otherwise: WCAG 1.4.4. Not the same as a style sheet on the
 * page: widths in em of media queries follow the browser's own size. The caller closes it.
 */
export function launchWithLargeText(size = 32): Promise<Browser> {
  return launchBrowser([`--blink-settings=defaultFontSize=${size},defaultFixedFontSize=26`])
}

/**
 * What is lost on the page as it is now: a page wider than its window, words cut off or outside of it, words over words,
 * and controls over controls. What stays in the window while the page moves (the way out, the top bar) is left aside:
 * `hiddenNumbers` looks at that. A page that loses nothing gives nothing.
 */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(findLost)
}

/** Phone numbers that something else lies on once they were brought into view. */
export async function hiddenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(findCovered)
}

/** Phone numbers that go on in the next line, and words that do without a hyphen, a slash or the like to break at. Addresses may. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(findBroken)
}

/** Runs in the page. */
function findLost(): string[] {
  type Piece = { element: Element; words: string; box: DOMRect }
  const { clientWidth, scrollWidth } = document.documentElement
  const found: string[] = []
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`)

  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent?.trim().slice(0, 50)}”`
  const isOnlyHeard = (element: Element | null): boolean => {
    for (let one = element; one; one = one.parentElement) {
      const { clipPath, position, opacity } = getComputedStyle(one)
      if (clipPath === 'inset(50%)' || opacity === '0') return true
      if (position === 'absolute' && one.getBoundingClientRect().bottom + scrollY <= 0) return true
    }
    return false
  }
  /** A field keeps room at its end for the button in it. */
  const isInField = (field: Element, button: DOMRect) =>
    field.matches('input') &&
    button.left >= field.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(field).paddingInlineEnd) - 1
  const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow)
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow)
  /** It stays in the window, or is drawn: neither flows with the words around it. */
  const isApart = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position) || one.tagName === 'svg') return true
    }
    return false
  }
  const inside = (element: Element, test: (one: Element) => boolean) => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      if (test(one)) return one
    }
    return null
  }

  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!element || words === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('script, style, noscript, option, [aria-hidden=true]') || isOnlyHeard(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (inside(element, hides)?.clientWidth === 0) continue
    for (const box of range.getClientRects())
      if (box.width > 1) pieces.push({ element, words: words.slice(0, 40), box })
  }

  for (const { element, words, box } of pieces) {
    if (element.closest('svg')) continue
    if ((box.right > clientWidth + 1 || box.left < -1) && !inside(element, scrolls))
      found.push(
        `outside of the window: ${name(element)} “${words}” ${Math.round(box.left)} to ${Math.round(box.right)}`,
      )
    const around = inside(element, hides)?.getBoundingClientRect()
    if (
      around &&
      (box.right > around.right + 2 || box.left < around.left - 2 || box.bottom > around.bottom + box.height / 3)
    )
      found.push(`cut off: ${name(element)} “${words}”`)
    const button = element.closest('.btn, button')?.getBoundingClientRect()
    if (button && (box.right > button.right + 2 || box.left < button.left - 2))
      found.push(`outside of its button: ${name(element)} “${words}”`)
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const field of document.querySelectorAll<HTMLInputElement>('.search input:placeholder-shown')) {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const isSeen = !/, 0\)$|transparent/.test(getComputedStyle(field, '::placeholder').color)
    if (!pen || !isSeen || !field.checkVisibility({ visibilityProperty: true })) continue
    pen.font = font
    const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    if (pen.measureText(field.placeholder).width > room) found.push(`cut off in its field: “${field.placeholder}”`)
  }

  // Lines are higher than their letters: the middle of each is what is read.
  const flowing = pieces
    .filter(({ element }) => !isApart(element) && !element.closest('select'))
    .map((piece) => ({
      ...piece,
      top: piece.box.top + piece.box.height * 0.3,
      bottom: piece.box.bottom - piece.box.height * 0.3,
    }))
    .toSorted((one, other) => one.top - other.top)
  for (const [at, one] of flowing.entries()) {
    for (let next = at + 1; next < flowing.length; next++) {
      const other = flowing[next]
      if (!other || other.top >= one.bottom) break
      if (Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 3)
        found.push(`over each other: “${one.words}” and “${other.words}” (${name(one.element)})`)
    }
  }

  const controls = [
    ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'),
  ]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isApart(one) && !isOnlyHeard(one))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 2 && box.height > 2 && getComputedStyle(element).display !== 'inline')
    .toSorted((one, other) => one.box.top - other.box.top)
  for (const [at, one] of controls.entries()) {
    for (let next = at + 1; next < controls.length; next++) {
      const other = controls[next]
      if (!other || other.box.top >= one.box.bottom - 3) break
      if (isInField(one.element, other.box) || isInField(other.element, one.box)) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      if (wide > 3 && high > 3) found.push(`one over the other: ${name(one.element)} and ${name(other.element)}`)
    }
  }
  return [...new Set(found)]
}

/** Runs in the page. */
async function findCovered(): Promise<string[]> {
  const found: string[] = []
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const numbers = [...document.querySelectorAll('a[href^="tel:"]')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.crisis, .callbar, [inert]'),
  )
  const isFree = (number: Element) =>
    [...number.getClientRects()].every((box) =>
      [box.left + 3, (box.left + box.right) / 2, box.right - 3].every((x) => {
        const hit = document.elementFromPoint(x, (box.top + box.bottom) / 2)
        return hit !== null && (number.contains(hit) || hit.contains(number))
      }),
    )
  for (const number of numbers) {
    for (const block of ['nearest', 'end'] as const) {
      if (block === 'nearest') scrollTo({ top: 0, behavior: 'instant' })
      await frame()
      number.scrollIntoView({ block, behavior: 'instant' })
      // The way out moves aside once the browser says that the page has come to rest.
      for (let waited = 0; waited < 30 && !isFree(number); waited += 1) await frame()
      if (!isFree(number)) found.push(`covered (${block}): ${number.textContent?.trim().slice(0, 60)}`)
    }
  }
  return [...new Set(found)]
}

/** Runs in the page. */
function findBroken(): string[] {
  const found: string[] = []
  /** Only heard, or a box of no width. */
  const isNarrow = (element: Element) => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflow !== 'visible' && one.getBoundingClientRect().width <= 2) return true
    }
    return false
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('script, style, noscript, option, svg, code, pre, textarea') || isNarrow(element)) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?:\d-)?\d{3}-\d{3}-\d{4}|[\p{L}\p{N}’']{2,}/gu,
    )) {
      const text = node.textContent ?? ''
      // Of an address or a long name of a file.
      const whole = /\S*$/.exec(text.slice(0, index))?.[0] + (/^\S*/.exec(text.slice(index))?.[0] ?? '')
      if (/[@_]|\w\.\w|\/\w+\//.test(whole)) continue
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)),
      )
      if (tops.size > 1)
        found.push(`“${word}” in ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
    }
  }
  return [...new Set(found)]
}
