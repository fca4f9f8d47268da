import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '../support/axe.ts'
import { journey } from '../support/browser-journey.ts'

const harbor = '/residences/harbor-row-house-north-little-rock-ar'
const near = '/residences?near=Little+Rock,AR&open=1&for=women'

const awake = (page: Page) => page.locator('html[data-ready]').waitFor()
const title = async (page: Page) => (await page.locator('h1').textContent()) ?? ''

/** From now on the stream of changes tells this one, whenever it is asked. */
async function tell(page: Page, change: { homes: unknown[]; gone: string[] }): Promise<void> {
  const body = `retry: 60000\n\nevent: beds\ndata: ${JSON.stringify(change)}\n\n`
  await page.route('**/api/v1/events*', (route) => route.fulfill({ contentType: 'text/event-stream', body }))
}

async function homesOf(page: Page, search: string) {
  const { items } = await (await page.request.get(`/api/v1/residences${search}`)).json()
  return items as { id: string; name: string; slug: string }[]
}

journey('a home that leaves the list says so on its page, shows no open bed, and leads on', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  const { id } = await (await page.request.get(`/api/v1${harbor}`)).json()
  await tell(page, { homes: [], gone: [id] })
  await page.goto(harbor)
  await awake(page)
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

journey('in the list it keeps its place without a bed, a number or a light', async ({ page }) => {
  const [first, second] = await homesOf(page, near.replace('/residences', ''))
  await tell(page, { homes: [], gone: [first?.id ?? ''] })
  await page.goto(near)
  await awake(page)
  const place = page.locator('.homes > li').first()
  await place.getByText('No longer listed').waitFor()
  await place.getByRole('heading', { name: first?.name ?? '' }).waitFor()
  expect(await place.getByRole('link').count()).toBe(0)
  expect(await page.locator('.homes > li').nth(1).textContent()).toContain(second?.name)
  await page.getByText('1 home changed.').waitFor()
  expect(await page.locator(`#map a[href="#home-1"]`).getAttribute('aria-label')).toContain('No longer listed')
})

journey('the heading and the sums follow a change, and the list keeps its order', async ({ page }) => {
  const [first] = await homesOf(page, near.replace('/residences', ''))
  await tell(page, { homes: [], gone: [first?.id ?? ''] })
  let asked = 0
  await page.route('**/api/residences/answer?*', async (route) => {
    asked += 1
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, total: answer.total - 1, bedsFresh: 7, bedsOlder: 2 } })
  })
  await page.goto(near)
  const names = await page.locator('.homes h3').allTextContents()
  const before = Number.parseInt(await title(page), 10)
  await awake(page)
  await expect.poll(() => title(page), { timeout: 15_000 }).toBe(`${before - 1} homes with an open bed for a woman`)
  expect(await page.locator('.seek-sub').textContent()).toBe(
    'within 25 miles of Little Rock, AR. 7 beds open. Call to confirm 2 more.',
  )
  const newTitle = await title(page)
  await expect.poll(() => page.locator('[role="status"]').allTextContents()).toContain(newTitle)
  expect(await page.locator('.homes .home h3').allTextContents()).toEqual(names)
  expect(asked).toBe(1)
})

journey('homes that miss a need and homes side by side follow on the one stream of the page', async ({ page }) => {
  const { misses } = await (await page.request.get(near.replace('/residences', '/api/residences/answer'))).json()
  const missed = misses[0].home
  const beside = await (await page.request.get(`/api/v1${harbor}`)).json()
  const reportedAt = new Date().toISOString()
  const said = ({ groups, ...home }: typeof beside) => ({
    ...{ ...home, reportedAt },
    groups: groups.map((group: object) => ({ ...group, totalBeds: 7, availableBeds: 5, reportedAt })),
  })
  await tell(page, { homes: [said(missed), said(beside)], gone: [] })
  const streams: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/events') && streams.push(request.url()))
  await page.goto(`${near}&compare=${beside.slug}`)
  await awake(page)
  const miss = page.locator('.misses > li').first()
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
  await awake(page)
  const before = await title(page)
  await page.route('**/residences.data?*', (route) => route.abort('connectionrefused'))
  await page.route('**/api/v1/residences?*', (route) => route.abort('connectionrefused'))
  await page.getByLabel('Cash needed to move in').first().selectOption('300')
  const box = page.locator('.problem')
  await box.getByText('We cannot search right now').waitFor()
  await box.getByText('Not looked for yet: Little Rock,AR; A woman; Open now; Up to $300.').waitFor()
  expect(await page.getByText('You are offline').count()).toBe(0)
  expect(await title(page)).toBe(before)
  expect(await page.locator('.chips').textContent()).not.toContain('Up to $300')
  expect(await page.locator('.ask-show').textContent()).toBe('Show homes')
  expect(new URL(page.url()).searchParams.get('fee_max')).toBe('300')
  await expectNoAxeViolations(page, 'a search that failed')

  await box.getByRole('link', { name: 'Try again' }).click()
  await box.getByText('We cannot search right now').waitFor()
  await page.unroute('**/residences.data?*')
  await box.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('link', { name: /^Up to \$300/ }).waitFor()
  expect(await box.count()).toBe(0)
})

journey('a question that cannot be sent keeps its words, and goes once when it can', async ({ openPage, allow }) => {
  allow(/Failed to load resource|ERR_|Failed to fetch/)
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await page.goto(harbor)
  await awake(page)
  const form = page.locator('form.ask-form')
  await form.getByLabel('Your phone').fill('501-555-0155')
  await form.getByLabel('Message').fill('Is one free on Monday?')
  // The question arrives, its answer does not: nobody can tell that from a server that is gone.
  let kept = ''
  await page.route(`**${harbor}`, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    kept = answer.headers().location ?? ''
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
  await page.goto(harbor)
  await awake(page)
  await page.getByText('Suggest a correction').click()
  await page.getByLabel('What is wrong?').fill('The curfew is 9 pm.')
  await page.route(`**${harbor}`, (route) => route.fulfill({ status: 502, body: 'no' }))
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await page.getByText('Try again in a minute.').waitFor()
  expect(await page.getByLabel('What is wrong?').inputValue()).toBe('The curfew is 9 pm.')
})
