import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit } from '#tests/support/browser/browser-journey.ts'
import { standsStill } from '#tests/support/browser/measures/stillness.ts'

const counted = (page: Page, states: string) =>
  page.getByRole('status').getByText(`${states} in the recovery housing directory network`, { exact: true }).waitFor()
const names = (page: Page) => page.locator('.state-cell:visible h3').allTextContents()
const tableRows = (page: Page) => page.locator('tbody tr:visible .state-name').allTextContents()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const guideIsOpen = (page: Page) => page.locator('.guide dl').first().isVisible()

/** At the top of the page, where no bar stands over what is below it. */
async function accessible(page: Page, label: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await standsStill(page)
  await expectNoAxeViolations(page, label)
}

journey('a visitor finds a state by its code, sorts, sees the table, and goes back through it', async ({ page }) => {
  await visit(page, '/directory')
  await page.getByText(/^measured /).waitFor()
  await page.getByRole('searchbox').fill('wv')
  await counted(page, '1 state')
  await expect.poll(() => names(page)).toEqual(['West Virginia'])
  await expect.poll(() => page.locator('.tile:not(.dimmed)').count()).toBe(1)
  await page.waitForURL('**/directory?q=wv')
  await page.getByRole('link', { name: 'Search: wv remove' }).click()
  await counted(page, '51 states')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')

  const texas = page.locator('.tile', { hasText: 'Texas' })
  const drawn = () => texas.evaluate((tile) => getComputedStyle(tile).background)
  const byProgress = await drawn()
  await page.getByRole('button', { name: 'By Size' }).click()
  await page.waitForURL('**/directory?sort=facilities')
  await page.getByText('The darker it is, the more facilities it reports').waitFor()
  await expect.poll(() => texas.getAttribute('title')).toBe('Texas: 125 facilities')
  await expect.poll(() => drawn()).not.toBe(byProgress)
  await page.waitForFunction(() => document.querySelector('.state-cell h3')?.textContent === 'Michigan')
  await page.getByRole('button', { name: 'Table' }).click()
  await page.waitForURL('**/directory?sort=facilities&view=table')
  await page.getByRole('columnheader', { name: 'Unified Certification Status' }).waitFor()
  await expect.poll(() => page.locator('tbody .state-name').first().textContent()).toBe('Michigan')
  await accessible(page, 'directory, table')

  await page.goBack()
  await page.locator('.state-cards').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'By Size', pressed: true }).count()).toBe(1)
  await page.goBack()
  await page.waitForFunction(() => document.querySelector('.state-cell h3')?.textContent === 'Arkansas')
})

journey(
  'Quickview opens beside the page and closes to where it was opened, by keyboard',
  async ({ openPage, allow }) => {
    // The framed list is a page of its own; what it complains of is its own journey's to find.
    allow(/sessionStorage|origin 'null'|Failed to load resource/)
    // With a header of its own on every request a browser would ask leave for each file of a frame without an origin.
    const page = await openPage({ extraHTTPHeaders: {} })
    await visit(page, '/directory?q=maine')
    await page.getByRole('link', { name: 'Quickview Directory of Maine' }).focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Maine directory' })
    await sheet.locator('iframe[title="Maine directory"]').waitFor()
    const width = await sheet.evaluate((element) => element.getBoundingClientRect().width / innerWidth)
    expect(width).toBeCloseTo(0.8, 2)
    expect(await sheet.getByRole('link', { name: 'Open in new tab' }).getAttribute('href')).toBe(
      '/residences?state=ME&open=1',
    )
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Quickview Directory of Maine')

    // The keys pressed in the frame are the frame's own.
    await page.keyboard.press('Enter')
    await sheet.locator('.directory-frame[data-state="shown"]').waitFor()
    const framed = sheet.locator('iframe').contentFrame()
    await framed.locator('html[data-ready]').waitFor({ state: 'attached' })
    while (!(await sheet.locator('iframe').evaluate((frame) => frame === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Quickview Directory of Maine')

    await page.getByRole('searchbox').fill('ga')
    await page.getByRole('link', { name: 'Quickview Directory of Georgia' }).click()
    await page.getByRole('heading', { name: 'Directory Coming Soon' }).waitFor()
    await expectNoAxeViolations(page, 'Quickview, coming soon')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => focused(page)).toBe('Quickview Directory of Georgia')
  },
)

journey('the framed list fills the sheet of the Quickview, on every screen', async ({ openPage, allow }) => {
  allow(/sessionStorage|origin 'null'|Failed to load resource/)
  const screens = [
    [390, 844],
    [768, 1024],
    [1280, 900],
    [1280, 600],
  ] as const
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await visit(page, '/directory?q=maine&view=cards')
  await page.getByRole('link', { name: 'Quickview Directory of Maine' }).click()
  const frame = page.getByRole('dialog').locator('.directory-frame')
  await frame.waitFor()
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    const gaps = await frame.evaluate((element) => {
      const body = element.closest('.sheet-body')
      const room = body?.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      return (
        room && body && [box.left - room.left, box.top - room.top, room.right - box.right, room.bottom - box.bottom]
      )
    })
    // The same edge on all four sides, and nothing to scroll around the frame.
    expect(new Set(gaps?.map(Math.round)).size, `${width} x ${height}: ${gaps}`).toBe(1)
    expect(gaps?.[0]).toBeLessThanOrEqual(24)
  }
})

/** Where the list begins, counted from the lower edge of what stands above it. */
const listBegins = (page: Page) =>
  page.evaluate(() => {
    const top = (selector: string, edge: 'top' | 'bottom') =>
      document.querySelector(selector)?.getBoundingClientRect()[edge] ?? 0
    return top('.found-line', 'top') - top('.control', 'bottom')
  })

journey('what is searched or sorted from the stuck bar begins under it', async ({ openPage }) => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 820, height: 1000 },
  ]) {
    const page = await openPage({ viewport })
    await visit(page, '/directory')
    const acts = [
      [() => page.getByRole('button', { name: 'By Name' }).click(), 'sort', 'name'],
      [() => page.getByRole('button', { name: 'Table' }).click(), 'view', 'table'],
      [() => page.getByRole('searchbox').pressSequentially('north'), 'q', 'north'],
      [() => page.getByRole('link', { name: 'Search: north remove' }).click(), 'q', null],
    ] as const
    for (const [place, [act, name, value]] of (viewport.width > 1000 ? acts : acts.slice(0, 1)).entries()) {
      if (place < 3) await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await standsStill(page)
      await act()
      await page.waitForURL(({ searchParams }) => searchParams.get(name) === value)
      await standsStill(page)
      const begins = await listBegins(page)
      expect(begins, `${viewport.width}, act ${place}`).toBeGreaterThanOrEqual(0)
      expect(begins, `${viewport.width}, act ${place}`).toBeLessThan(viewport.height / 2)
    }
  }
})

journey('the page stays where it is while what is asked for is in view', async ({ page }) => {
  await visit(page, '/directory')
  const at = () => page.evaluate(() => Math.round(scrollY))
  // The start of the list is in view.
  await page.locator('.control').evaluate((bar) => scrollTo(0, bar.getBoundingClientRect().top + scrollY - 300))
  await standsStill(page)
  const before = await at()
  await page.getByRole('button', { name: 'By Size' }).click()
  await page.waitForURL('**/directory?sort=facilities')
  await standsStill(page)
  expect(await at()).toBe(before)
  // In the middle of the list a letter is typed: cards above go, those on the screen stay where they are.
  await page.evaluate(() => scrollBy(0, 1500))
  await standsStill(page)
  await page.getByRole('searchbox').pressSequentially('a')
  await page.getByText(/^[1-4]\d states in the recovery housing directory network$/).waitFor()
  await standsStill(page)
  expect(await listBegins(page)).toBeLessThan(-100)
})

journey('a tile and its card lift each other, and the map can be skipped', async ({ page }) => {
  await visit(page, '/directory')
  await page.getByRole('link', { name: 'Skip the map' }).focus()
  await page.keyboard.press('Tab')
  await page.locator('.tile.lifted').waitFor()
  const code = await page.locator('.tile.lifted [aria-hidden]').first().textContent()
  expect(await page.locator('.state-card.lifted').getAttribute('aria-labelledby')).toBe(`card-${code}`)
  await page.getByRole('link', { name: 'View Profile of Arkansas' }).focus()
  await page.locator('.tile.lifted', { hasText: 'Arkansas' }).waitFor()
  await page.getByRole('link', { name: 'Skip the map' }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'list')
})

journey('a search that finds nothing names what comes close; the address is shared', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/directory?sort=name&q=Gorgia')
  await page.getByRole('heading', { name: 'No state matches that.' }).waitFor()
  await accessible(page, 'directory, nothing found')
  await page.getByRole('link', { name: 'Clear' }).click()
  await counted(page, '51 states')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('status').getByText('Address copied').waitFor()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.pathname + copied.search).toBe('/directory?sort=name')
})

journey('the guide is closed on phones, open beside the map, and nothing moves', async ({ openPage }) => {
  for (const [screen, open] of [
    [phone, false],
    [{}, true],
  ] as const) {
    const page = await openPage(screen)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement
        for (const entry of list.getEntries()) {
          dataset.moved = String(Number(dataset.moved ?? 0) + ('value' in entry ? Number(entry.value) : 0))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/directory')
    await page.getByText(/^measured /).waitFor()
    expect(await guideIsOpen(page)).toBe(open)
    expect(await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))).toBeLessThanOrEqual(0.01)
    await page.getByText('NARR Status Guide').click()
    await expect.poll(() => guideIsOpen(page)).toBe(!open)
    await accessible(page, 'directory, guide turned over')
  }
})

journey('without script the directory is searched, sorted and read', async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/directory')
  expect(await guideIsOpen(page)).toBe(true)
  await page.getByRole('searchbox').fill('carolina')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/directory?q=carolina')
  await page.getByRole('button', { name: 'Table' }).click()
  await page.waitForURL('**/directory?q=carolina&view=table')
  await expect.poll(() => tableRows(page)).toEqual(['South Carolina', 'North Carolina'])
  await page.getByRole('button', { name: 'By Name' }).click()
  await page.waitForURL('**/directory?q=carolina&view=table&sort=name')
  await expect.poll(() => tableRows(page)).toEqual(['North Carolina', 'South Carolina'])
  await page.getByRole('button', { name: 'Cards' }).click()
  await page.getByRole('link', { name: 'Quickview Directory of North Carolina' }).click()
  await page.waitForURL('**/directory/north-carolina')
})

journey('print puts the table on paper, whether somebody has touched the list or not', async ({ page }) => {
  await visit(page, '/directory?q=new')
  const rowsOnPaper = async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const rows = await tableRows(page)
    const cards = await page.locator('.state-card:visible').count()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    expect(cards).toBe(0)
    return rows
  }
  expect(await rowsOnPaper()).toEqual(['New Hampshire', 'New York', 'New Jersey', 'New Mexico'])
  await page.locator('.state-cards').waitFor()
  await page.getByRole('searchbox').fill('new y')
  await counted(page, '1 state')
  expect(await rowsOnPaper()).toEqual(['New York'])
  await page.locator('.state-cards').waitFor()
})
