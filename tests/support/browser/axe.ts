import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * In no frame does axe's script run: without `iframes: false` it would wait half a second for each of them to answer. Where
 * things are is asked once something was found: to work it out for all takes a quarter of the time.
 */
const always: RunOptions = { resultTypes: ['violations'], iframes: false, selectors: false }

/**
 * Two rules work out the contrast of every text, which takes a fifth of a look each time: the one for 7:1 leaves to the one
 * for 4.5:1 (in large letters 4.5:1 and 3:1) what has less than that. Here it reports that too, and the other one is only
 * asked about what was found.
 */
const contrastOnce = {
  ...always,
  checks: {
    'color-contrast-enhanced': {
      options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } },
    },
  },
}

/** axe's own choice (WCAG 2.2 A and AA, best practices) and the two rules it leaves off: 7:1 contrast and target size. */
const everything: RunOptions = {
  ...contrastOnce,
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
  },
}

/** A theme is a `color-scheme` and nothing else, so the second one can only be wrong in these. */
const colorsOnly: RunOptions = { ...contrastOnce, runOnly: ['color-contrast-enhanced', 'link-in-text-block'] }

/** One change at a time: each lays the page out or colors it anew. What is too wide at 320 px is measured with a thumb. */
const looks = [
  { width: 390, colorScheme: 'light', options: everything },
  { width: 390, colorScheme: 'dark', options: colorsOnly },
  { width: 1280, colorScheme: 'dark', options: colorsOnly },
  { width: 1280, colorScheme: 'light', options: everything },
] as const

/** Half as long as the readable one, and read anew on every page. `noHtml`: the source of an element is not asked for. */
const script = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ noHtml: true })`

/**
 * Fails with every violation axe finds on the page as it is now: rule, what to mend, and where. `label` says which stop
 * of the journey this is. Works under the site's Content-Security-Policy: the script comes by the debugging protocol.
 */
export async function expectNoAxeViolations(page: Page, label: string): Promise<void> {
  expectNone(await findViolations(page, label, everything))
}

/**
 * The same in both themes at 390 and 1280 px, all findings in one failure. Puts width and theme back. A second or two:
 * for each state of a page once, not after every click.
 */
export async function axeEverywhere(page: Page, label: string): Promise<void> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const { width, colorScheme, options } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await findViolations(page, `${label}, ${colorScheme}, ${width} px`, options)))
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
  expectNone(found)
}

function expectNone(found: string[]): void {
  expect(found, found.join('\n\n')).toHaveLength(0)
}

async function findViolations(page: Page, label: string, options: RunOptions): Promise<string[]> {
  await page.evaluate(settle)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const run = (how: RunOptions) => `axe.run(document, ${JSON.stringify(how)})`
  // Only the names: to hand over what passed takes time too.
  const broken: string[] = await page.evaluate(
    `${run(options)}.then(({ violations }) => violations.map(({ id }) => id))`,
  )
  if (broken.length === 0) return []
  const rules = broken.includes('color-contrast-enhanced') ? ['color-contrast', ...broken] : broken
  const results: AxeResults = await page.evaluate(run({ ...always, selectors: true, runOnly: rules }))
  const violations = await Promise.all(results.violations.map((violation) => leaveOutCovered(page, violation)))
  return violations.filter(({ nodes }) => nodes.length > 0).map((violation) => describe(violation, label))
}

/** A target under a bar that stays in the window is no defect while somebody can scroll it out from there. */
async function leaveOutCovered(page: Page, violation: Result): Promise<Result> {
  if (violation.id !== 'target-size') return violation
  const small = await page.evaluate(
    findSmallWhereSeen,
    violation.nodes.map(({ target }) => String(target[0])),
  )
  return { ...violation, nodes: violation.nodes.filter((_, place) => small[place]) }
}

/** Runs in the page: whether each target is too small also in the middle of the window. */
async function findSmallWhereSeen(targets: string[]): Promise<boolean[]> {
  type Axe = { run(target: string, options: object): Promise<{ violations: unknown[] }> }
  const { axe } = window as unknown as { axe: Axe }
  const { scrollX, scrollY } = window
  const found: boolean[] = []
  for (const target of targets) {
    document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { violations } = await axe.run(target, { runOnly: ['target-size'], iframes: false })
    found.push(violations.length > 0)
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return found
}

/** Runs in the page: colors in the middle of a transition are nobody's colors. */
async function settle(): Promise<void> {
  await document.fonts.ready
  const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  const timeout = new Promise((resolve) => setTimeout(resolve, 2_000))
  await Promise.race([Promise.allSettled(passing.map((one) => one.finished)), timeout])
}

function describe({ id, help, nodes }: Result, label: string): string {
  const places = nodes.slice(0, 8).map((node) => `  ${node.target.join(' ')}\n    ${explain(node.failureSummary)}`)
  const rest = nodes.length > places.length ? [`  and ${nodes.length - places.length} more`] : []
  return [`${label}: ${id}, ${help}`, ...places, ...rest].join('\n')
}

function explain(summary = ''): string {
  return summary.split('\n').slice(1).join(' ').trim()
}
