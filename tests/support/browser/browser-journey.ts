import { mkdir } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { inject, test } from 'vitest'
import { closeTab, launchBrowser } from './browser.ts'
import { makeAddress } from './visitor.ts'
import '#tests/support/product/product-setup.ts'

/** Files side by side keep every core busy: what the pages' scripts would spread over threads costs less on one. */
const oneThread = ['--js-flags=--single-threaded']

export const phone = { viewport: { width: 390, height: 844 } } as const
/** The same, held in a hand. */
export const touchPhone = { ...phone, hasTouch: true, isMobile: true } as const

/** Buttons do all they can once the page is hydrated. */
export const waitUntilReady = (page: Page) => page.locator('html[data-ready]').waitFor()

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilReady(page)
}

/**
 * A test with a visitor's browser tab: `journey('a seeker leaves a message', async ({ page }) => ...)`.
 *
 * - `page`: a tab of 1280 x 900, nobody signed in; relative addresses lead to the product; motion is reduced.
 * - `openPage(options?)`: one more visitor, with cookies and a network address of their own (limits per address do not
 *   add up over tests). Options are Playwright's, e.g. `{ viewport: { width: 390, height: 844 } }`.
 * - `allow(pattern)`: what the page may complain of. Anything else it writes to the console as an error, throws, or
 *   does not get loaded fails the journey. A 4xx answer of the API, and a 422 of a page to a form, is an answer, not a
 *   complaint.
 * - `product`: the address, the data folder and the password of the demo accounts.
 *
 * What the tabs showed when a journey failed lies in test-results/.
 */
export const journey = test
  .extend('product', { scope: 'file' }, () => inject('product'))
  // One for all files that a process runs, and another one after it crashed.
  // Vitest reads from the pattern what a fixture needs, and this needs none.
  .extend('browser', { scope: 'worker' }, ({}, { onCleanup }) => {
    let running: Promise<Browser> | undefined
    onCleanup(async () => (await running)?.close())
    return async () => {
      const isThere = (await running?.catch(() => undefined))?.isConnected()
      if (!isThere) running = launchBrowser(oneThread)
      return running ?? launchBrowser(oneThread)
    }
  })
  .extend('newContext', { scope: 'file' }, ({ product, browser }) => async (options: BrowserContextOptions) => {
    return (await browser()).newContext({ baseURL: product.baseUrl, ...options })
  })
  .extend('allowed', (): RegExp[] => [])
  .extend(
    'allow',
    ({ allowed }) =>
      (pattern: RegExp) =>
        void allowed.push(pattern),
  )
  .extend('openPage', async ({ newContext, allowed, task }, { onCleanup }) => {
    const pages: Page[] = []
    const complaints: string[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keepPictures(pages, task.name)
      await Promise.all(pages.map(closeTab))
      const unexpected = complaints.filter((one) => !allowed.some((pattern) => pattern.test(one)))
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
    })
    return async (options: BrowserContextOptions = {}) => {
      const context = await newContext({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        extraHTTPHeaders: { 'X-Forwarded-For': makeAddress() },
        ...options,
      })
      const page = await context.newPage()
      listen(page, complaints)
      pages.push(page)
      return page
    }
  })
  .extend('page', ({ openPage }) => openPage())

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message) && !isLeaveAsked(message))
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  // A journey that goes on is asked by no page whether it may.
  page.on('dialog', (dialog) => dialog.accept())
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
}

/** Of a page it is 422 alone: its answer to a form. */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location()
  if (/ status of 422 /.test(message.text())) return true
  return URL.canParse(url) && new URL(url).pathname.startsWith('/api/') && / status of 4\d\d /.test(message.text())
}

/**
 * The address that a tab sends along makes the browser ask leave for every file of a frame without an origin. Nobody
 * else's browser does; a journey about such a frame opens its page with `extraHTTPHeaders: {}`.
 */
function isLeaveAsked(message: ConsoleMessage): boolean {
  const { url } = message.location()
  const isFile = URL.canParse(url) && /^\/(assets|fonts)\//.test(new URL(url).pathname)
  const isRefusal = message.text().includes("from origin 'null' has been blocked by CORS policy: Response to preflight")
  return isRefusal || (isFile && message.text().endsWith('net::ERR_FAILED'))
}

async function keepPictures(pages: Page[], name: string): Promise<void> {
  await mkdir('test-results', { recursive: true })
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const stem = words.join('-').slice(0, 80)
  await Promise.all(
    pages.map((page, place) =>
      page.screenshot({ path: `test-results/${stem}-${place + 1}.png`, fullPage: true }).catch(() => undefined),
    ),
  )
}
