import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../tests/support/browser.ts'

/** How long the browser took from a tap or key to the next picture, the slowest of a few, in ms. */
export type Tap = { what: string; slowest: number }

type Action = { what: string; path: string; act: (page: Page) => Promise<void> }

/** What the machine itself takes: a bare button on a page without styles or scripts of ours. */
const reference: Action = {
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
  { what: 'FAQ search', path: '/faq', act: (page) => page.getByRole('searchbox').pressSequentially('cert') },
  { what: 'help search', path: '/help', act: (page) => page.getByRole('searchbox').pressSequentially('medicine') },
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
]

/** Each interaction on a page that is awake, with the processor slowed down four times. */
export async function tap(origin: string): Promise<Tap[]> {
  const browser = await launchBrowser()
  try {
    const taps: Tap[] = []
    for (const action of actions) taps.push(await measure(browser, origin, action))
    return taps
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, origin: string, { what, path, act }: Action): Promise<Tap> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const slowest = Math.max(Number(document.documentElement.dataset.slowest ?? 0), ...durations(list.getEntries()))
      document.documentElement.dataset.slowest = String(slowest)
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
    const durations = (entries: PerformanceEntryList) =>
      entries.filter((entry) => 'interactionId' in entry && entry.interactionId).map(({ duration }) => duration)
  })
  await page.goto(path.startsWith('/') ? origin + path : path)
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page.waitForLoadState('networkidle')
  const wire = await context.newCDPSession(page)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act(page)
  await page.waitForTimeout(1000)
  const slowest = await page.evaluate(() => Number(document.documentElement.dataset.slowest ?? 0))
  await context.close()
  return { what, slowest }
}
