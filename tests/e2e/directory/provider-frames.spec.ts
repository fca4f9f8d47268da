import { createServer, type RequestListener } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journeyWith } from '#tests/support/product/own-product.ts'
import { FRAMED_SCRIPT } from '#web/plumbing/early/framed-script.ts'

/** What the provider's host does with the address of each state. */
const answers: Record<string, RequestListener> = {
  '/maine': (_, response) => response.end(page('<h1>Maine homes</h1>')),
  // It speaks as a list of ours, and like that answers when it is asked.
  '/michigan': (_, response) => response.end(page(`<h1>Michigan homes</h1><script>${FRAMED_SCRIPT}</script>`)),
  '/arkansas': (_, response) => response.writeHead(404).end(page('<h1>Nothing here</h1>')),
  '/connecticut': (request) => request.socket.destroy(),
  '/west-virginia': () => {},
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Homes</title>${body}</html>`
}

const provider = createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html')
  answers[request.url ?? '']?.(request, response)
})
const journey = journeyWith(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  // Another host name too: for a browser, ports alone are the same site.
  return { DIRECTORY_HOST: `http://localhost:${address.port}`, DEMO: 'off' }
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const box = (page: Page) => page.locator('.directory-frame').first()
const question = 'Do you not see a list here? Then it did not come. Here is what we know of it.'

/** The state's page, with its frame on the screen. */
async function look(page: Page, slug: string): Promise<void> {
  await page.goto(`/directory/${slug}`, { waitUntil: 'commit' })
  await page
    .locator('.frame-section')
    .first()
    .evaluate((section) => section.scrollIntoView())
}

// Side by side: each of them waits for as long as a page waits for a list.
journey.for([
  ['came without a word', 'maine', 1280],
  ['came without a word', 'maine', 390],
  ['is an error page', 'arkansas', 1280],
  ['was cut off', 'connecticut', 390],
  ['never answers', 'west-virginia', 1280],
] as const)(
  'the frame of another host that %s stays, with the summary under it: %s, %i px wide',
  { concurrent: true },
  async ([, slug, width], { openPage, allow }) => {
    allow(/Failed to load resource/)
    const page = await openPage({ extraHTTPHeaders: {}, viewport: { width, height: 844 } })
    await look(page, slug)
    await box(page).and(page.locator('[data-state="silent"]')).waitFor()
    const said = box(page).getByRole('status').locator('[data-said-when]').filter({ visible: true })
    expect(await said.allTextContents()).toEqual([question])
    expect(await page.getByText('Taking a while.').filter({ visible: true }).count()).toBe(0)
    const frame = await box(page).locator('iframe').boundingBox()
    const summary = await box(page).locator('.frame-summary').boundingBox()
    const link = box(page).getByRole('link', { name: 'Open Full Directory' })
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^http://localhost:\\d+/${slug}$`))
    expect(frame?.height).toBeGreaterThanOrEqual(240)
    expect(summary?.height).toBeGreaterThan(20)
    expect(summary?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
    if (slug === 'maine') await box(page).locator('iframe').contentFrame().getByText('Maine homes').waitFor()
    await expectNoAxeViolations(page, `${slug}, silent`)
  },
)

journey('the frame of another host that says it is here stands alone', { concurrent: true }, async ({ openPage }) => {
  const page = await openPage({ extraHTTPHeaders: {} })
  await look(page, 'michigan')
  await box(page).and(page.locator('[data-state="shown"]')).waitFor()
  await page.waitForTimeout(9_000)
  expect(await box(page).getAttribute('data-state')).toBe('shown')
  expect(await box(page).locator('.frame-summary').isVisible()).toBe(false)
})
