import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { holdScripts } from '#tests/support/desk/hold-scripts.ts'

const isHydrated = (page: Page) => page.evaluate(() => 'ready' in document.documentElement.dataset)

journey('the search asks for no script but that of every page before its largest paint', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.painted = String(entry.startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto('/residences?near=72201')
  await page.waitForFunction(() => document.querySelectorAll('porch-island[data-hydrated]').length > 1)
  const { painted, scripts } = await page.evaluate(() => ({
    painted: Number(document.documentElement.dataset.painted),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name: name.replace(/^.*\//, ''), startTime })),
  }))
  const others = scripts.filter(({ name }) => !name.startsWith('page-script-'))
  expect(others.length).toBeGreaterThan(1)
  expect(painted).toBeGreaterThan(0)
  // A paint is told with the time of its frame, which may end a moment after what it let go began.
  expect(Math.min(...others.map(({ startTime }) => startTime))).toBeGreaterThan(painted - 16)
  // Nobody has touched anything.
  expect(others.filter(({ name }) => name.startsWith('react-'))).toEqual([])
})

// What every other page would ask for is read from its files in tests/spec/site/weights.spec.ts.
journey.for(['/', '/contact', '/platform', '/faq', '/directory'])(
  '%s asks for no React before a touch',
  async (path, { page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(path)
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    await page.waitForTimeout(1500)
    expect(scripts.map((address) => /[^/]*$/.exec(address)?.[0])).toEqual([expect.stringMatching(/^page-script-/)])
  },
)

journey.for(['/directory/maine', '/directory/california', '/docs/embed'])(
  '%s asks for no React before a touch, and what is framed in it is no part of it',
  async (path, { page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url().replace(/^.*\//, ''))
    })
    const followed = path.startsWith('/directory/') && page.waitForRequest(/\/api\/v1\/events\?state=/)
    await page.goto(path)
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    await page.locator('porch-island').last().scrollIntoViewIfNeeded()
    await page
      .locator('.beds-section')
      .scrollIntoViewIfNeeded({ timeout: 1_000 })
      .catch(() => undefined)
    await followed
    await page.waitForTimeout(1500)
    expect(scripts.filter((name) => name.startsWith('react-'))).toEqual([])
  },
)

journey('a list in the frame of another site asks for its own script and no other', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/embed/directory/arkansas')
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page.waitForTimeout(1500)
  expect(scripts.map((address) => /[^/]*$/.exec(address)?.[0])).toEqual([expect.stringMatching(/^list-script-/)])
})

journey('what is tapped and typed before the scripts arrive is done and kept', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Message').fill('Is there a bed in Maine?')
  await page.getByRole('button', { name: 'Evening colors' }).click()
  expect(await isHydrated(page)).toBe(false)
  const before = await page.evaluate(() => document.documentElement.dataset.theme)
  release()
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  expect(before).toBeUndefined()
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark')
  expect(await page.getByLabel('First name').inputValue()).toBe('Dana')
  expect(await page.getByLabel('Message').inputValue()).toBe('Is there a bed in Maine?')
})

journey.for([
  ['/about', 'Terms of Service', '**/terms', 'footer: Terms of Service'],
  ['/getting-started', 'Set up account', '**/sign-up', 'getting-started: Set up account'],
  ['/contact', 'Book Demo', '**/contact?topic=demo*', 'contact: Book Demo'],
  ['/contact', 'Alliance Brochure', '**/brochure', 'contact: Alliance Brochure'],
] as const)('on %s the link %s writes its line and leads on though no script ever arrives', async (row, { page }) => {
  const [path, name, there, line] = row
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()))
  await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('link', { name }).last().click()
  await page.waitForURL(there, { waitUntil: 'commit' })
  await expect.poll(() => lines).toEqual([line])
})

journey(
  'a link that is kept writes its line once when the page is hydrated, and what was typed stays',
  async ({ page }) => {
    const lines: string[] = []
    page.on('console', (message) => message.type() === 'log' && lines.push(message.text()))
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.getByLabel('First name').fill('Dana')
    await page.getByRole('link', { name: 'Book Demo' }).click()
    release()
    await page.waitForURL('**/contact?topic=demo*')
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    await expect.poll(() => lines).toEqual(['contact: Book Demo'])
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Dana')
  },
)

journey('a page fetched whole fades in, and breaks off no fade with an error', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      if (event instanceof PageRevealEvent)
        document.documentElement.dataset.fades = String(event.viewTransition !== null)
    })
  })
  await holdScripts(page)
  await page.goto('/getting-started', { waitUntil: 'commit' })
  for (const path of ['/sign-up', '/directory', '/sign-up', '/directory']) {
    // A page that was never painted has nothing to fade from.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await page.evaluate((to) => location.assign(to), path)
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.dataset.fades)
    expect(await page.evaluate(() => document.documentElement.dataset.fades), path).toBe('true')
  }
})

journey('where the scripts are kept away, nothing waits for ever', async ({ openPage, allow }) => {
  allow(/Failed to load resource|Failed to fetch dynamically/)
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  expect(await page.getByText('Loading contact page...').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const start = page.locator('.menu-auth').getByRole('link', { name: 'Get Started' })
  await start.waitFor({ state: 'visible' })
  await page.getByRole('link', { name: 'Close menu' }).click()
  await expect.poll(() => page.locator('#site-menu').isVisible()).toBe(false)
})

journey(
  'a menu opened by its link stays open when the page is hydrated, and its button closes it',
  async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    const release = await holdScripts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    release()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect.poll(() => page.locator('#site-menu').isVisible()).toBe(false)
  },
)

journey('without script no page says that it is loading, and the menu can be shut', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  for (const path of ['/contact', '/partners']) {
    await page.goto(path)
    expect(await page.getByText(/^Loading/).isVisible(), path).toBe(false)
  }
  await page.goto('/about')
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await page.locator('#site-menu').getByRole('link', { name: 'Get Started' }).last().waitFor()
  await page.getByRole('link', { name: 'Close menu' }).click()
  await expect.poll(() => page.locator('#site-menu').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Menu', exact: true }).waitFor()
})

journey.for(['/contact', '/partners'])(
  '%s says in sight that it is loading, and moves nothing',
  async (path, { page, product }) => {
    // Only where there may be somebody anything is asked.
    await page.context().addCookies([{ name: signedInMarker, value: '1', url: product.baseUrl }])
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/auth/user', async (route) => {
      await asked
      await route.continue()
    })
    // Somebody may be signed in: only then is anybody asked.
    await page.context().addCookies([{ name: signedInMarker, value: '1', url: product.baseUrl }])
    await page.goto(path)
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    const line = page.getByText(/^Loading/)
    await line.waitFor()
    const box = await line.boundingBox()
    expect(box?.height).toBeGreaterThan(16)
    expect(await line.evaluate((one) => getComputedStyle(one).clipPath)).toBe('none')
    const before = await page.locator('h1').boundingBox()
    answer()
    await line.waitFor({ state: 'hidden' })
    expect(await page.locator('h1').boundingBox()).toEqual(before)
  },
)
