import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/browser.ts'

/** In KB of 1,000 bytes, headers included. What frames load is counted apart. */
export type Weight = {
  path: string
  html: number
  js: number
  css: number
  fonts: number
  requests: number
  total: number
  framed: { requests: number; total: number }
}

export async function weigh(origin: string, paths: string[]): Promise<Weight[]> {
  const browser = await launchBrowser()
  try {
    const weights: Weight[] = []
    for (const path of paths) weights.push(await visit(browser, origin, path))
    return weights
  } finally {
    await browser.close()
  }
}

/** Milliseconds without a request until a page counts as loaded. */
const quietMs = 1_500

async function visit(browser: Browser, origin: string, path: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const framed = new Set<string>()
  let own: string | undefined
  const bytes = new Map<string, number>()
  let heard = performance.now()
  wire.on('Network.requestWillBeSent', ({ requestId, type, frameId, request }) => {
    // What the style itself holds is not asked for.
    if (request.url.startsWith('data:')) return
    heard = performance.now()
    own ??= frameId
    if (frameId === own || frameId === undefined) kinds.set(requestId, type ?? 'Other')
    else framed.add(requestId)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    heard = performance.now()
    bytes.set(requestId, encodedDataLength)
  })
  await wire.send('Network.enable')
  await page.goto(origin + path)
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  // A stream of changes never ends.
  while (performance.now() - heard < quietMs) await page.waitForTimeout(100)
  const style = await page.evaluate(() => document.querySelector('style')?.textContent ?? '')
  // It comes with the page; compressed by itself it is as large as within.
  const inline = style === '' ? 0 : brotliCompressSync(style).length / 1000
  await context.close()
  const measureWeight = (counts: (id: string) => boolean) =>
    [...bytes].reduce((total, [id, size]) => total + (counts(id) ? size : 0), 0) / 1000
  const sum = (kind: string) => measureWeight((id) => kinds.get(id) === kind)
  return {
    path,
    html: sum('Document') - inline,
    js: sum('Script'),
    css: sum('Stylesheet') + inline,
    fonts: sum('Font'),
    requests: kinds.size,
    total: measureWeight((id) => kinds.has(id)),
    framed: { requests: framed.size, total: measureWeight((id) => framed.has(id)) },
  }
}
