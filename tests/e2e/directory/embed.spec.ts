import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, visit } from '#tests/support/browser/browser-journey.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'
import { changeResidences, frameIn, type Item, names, otherSite } from '#tests/support/product/other-site.ts'

const list = '/embed/directory/arkansas'
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

const height = (page: Page) => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height)
const inside = (frame: Frame) =>
  frame.locator('.embed').evaluate((one) => Math.ceil(one.getBoundingClientRect().height))

journey('another site shows a list with one line, and its frame is as high as the list', async ({ page, product }) => {
  const script = `<p>Before</p><script src="${product.baseUrl}/embed.js" data-state="arkansas"></script><p>After</p>`
  const { address, server } = await otherSite(script)
  await page.goto(address)
  const frame = await frameIn(page)
  expect(await page.locator('iframe').getAttribute('title')).toBe('Recovery homes with open beds in Arkansas')
  await expect.poll(() => names(frame)).toHaveLength(20)
  await expect.poll(async () => (await height(page)) - (await inside(frame))).toBe(0)
  expect(await page.getByRole('link', { name: 'Recovery homes' }).isVisible()).toBe(false)

  await frame.getByRole('checkbox', { name: 'Open now' }).check()
  await frame.getByRole('combobox', { name: 'A bed for' }).selectOption('families')
  await frame.waitForURL(/for=families&open=1/)
  await expect.poll(async () => (await names(frame)).length).toBeLessThan(20)
  await expect.poll(async () => (await height(page)) - (await inside(frame))).toBe(0)
  // What the page around it says under the name of a list is not believed.
  await page.evaluate(async () => {
    const received = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    postMessage({ porchlight: 'height', height: 7 }, '*')
    await received
  })
  expect(await height(page)).toBeGreaterThan(100)
  expect(await page.context().cookies()).toEqual([])
  server.close()
})

journey('the list works in a sandboxed frame that has no origin', async ({ openPage, product }) => {
  // The header that tests come with would make the browser ask first whether it may be sent.
  const page = await openPage({ extraHTTPHeaders: {} })
  const frameTag = `<iframe sandbox="${sandbox}" src="${product.baseUrl}${list}" width="800" height="500" title="Homes"></iframe>`
  const { address, server } = await otherSite(`${frameTag}<script src="${product.baseUrl}/embed.js" async></script>`)
  await page.goto(address)
  const frame = await frameIn(page)
  expect(await frame.evaluate(() => window.origin)).toBe('null')
  await expect.poll(() => frame.evaluate(() => document.fonts.check('16px "Atkinson Next"'))).toBe(true)
  await expect.poll(async () => (await height(page)) - (await inside(frame))).toBeLessThan(6)
  const before = await names(frame)
  await frame.getByRole('link', { name: 'Page 2' }).click()
  await frame.getByText(/^Page 2 of/).waitFor()
  await expect.poll(() => names(frame)).not.toEqual(before)
  await frame.getByRole('combobox', { name: 'A bed for' }).selectOption('women')
  await frame.locator('.embed-list[aria-busy=false]').waitFor()
  await expect.poll(() => frame.evaluate(() => location.search)).toBe('?for=women')
  server.close()
})

/** What a state's page gives a frame on a phone: 75%, and 60% for California's second one. */
journey.for([268, 213])('in a phone’s frame %i high the first open home is in view', async (high, { openPage }) => {
  const page = await openPage({ viewport: { width: 358, height: high } })
  await page.goto(list)
  const head = await page.locator('.embed-head').boundingBox()
  expect(head?.height).toBeLessThanOrEqual(64)
  const row = page.locator('.residence').first()
  expect(await row.locator('.light .on').count()).toBeGreaterThan(0)
  for (const part of ['h3', '.open-count', '.age', '.residence-call']) {
    const box = await row.locator(part).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0), part).toBeLessThanOrEqual(high)
  }
  await expectThumbCanUse(page, 'the framed list')
  await page.getByText('Filter', { exact: true }).click()
  await expectThumbCanUse(page, 'the framed list with its filters')
})

/** Both frames of a state's page where the screen is 320 px wide. */
journey.for([171, 214])('in a frame 286 wide and %i high the first home can be called', async (high, { openPage }) => {
  const page = await openPage({ viewport: { width: 286, height: high } })
  for (const slug of ['california', 'arkansas', 'district-of-columbia']) {
    await page.goto(`/embed/directory/${slug}`)
    const row = page.locator('.residence').first()
    for (const part of ['h3', '.open-count', '.age', '.residence-call']) {
      const box = await row.locator(part).boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0), `${slug}: ${part}`).toBeLessThanOrEqual(high)
    }
    const cut = page.locator('.embed-title > *')
    for (const one of await cut.all()) expect(await one.evaluate((e) => e.scrollWidth - e.clientWidth), slug).toBe(0)
  }
  await expectThumbCanUse(page, 'the framed list')
})

async function expectChanged(page: Page, first: string[]): Promise<void> {
  await page.locator('.residence').nth(1).getByText('7/9 available').waitFor()
  expect(await names(page)).toEqual(first)
  expect(await page.getByRole('status').textContent()).toBe(`${first[1]}: 7 of 9 beds open`)
  await page.locator('.residence').nth(2).getByText('No longer listed').waitFor()
  await page.getByText('1 home changed.').waitFor()
}

journey('a number that a house says is shown and said at once, and nothing moves', async ({ page }) => {
  let first: string[] = []
  const calls = await changeResidences(page, () => first)
  let opened = 0
  // Read before: the last list opens its stream when the journey is over.
  const { items } = await (await page.request.get('/api/directory/states/arkansas/residences')).json()
  await page.route('/api/v1/events?*', async (route) => {
    opened += 1
    const [, changed, gone]: Item[] = items
    const group = { audience: 'any', totalBeds: 9, availableBeds: 7, reportedAt: new Date().toISOString() }
    const event = { homes: [{ ...changed, groups: [group] }], gone: [gone?.id] }
    await route.fulfill({
      headers: { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' },
      body: `retry: 600000\nevent: beds\nid: a-1\ndata: ${JSON.stringify(event)}\n\n`,
    })
  })
  await page.goto(list)
  first = await names(page)
  await expectChanged(page, first)
  await expect.poll(() => calls.asked).toBe(1)
  await expectChanged(page, first)
  expect(opened).toBe(1)
  await page.getByRole('link', { name: 'Sort again' }).click()
  await page.getByText('1 home changed.').waitFor({ state: 'detached' })
})

journey('the list holds one stream that the server keeps open', async ({ page }) => {
  const opened = page.waitForResponse(/\/api\/v1\/events\?homes=/)
  await page.goto(list)
  const response = await opened
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
  await page.waitForTimeout(300)
  const isOver = await Promise.race([response.finished().then(() => true), Promise.resolve(false)])
  expect(isOver).toBe(false)
})

journey('a browser without streams asks every 30 seconds', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'))
  let first: string[] = []
  const calls = await changeResidences(page, () => first)
  await visit(page, list)
  first = await names(page)
  await page.clock.runFor(20_000)
  expect(calls.asked).toBe(0)
  await page.clock.runFor(15_000)
  await expectChanged(page, first)
})

journey('every state of the list passes axe', async ({ page }) => {
  await visit(page, list)
  await axeEverywhere(page, 'framed list')
  await page.goto(`${list}?q=zebra`)
  await axeEverywhere(page, 'framed list, nothing fits')
})

journey('somebody chooses a state where it says how to embed', async ({ page }) => {
  await visit(page, '/docs/embed')
  await page.getByRole('combobox', { name: 'State' }).selectOption('georgia')
  await page.getByText('data-state="georgia"').waitFor()
  const frame = page.frameLocator('iframe[title="Recovery homes with open beds in Georgia"]')
  await frame.getByRole('heading', { level: 1, name: 'Georgia' }).waitFor()
  await axeEverywhere(page, 'how to embed')
})
