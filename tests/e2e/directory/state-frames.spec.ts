import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'

// With a header of its own on every request a browser would ask leave for each file of a frame without an origin.
const desktop = { extraHTTPHeaders: {} }
const phone = { ...desktop, viewport: { width: 390, height: 844 } }

const framed = (page: Page, place = 0) => page.locator('iframe').nth(place).contentFrame()
const readTopic = (page: Page) => page.getByRole('textbox', { name: 'Message' }).inputValue()

async function open(page: Page, slug: string): Promise<void> {
  await visit(page, `/directory/${slug}`)
}

/** The list of a frame is there, dressed by its own stylesheet, and hydrated: it has told the page around it so. */
async function seeList(page: Page, state: string, place = 0): Promise<void> {
  const list = framed(page, place)
  await page.locator('iframe').nth(place).scrollIntoViewIfNeeded()
  await list.getByRole('heading', { level: 1, name: state }).waitFor()
  await list.locator('a[href^="tel:"]').first().waitFor()
  await page.locator('.directory-frame').nth(place).and(page.locator('[data-state="shown"]')).waitFor()
  // Until it is painted, nothing waits for letters.
  await list.locator('html[data-ready]:not([data-plain])').waitFor({ state: 'attached' })
  const family = await list.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(family).toMatch(/Atkinson|National Park/)
}

journey.for([
  ['arkansas', 'Arkansas'],
  ['west-virginia', 'West Virginia'],
  ['connecticut', 'Connecticut'],
] as const)('the directory of %s is really there in its frame', async ([slug, name], { openPage }) => {
  const page = await openPage(desktop)
  await open(page, slug)
  await seeList(page, name)
  await expectNoAxeViolations(page, name)
})

journey('California shows its list twice, and asks for what is still to come', async ({ openPage }) => {
  const page = await openPage(desktop)
  await open(page, 'california')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Quick Actions' }).click()
  await page.getByRole('link', { name: 'View Current Directory' }).click()
  await seeList(page, 'California')
  await seeList(page, 'California', 1)
  await expectNoAxeViolations(page, 'California')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open Full Directory' }).last().click(),
  ])
  await tab.waitForURL('**/residences?state=CA&open=1')
  await page.getByRole('link', { name: 'Request Your State Directory Activation Today!' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact Our Team' }).waitFor()
  expect(await readTopic(page)).toContain('Topic: Activate our state directory')
  expect(await page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('CA')
})

journey('somebody from Georgia looks at those who came before, and asks for a talk', async ({ openPage }) => {
  const page = await openPage(phone)
  await open(page, 'georgia')
  await expectNoAxeViolations(page, 'Georgia')
  await page.getByRole('link', { name: 'View Case Studies' }).click()
  await page.waitForURL('**/directory/georgia#case-studies')
  await page.getByRole('link', { name: 'Download Partnership Guide' }).click()
  await page.waitForURL('**/partnership-guide')
  await page.goBack()
  await page.getByRole('link', { name: 'Schedule Consultation' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact Our Team' }).waitFor()
  expect(await readTopic(page)).toContain('Topic: Schedule a consultation')
  expect(await page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('GA')
})

journey(
  'when the line goes down before the list has come, numbers and contact stand there',
  async ({ openPage, allow }) => {
    allow(/Failed to load resource/)
    const page = await openPage(desktop)
    await page.route('**/embed/directory/**', () => {})
    await page.goto('/directory/michigan', { waitUntil: 'commit' })
    // While it waits for the frame the page has not finished loading.
    await waitUntilReady(page)
    await page.getByText(/^Opening /).waitFor()
    await page.locator('.directory-frame[data-state="loading"]').waitFor()
    await page.context().setOffline(true)
    await page.getByText('The directory cannot be reached from here right now.').waitFor()
    await page.getByText('Michigan: 156 facilities, 3,890 beds').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await expectNoAxeViolations(page, 'Michigan, offline')
    await page.unroute('**/embed/directory/**')
    await page.context().setOffline(false)
    await seeList(page, 'Michigan')
  },
)

journey('a list whose host never answers keeps nobody waiting, without a touch', async ({ openPage }) => {
  const page = await openPage(desktop)
  await page.route('**/embed/directory/**', () => {})
  const asked = page.waitForRequest('**/embed/directory/**')
  await page.goto('/directory/maine', { waitUntil: 'commit' })
  await waitUntilReady(page)
  const frame = page.locator('.directory-frame')
  await frame.scrollIntoViewIfNeeded()
  await asked
  await frame.getByText('Taking a while.').waitFor()
  await frame.locator('.frame-summary').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

journey.for([
  ['refused', 'michigan', 390],
  ['503', 'arkansas', 1280],
] as const)(
  'a list that is %s shows no error page: %s, %i px wide',
  async ([how, slug, width], { openPage, allow }) => {
    allow(/Failed to load resource/)
    const page = await openPage({ ...desktop, viewport: { width, height: 844 } })
    await page.route('**/embed/directory/**', (route) =>
      how === 'refused' ? route.abort('connectionrefused') : route.fulfill({ status: 503, body: 'later' }),
    )
    await open(page, slug)
    const frame = page.locator('.directory-frame')
    await frame.scrollIntoViewIfNeeded()
    await frame.locator('.frame-summary').waitFor()
    expect(await page.locator('iframe:visible').count()).toBe(0)
  },
)

journey('without script the frame shows the list all the same', async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/directory/maine')
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await framed(page).getByRole('heading', { level: 1, name: 'Maine' }).waitFor()
  expect(await page.getByText('Taking a while.').isVisible()).toBe(false)
})
