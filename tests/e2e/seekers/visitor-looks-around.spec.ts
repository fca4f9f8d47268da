import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit } from '#tests/support/browser/browser-journey.ts'

const desktop = { viewport: { width: 1280, height: 900 } }
const screens = [
  ['on a phone', phone],
  ['on a desktop', desktop],
] as const

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

journey.for(screens)('a visitor finds who certifies near their ZIP code, %s', async ([, screen], { openPage }) => {
  const page = await openPage(screen)
  await page.goto('/')
  await page.getByText(/^Each light is [\d,]+ open beds\.$/).waitFor()
  await page.getByText('Sample data.').waitFor()
  expect(await page.locator('.street .on').count()).toBeLessThanOrEqual(48)
  await expectNoAxeViolations(page, 'home, lights on')

  await page.goto('/directory?q=43215')
  await page.getByText('ZIP codes that start with 432 are in Ohio.').waitFor()
  expect(await page.getByRole('link', { name: 'Go to Ohio' }).getAttribute('href')).toBe('/directory/ohio?near=43215')
  await page.getByText('1 state in the recovery housing directory network').waitFor()
  await expectNoAxeViolations(page, 'directory, one state found')

  await page.getByRole('link', { name: screen === phone ? /^Ohio/ : 'View Profile of Ohio' }).click()
  await heading(page, 'Ohio').waitFor()
  await expectNoAxeViolations(page, 'Ohio')
  await page.getByRole('link', { name: 'Ask us about this state' }).click()
  await heading(page, 'Contact Our Team').waitFor()
  expect(new URL(page.url()).searchParams.get('state')).toBe('OH')
})

journey.for([
  ['the top bar', '/getting-started', '.topbar a', phone],
  ['the trail of steps', '/getting-started', '.steps-way a', phone],
  ['the tools of the directory', '/directory', '.control :is(input, button)', desktop],
] as const)(
  'who goes by key through %s keeps their place in the page',
  async ([, path, controls, screen], { openPage }) => {
    const page = await openPage(screen)
    await visit(page, path)
    // What is drawn only when it comes into view may move the page once more: then down and up again.
    await page.waitForFunction(
      () => {
        if (scrollY === 1800 && document.querySelector('.topbar[data-scroll=shown]')) return true
        scrollTo(0, 1900)
        requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, 1800)))
        return false
      },
      undefined,
      { polling: 300 },
    )
    const taken = await page.locator(controls).evaluateAll((all: HTMLElement[]) => {
      const shown = all.filter((control) => control.checkVisibility())
      for (const control of shown) control.focus()
      return { count: shown.length, y: scrollY }
    })
    expect(taken.count).toBeGreaterThan(0)
    expect(Math.abs(taken.y - 1800)).toBeLessThan(3)
  },
)

journey.for(['/contact', '/directory/georgia', '/residences'])(
  'on a phone “Leave this site” covers nothing that has the focus, %s',
  async (path, { openPage }) => {
    const page = await openPage({ viewport: { width: 390, height: 667 } })
    await visit(page, path)
    for (let stop = 0; stop < 70; stop++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const [focused, exit] = [document.activeElement, document.querySelector('.exit')]
        if (!focused || !exit || focused === document.body || focused.contains(exit)) return null
        const [a, b] = [focused.getBoundingClientRect(), exit.getBoundingClientRect()]
        const isApart = a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom
        return isApart ? null : focused.outerHTML.slice(0, 200)
      })
      expect(covered).toBeNull()
    }
  },
)

journey('nothing moves while the home page fills itself', async ({ openPage }) => {
  for (const [, screen] of screens) {
    const page = await openPage(screen)
    await page.goto('/')
    await page.getByText(/^Each light is /).waitFor()
    const shifts: number[] = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0)))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve([]), 500)
        }),
    )
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01)
  }
})

journey('a visitor on a desktop goes by the More menu, and the evening colors stay', async ({ openPage }) => {
  const page = await openPage(desktop)
  await visit(page, '/')
  await page.getByRole('button', { name: 'More' }).click()
  await expectNoAxeViolations(page, 'home, More open')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
  await heading(page, 'Frequently asked questions').waitFor()
  await page.getByText('10 of 10 questions').waitFor()

  await page.getByRole('button', { name: 'Evening colors' }).click()
  await expectNoAxeViolations(page, 'FAQ in evening colors')
  await page.getByRole('link', { name: 'NARR + Behave Health' }).first().click()
  await heading(page, 'A safe place to live changes everything.').waitFor()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.reload()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
})

journey('a visitor on a phone goes by the menu, which closes when a link is chosen', async ({ openPage }) => {
  const page = await openPage(phone)
  await visit(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectNoAxeViolations(page, 'home, menu open')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Contact' }).click()
  await heading(page, 'Contact Our Team').waitFor()
  await page.getByRole('button', { name: 'Open menu' }).waitFor()
  expect(await menu.isVisible()).toBe(false)
})

journey('somebody who must not be seen leaves a state page at once', async ({ openPage }) => {
  const page = await openPage(phone)
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny', contentType: 'text/plain' }))
  await visit(page, '/directory/ohio')
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL('https://www.weather.gov/**')
  await page.goBack().catch(() => null)
  expect(page.url()).not.toContain('/directory/ohio')
})

journey.for(['/no/such/page', '/directory/narnia'])('%s is a 404 with ways on', async (path, { page, allow }) => {
  allow(/status of 404/)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(404)
  await heading(page, '404 Page Not Found').waitFor()
  await page.getByText('Did you forget to add the page to the router?').waitFor()
  await page.getByRole('searchbox').fill('maine')
  await page.getByRole('button', { name: 'Find a home' }).click()
  await page.waitForURL('**/residences?state=ME&open=1')
})
