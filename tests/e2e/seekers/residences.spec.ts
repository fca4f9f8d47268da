import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere, expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'

const near = '/residences?near=Little+Rock,AR&open=1&for=women'

/** What the search does with script comes once the browser is idle. */
const waitForSearch = (page: Page) => page.locator('porch-island[data-hydrated] > #ask').waitFor({ state: 'attached' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const isByName = (names: string[]) => names.join() === names.toSorted((a, b) => a.localeCompare(b, 'en')).join()
const title = async (page: Page) => (await page.locator('h1').textContent()) ?? ''

journey('on a phone the first home can be called from the first screen', async ({ openPage }) => {
  const page = await openPage(phone)
  await page.goto(`${near}&buprenorphine=yes&fee_max=500`)
  const call = await page
    .getByRole('link', { name: /^Call .+ at 501-/ })
    .first()
    .boundingBox()
  expect((call?.y ?? 999) + (call?.height ?? 0)).toBeLessThan(760)
  await expectAllCanUse(page, 'homes near Little Rock')
})

journey('a person looks for a home on a phone: place, whom, needs, and one to call', async ({ openPage }) => {
  const page = await openPage(phone)
  await visit(page, '/residences')
  await page.getByLabel('Where', { exact: true }).fill('Little Rock, AR')
  await page.getByLabel('A bed for').selectOption('women')
  await page.getByRole('button', { name: /^Show \d+ homes$/ }).waitFor()
  await page.getByRole('button', { name: /^Show \d+ homes$/ }).click()
  await page.getByRole('heading', { level: 1, name: /^\d+ homes with an open bed for a woman$/ }).waitFor()
  const before = Number.parseInt(await title(page), 10)

  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('radiogroup', { name: /^Pets/ }).getByRole('radio', { name: 'No', exact: true }).check()
  await expect
    .poll(() => sheet.getByRole('button', { name: /^Show \d+ homes?$/ }).textContent())
    .not.toContain(` ${before} `)
  // No results move before the button is pressed.
  expect(new URL(page.url()).searchParams.has('pets')).toBe(false)
  await expectNoAxeViolations(page, 'needs as a sheet')
  await expectThumbCanUse(page, 'needs as a sheet')
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await page.waitForURL(/pets=no/)
  await page.getByRole('link', { name: 'Filters (1)' }).waitFor()
  await expect.poll(async () => Number.parseInt(await title(page), 10)).toBeLessThan(before)
  await page.getByRole('link', { name: /^No pets\s*remove$/ }).click()
  await page.waitForURL((url) => !url.searchParams.has('pets'))
  await expect.poll(async () => Number.parseInt(await title(page), 10)).toBe(before)
  await page.goBack()
  await page.waitForURL(/pets=no/)
})

journey('the sheet keeps the focus, and gives it back when Escape closes it', async ({ openPage }) => {
  const page = await openPage(phone)
  await visit(page, near)
  await page.getByRole('link', { name: 'Change' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Change' })
  await sheet.waitFor()
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab')
    expect(await sheet.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Change')
})

journey('on a wide screen results follow every choice, and the address with them', async ({ page }) => {
  await page.goto(near)
  await waitForSearch(page)
  const before = await title(page)
  await page.getByLabel('Cash needed to move in').first().selectOption('300')
  await page.waitForURL(/fee_max=300/)
  await expect.poll(() => title(page)).not.toBe(before)
  await expect.poll(() => focused(page)).toBe('fee_max')
  await waitForSearch(page)
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  await page.getByLabel('Sort').selectOption('name')
  await page.waitForURL(/sort=name/)
  await expect.poll(() => focused(page)).toBe('sort')
  expect(await page.evaluate(() => scrollY)).toBe(120)
  await expect.poll(() => page.locator('.residence h3').allTextContents()).toSatisfy(isByName)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL((url) => url.search === '?near=Little+Rock,AR')
  await expect.poll(() => page.getByLabel('Cash needed to move in').first().inputValue()).toBe('')
  // On the way back each page says in its form what it shows.
  for (const [search, fee] of [
    ['&sort=name', '300'],
    ['', '300'],
    [null, ''],
  ] as const) {
    await page.goBack()
    await page.waitForURL((url) => url.search === (search === null ? near : `${near}&fee_max=300${search}`).slice(11))
    await expect.poll(() => page.getByLabel('Cash needed to move in').first().inputValue()).toBe(fee)
  }
})

journey('the device says where it is only when it is asked, and not exactly', async ({ openPage, product }) => {
  const page = await openPage({
    ...phone,
    geolocation: { latitude: 34.746481, longitude: -92.289595 },
    permissions: ['geolocation'],
  })
  await visit(page, '/residences')
  await page.getByRole('button', { name: 'Near me' }).click()
  await page.waitForURL(/near=34\.75,-92\.29/)
  await page.getByText(/^within 25 miles of you\./).waitFor()
  const other = await openPage({ ...phone, permissions: [] })
  await visit(other, `${product.baseUrl}/es/residencias`)
  await other.getByRole('button', { name: 'Cerca de mí' }).click()
  await other.getByText('escriba una ciudad o un código postal', { exact: false }).waitFor()
})

journey('homes are saved on this device, set side by side, and forgotten by leaving', async ({ page, allow }) => {
  allow(/./)
  await visit(page, near)
  const cards = page.locator('.residence')
  const name = await cards.first().locator('h3').textContent()
  await page.getByRole('button', { name: `Save ${name} on this device` }).click()
  await page.getByText('Saved homes (1), on this device only').click()
  await page
    .locator('#saved')
    .getByRole('link', { name: name ?? '', exact: true })
    .waitFor()
  for (const place of [0, 1]) {
    await cards
      .nth(place)
      .getByRole('link', { name: /^Compare/ })
      .click()
    await page.waitForURL((url) => url.searchParams.get('compare')?.split(',').length === place + 1)
  }
  await waitUntilReady(page)
  await page.getByRole('link', { name: 'Compare, 2' }).click()
  await expect.poll(() => page.locator('table.compare thead th').count()).toBe(2)
  await expectNoAxeViolations(page, 'homes side by side')
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny' }))
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL('https://www.weather.gov/')
  await page.goto(near)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pl-saved')))).toEqual([])
})

journey('without script the search asks, finds, compares and opens every reason', async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false })
  await page.goto('/es/residencias')
  await page.getByLabel('Dónde', { exact: true }).fill('Little Rock, AR')
  await page.getByLabel('Cama para').selectOption('women')
  await page.getByRole('button', { name: 'Ver casas' }).first().click()
  await page.waitForURL('**/es/residencias?near=Little+Rock,+AR&open=1&for=women')
  await page.getByRole('link', { name: 'Filtros' }).click()
  await page
    .getByRole('radiogroup', { name: /^Mascotas/ })
    .getByRole('radio', { name: 'No', exact: true })
    .check()
  await page.locator('#needs').getByRole('button', { name: /^Ver/ }).click()
  await page.waitForURL(/pets=no/)
  await page.getByText('¿Por qué esta no?').first().click()
  await expect.poll(() => page.locator('.why[open] li[data-said]:not([data-said=yes])').count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Cambiar' }).click()
  await expect.poll(() => page.getByLabel('Dónde', { exact: true }).inputValue()).toBe('Little Rock, AR')
  await page
    .getByRole('link', { name: /^Comparar / })
    .first()
    .click()
  await page.waitForURL(/compare=/)
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(/\/residences\?.*pets=no.*compare=/)
})

journey('a whole state, a wrong place and nothing found pass axe in both languages', async ({ page, allow }) => {
  allow(/status of 422/)
  await page.goto('/es/residencias?state=AR')
  await axeEverywhere(page, 'a state')
  await page.goto('/residences?near=zzqqxx')
  await page.getByText('We can’t find “zzqqxx”').first().waitFor()
  await expectNoAxeViolations(page, 'a wrong place')
  await page.goto(`${near}&fee_max=200&methadone=yes&pets=yes`)
  await expectNoAxeViolations(page, 'nothing found')
})

journey('without a connection the last homes stay, and without the search the help does', async ({ page, allow }) => {
  allow(/Failed to load resource|ERR_|Failed to fetch/)
  await page.goto(near)
  await waitForSearch(page)
  await page.context().setOffline(true)
  await page.getByLabel('Beds', { exact: true }).selectOption('0')
  await page.getByText('You are offline').waitFor()
  expect(await page.locator('.residence').count()).toBeGreaterThan(3)
  expect(await page.getByLabel('Beds', { exact: true }).inputValue()).toBe('0')
  // Once there is a connection it tries by itself.
  await page.context().setOffline(false)
  await page.waitForURL((url) => !url.searchParams.has('open'))
  await page.getByText('You are offline').waitFor({ state: 'hidden' })
  // A link is held too: the browser's own error page would take the homes away.
  await page.context().setOffline(true)
  await page.locator('.residence h3 a').first().click()
  await page.getByText('You are offline').waitFor()
  expect(await page.locator('.residence').count()).toBeGreaterThan(3)
  await page.context().setOffline(false)
})

journey.for(['/residences?near=72201&view=list', '/es/residencias?near=72201&view=list'])(
  'homes as rows have the whole width, and the number to call in sight at every width, %s',
  async (path, { page }) => {
    await page.goto(path)
    const box = page.locator('section.rowlist-box')
    const sizes = async () => {
      const [outer, number] = [await box.boundingBox(), await box.locator('tbody .tel a').first().boundingBox()]
      const isWhole = await box.evaluate((one) => one.scrollWidth === one.clientWidth)
      return { isWhole, isInSight: outer && number && number.x + number.width <= outer.x + outer.width }
    }
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sizes(), `${width} px`).toEqual({ isWhole: true, isInSight: true })
    }
    for (const width of [720, 900, 1000]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await sizes()).isInSight, `${width} px`).toBe(true)
    }
    expect(await box.evaluate((one) => [one.tabIndex, Boolean(one.ariaLabel)])).toEqual([0, true])
    await expectNoAxeViolations(page, path)
  },
)
