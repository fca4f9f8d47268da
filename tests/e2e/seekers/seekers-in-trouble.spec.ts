import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'

const harbor = '/residences/harbor-row-house-north-little-rock-ar'
const near = '/residences?near=Little+Rock,AR&open=1&for=women'

const title = async (page: Page) => (await page.locator('h1').textContent()) ?? ''

/** From now on the stream of changes tells this one, whenever it is asked. */
async function tell(page: Page, change: { homes: unknown[]; gone: string[] }): Promise<void> {
  const body = `retry: 60000\n\nevent: beds\ndata: ${JSON.stringify(change)}\n\n`
  await page.route('**/api/v1/events*', (route) => route.fulfill({ contentType: 'text/event-stream', body }))
}

/** What the page of a search is drawn as when it reads itself anew. */
async function refreshListing(page: Page, change: (html: string) => string): Promise<() => number> {
  let asked = 0
  await page.route('**/residences?*drawn=*', async (route) => {
    asked += 1
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: change(await answer.text()) })
  })
  return () => asked
}

/** HTML with the first match after `mark` replaced. */
function replacedAfter(html: string, mark: string, [pattern, words]: readonly [RegExp, string]): string {
  const at = html.indexOf(mark)
  return html.slice(0, at) + html.slice(at).replace(pattern, words)
}

async function findResidences(page: Page, search: string) {
  const { items } = await (await page.request.get(`/api/v1/residences${search}`)).json()
  return items as { id: string; name: string; slug: string }[]
}

journey('a home that leaves the list says so on its page, shows no open bed, and leads on', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  const { id } = await (await page.request.get(`/api/v1${harbor}`)).json()
  await tell(page, { homes: [], gone: [id] })
  await visit(page, harbor)
  await page.locator('.porch').getByText('No longer listed').waitFor()
  expect(await page.locator('.porch').textContent()).not.toMatch(/available|Call/)
  expect(await page.locator('.elevation [data-lit]').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Ask about a bed' }).isVisible()).toBe(false)
  expect(await page.locator('.callbar').textContent()).toBe('Find a home')
  await expect
    .poll(() => page.locator('[role="status"]').allTextContents())
    .toContain('Harbor Row House: no longer listed')
  await page.getByRole('link', { name: 'See similar homes with open beds' }).click()
  await page.waitForURL(/#similar$/)
  await expectNoAxeViolations(page, 'a home that left')
})

journey('a number that changes is drawn where it stands, and what was typed stays', async ({ page }) => {
  const residence = await (await page.request.get(`/api/v1${harbor}`)).json()
  const reportedAt = new Date().toISOString()
  const groups = residence.groups.map((group: object) => ({ ...group, availableBeds: 5, reportedAt }))
  let told = () => {}
  const typed = new Promise<void>((resolve) => {
    told = resolve
  })
  await page.route('**/api/v1/events*', async (route) => {
    await typed
    const body = `event: beds\ndata: ${JSON.stringify({ homes: [{ ...residence, groups }], gone: [] })}\n\n`
    await route.fulfill({ contentType: 'text/event-stream', body })
  })
  await page.route(`**${harbor}`, async (route) => {
    if (route.request().resourceType() !== 'xhr') return route.continue()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll('2/8 available', '5/8 available') })
  })
  // Somebody who comes to a place further down never sees where the page begins.
  await page.goto(`${harbor}#similar`)
  const message = page.locator('form.ask-form').getByLabel('Message')
  await message.fill('Is one free on Monday?')
  told()
  await page.locator('.porch-beds').getByText('5/8 available').waitFor()
  await expect
    .poll(() => page.locator('[role="status"]').allTextContents())
    .toContain('Harbor Row House: 5/8 available')
  expect(await message.inputValue()).toBe('Is one free on Monday?')
})

journey('a house page that nobody touches needs no React, and is read once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (['script', 'xhr'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname)
  })
  const stream = page.waitForRequest('**/api/v1/events*')
  await page.goto(harbor)
  await stream
  // Homes are told as they are when a stream begins: nothing differs from what was drawn.
  await page.waitForTimeout(2000)
  expect(asked.filter((path) => !path.startsWith('/assets/') || path.includes('/react-'))).toEqual([])
  expect(asked.filter((path) => path.includes('live-page'))).toHaveLength(1)
})

journey('in the list it keeps its place without a bed, a number or a light', async ({ page, allow }) => {
  allow(/status of 503/)
  const [first, second] = await findResidences(page, near.replace('/residences', ''))
  await page.route('**/residences?*drawn=*', (route) => route.fulfill({ status: 503 }))
  await tell(page, { homes: [], gone: [first?.id ?? ''] })
  await visit(page, near)
  const place = page.locator('.residences > li').first()
  await place.getByText('No longer listed').waitFor()
  await place.getByRole('heading', { name: first?.name ?? '' }).waitFor()
  expect(await place.getByRole('link').count()).toBe(0)
  expect(await page.locator('.residences > li').nth(1).textContent()).toContain(second?.name)
  await page.getByText('1 home changed.').waitFor()
  expect(await page.locator(`#map a[href="#home-1"]`).count()).toBe(0)
})

journey('the heading and the sums follow a change, and the list keeps its order', async ({ page }) => {
  const [first] = await findResidences(page, near.replace('/residences', ''))
  await tell(page, { homes: [], gone: [first?.id ?? ''] })
  const asked = await refreshListing(page, (html) => {
    const titled = replacedAfter(html, '<h1', [/>\d+ /, '>5 '])
    return replacedAfter(titled, 'class="seek-sub"', [/>[^<]*</, '>7 beds open.<'])
  })
  await page.goto(near)
  const names = await page.locator('.residences h3').allTextContents()
  await waitUntilReady(page)
  await expect.poll(() => title(page), { timeout: 15_000 }).toBe('5 homes with an open bed for a woman')
  expect(await page.locator('.seek-sub').textContent()).toBe('7 beds open.')
  const newTitle = await title(page)
  await expect.poll(() => page.locator('[role="status"]').allTextContents()).toContain(newTitle)
  expect(await page.locator('.residences .residence h3').allTextContents()).toEqual(names)
  expect(asked()).toBe(1)
})

journey('homes that miss a need and homes side by side follow on the one stream of the page', async ({ page }) => {
  const { misses } = await (await page.request.get(near.replace('/residences', '/api/residences/answer'))).json()
  const missed = misses.find(
    ({ residence }: { residence: { availableBeds: number | null } }) => residence.availableBeds !== null,
  ).residence
  const beside = await (await page.request.get(`/api/v1${harbor}`)).json()
  const reportedAt = new Date().toISOString()
  const said = ({ groups, ...residence }: typeof beside) => ({
    ...residence,
    reportedAt,
    groups: groups.map((group: object) => ({ ...group, totalBeds: 7, availableBeds: 5, reportedAt })),
  })
  await tell(page, { homes: [said(missed), said(beside)], gone: [] })
  const drawn = [
    [`data-live-home="${missed.id}"`, /\d+\/\d+ available/, '5/7 available'],
    [`data-live-home="${missed.id}"`, /Said [^<]*/, 'Said just now'],
    [`data-live="Beds ${beside.slug}"`, /\d+\/\d+ available/, '5/7 available'],
    [`data-live="How old ${beside.slug}"`, /Said [^<]*/, 'Said just now'],
  ] as const
  await refreshListing(page, (html) => drawn.reduce((now, [mark, ...change]) => replacedAfter(now, mark, change), html))
  const streams: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/events') && streams.push(request.url()))
  await visit(page, `${near}&compare=${beside.slug}`)
  const miss = page.locator(`.misses > li[data-live-home="${missed.id}"]`)
  await miss.getByText('5/7 available').waitFor()
  await miss.getByText('Said just now').waitFor()
  await page.locator('.compare').getByText('5/7 available').waitFor()
  await page.locator('.compare').getByText('Said just now').waitFor()
  expect(await miss.getByRole('heading').textContent()).toBe(missed.name)
  expect(streams).toHaveLength(1)
})

journey('with the server gone the old answer stays the old one, and nothing says offline', async ({ page, allow }) => {
  allow(/Failed to load resource|ERR_|Failed to fetch/)
  await page.goto(near)
  await page.locator('porch-island[data-hydrated] > #ask').waitFor({ state: 'attached' })
  const before = await title(page)
  for (const address of ['**/residences?*fee_max*', '**/api/v1/residences?*'])
    await page.route(address, (route) => route.abort('connectionrefused'))
  await page.getByLabel('Cash needed to move in').first().selectOption('300')
  const box = page.locator('.problem')
  await box.getByText('We cannot search right now').waitFor()
  await box.getByText('Not looked for yet: Little Rock,AR; Open now; A woman; Up to $300.').waitFor()
  expect(await page.getByText('You are offline').count()).toBe(0)
  expect(await title(page)).toBe(before)
  expect(await page.locator('.chips').textContent()).not.toContain('Up to $300')
  expect(await page.locator('.ask-show').textContent()).toBe('Show homes')
  expect(new URL(page.url()).searchParams.get('fee_max')).toBe('300')
  await expectNoAxeViolations(page, 'a search that failed')

  await box.getByRole('link', { name: 'Try again' }).click()
  await box.getByText('We cannot search right now').waitFor()
  await page.unrouteAll()
  await box.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('link', { name: /^Up to \$300/ }).waitFor()
  expect(await box.count()).toBe(0)
})

journey('a question that cannot be sent keeps its words, and goes once when it can', async ({ openPage, allow }) => {
  allow(/Failed to load resource|ERR_|Failed to fetch/)
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await visit(page, harbor)
  const form = page.locator('form.ask-form')
  await form.getByLabel('Your phone').fill('501-555-0155')
  await form.getByLabel('Message').fill('Is one free on Monday?')
  // The question arrives, its answer does not: nobody can tell that from a server that is gone.
  let kept = ''
  await page.route(`**${harbor}`, async (route) => {
    const { next }: { next: string } = await (await route.fetch()).json()
    kept = next
    await route.abort('connectionreset')
  })
  await form.getByRole('button', { name: 'Ask about a bed' }).click()
  await form.getByText('We cannot reach our server right now.').waitFor()
  await form.getByRole('link', { name: '501-555-0142' }).waitFor()
  expect(await form.getByLabel('Message').inputValue()).toBe('Is one free on Monday?')
  await expectNoAxeViolations(page, 'a question not sent')
  await page.unroute(`**${harbor}`)
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Try again' }).click()
  await form.getByText('Your device has no connection right now.').waitFor()
  await page.context().setOffline(false)
  await form.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'You asked Harbor Row House about a bed' }).waitFor()
  expect(kept).toMatch(/^\/residences\/asked\/./)
  expect(new URL(page.url()).pathname).toBe(kept)
})

journey('a correction that cannot be sent keeps its words', async ({ page, allow }) => {
  allow(/Failed to load resource|ERR_|Failed to fetch/)
  await visit(page, harbor)
  await page.getByText('Suggest a correction').click()
  await page.getByLabel('What is wrong?').fill('The curfew is 9 pm.')
  await page.route(`**${harbor}`, (route) => route.fulfill({ status: 502, body: 'no' }))
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await page.getByText('Try again in a minute.').waitFor()
  expect(await page.getByLabel('What is wrong?').inputValue()).toBe('The curfew is 9 pm.')
})
