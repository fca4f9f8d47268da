import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/browser.ts'

/**
 * Milliseconds. `slowest` is the longest time until the next frame; the others are the page thread's processor time,
 * which a busy machine does not change.
 */
export type Tap = { what: string; slowest: number; script: number; style: number }

export type Action = {
  what: string
  path: string
  act: (page: Page) => Promise<unknown>
  before?: (page: Page) => Promise<unknown>
  isPhone?: true
}

export const residenceAddress = '/residences/harbor-row-house-north-little-rock-ar'
const search = '/residences?near=Little+Rock,AR&open=1&for=women'
const openNeeds = (page: Page) =>
  page
    .getByRole('link', { name: /^Filters/ })
    .first()
    .click()

export const reference: Action = {
  what: 'reference: a bare button on an empty page',
  path: 'data:text/html,<html data-ready><button onclick="this.append(1)">Press</button></html>',
  act: (page) => page.getByRole('button').click(),
}

const actions: Action[] = [
  reference,
  { what: 'theme', path: '/about', act: (page) => page.getByRole('button', { name: 'Evening colors' }).click() },
  { what: 'More menu', path: '/about', act: (page) => page.getByRole('button', { name: 'More' }).click() },
  {
    what: 'FAQ question',
    path: '/faq',
    act: (page) => page.locator('summary').filter({ hasText: 'cost' }).first().click(),
  },
  { what: 'FAQ category', path: '/faq', act: (page) => page.getByRole('link', { name: 'Pricing' }).first().click() },
  { what: 'FAQ search', path: '/faq', act: (page) => page.locator('input[name=q]').first().pressSequentially('cert') },
  {
    what: 'help search',
    path: '/help',
    act: (page) => page.locator('input[name=q]').first().pressSequentially('medicine'),
  },
  {
    what: 'specimen stepper',
    path: '/platform',
    act: (page) => page.getByRole('button', { name: /One more bed open/ }).click(),
  },
  {
    what: 'ROI beds',
    path: '/platform',
    act: (page) => page.getByLabel('Beds', { exact: true }).pressSequentially('4'),
  },
  {
    what: 'search: where, by key',
    path: '/residences',
    act: (page) => page.getByLabel('Where', { exact: true }).pressSequentially('Conw'),
    isPhone: true,
  },
  { what: 'search: sheet of filters, opened', path: search, act: openNeeds, isPhone: true },
  {
    what: 'search: sheet of filters, closed',
    path: search,
    before: openNeeds,
    act: (page) => page.getByRole('button', { name: 'Close' }).click(),
    isPhone: true,
  },
  {
    what: 'search: a filter, in its sheet',
    path: search,
    before: openNeeds,
    act: (page) =>
      page.getByRole('radiogroup', { name: /^Pets/ }).getByRole('radio', { name: 'No', exact: true }).check(),
    isPhone: true,
  },
  {
    what: 'search: a chip taken away',
    path: search,
    act: (page) => page.getByRole('link', { name: /^Open now/ }).click(),
  },
  // By key: what a list of choices shows itself is drawn by the system.
  { what: 'search: sort', path: search, act: (page) => page.getByLabel('Sort').press('ArrowDown') },
  {
    what: 'search: a home saved',
    path: search,
    act: (page) => page.locator('.residence').first().getByRole('button', { name: /^Save/ }).click(),
  },
  {
    what: 'search: What doesn’t match?',
    path: search,
    act: (page) => page.locator('.why summary').first().click(),
    isPhone: true,
  },
  {
    what: 'home: answer by email',
    path: residenceAddress,
    act: (page) => page.locator('form.ask-form').getByRole('radio', { name: 'Email' }).check(),
    isPhone: true,
  },
]

/** With the processor slowed down four times. */
export async function measureTaps(origin: string): Promise<Tap[]> {
  const browser = await launchBrowser()
  try {
    const taps: Tap[] = []
    for (const action of actions) taps.push(await measureTap(browser, origin, action, { slower: 4 }))
    return taps
  } finally {
    await browser.close()
  }
}

/** `slower`: how many times slower the processor is made to be. `session`: of who is signed in. */
export async function measureTap(
  browser: Browser,
  origin: string,
  { what, path, act, before, isPhone }: Action,
  { slower, session }: { slower: number; session?: BrowserContextOptions['storageState'] },
): Promise<Tap> {
  const viewport = isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 }
  const context = await browser.newContext({ viewport, ...(session && { storageState: session }) })
  const page = await context.newPage()
  let slowest = 0
  await page.exposeFunction('tellTap', (duration: number) => (slowest = Math.max(slowest, duration)))
  await page.addInitScript(() => {
    const { tellTap } = globalThis as unknown as { tellTap: (duration: number) => void }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) tellTap(entry.duration)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(path.startsWith('/') ? origin + path : path)
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  const wire = await context.newCDPSession(page)
  if (before) {
    await before(page)
    await page.waitForTimeout(500)
    slowest = 0
  }
  // A tap that asks for another page shows its picture on this one first; the answer waits until that has been told.
  await page.route(
    (address) => address.origin === origin,
    async (route) => {
      if (route.request().isNavigationRequest()) await page.waitForTimeout(600)
      await route.fallback()
    },
  )
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' })
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const begun = await readSpent(wire)
  await act(page)
  await page.waitForTimeout(1000)
  const done = await readSpent(wire)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return { what, slowest, script: done.script - begun.script, style: done.style - begun.style }
}

async function readSpent(wire: CDPSession): Promise<{ script: number; style: number }> {
  const { metrics } = await wire.send('Performance.getMetrics')
  const readMs = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0)
  return { script: readMs('ScriptDuration'), style: readMs('RecalcStyleDuration') + readMs('LayoutDuration') }
}
