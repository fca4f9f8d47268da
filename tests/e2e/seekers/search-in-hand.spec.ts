import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit } from '#tests/support/browser/browser-journey.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'

journey('on a wide screen the keys go through the search as the eye does', async ({ page }) => {
  for (const path of ['/residences', '/es/residencias']) {
    await visit(page, `${path}?near=Little+Rock,AR&open=1&for=women`)
    await page.locator('#w').focus()
    const places: { x: number; y: number; words: string }[] = []
    for (let step = 0; step < 14; step += 1) {
      const place = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused?.closest('#ask')) return null
        const { x, y, height } = focused.getBoundingClientRect()
        return { x, y: y + height / 2, words: focused.textContent?.slice(0, 20) ?? '' }
      })
      if (place) places.push(place)
      await page.keyboard.press('Tab')
    }
    expect(places.length).toBeGreaterThan(9)
    for (const [at, { x, y, words }] of places.entries()) {
      const next = places[at + 1] ?? { x: Number.POSITIVE_INFINITY, y, words: '' }
      const isOn = next.y > y + 20 || (Math.abs(next.y - y) <= 20 && next.x > x)
      expect(isOn, `${path}: from “${words}” to “${next.words}”`).toBe(true)
    }
  }
})

journey(
  'the distances of a Spanish map stand whole on a phone, and where one looks from is on top',
  async ({ openPage }) => {
    const page = await openPage(phone)
    await page.goto('/es/residencias?near=Little+Rock,AR')
    const svg = await page.locator('#map svg').first().boundingBox()
    for (const label of await page.locator('#map .mi').all()) {
      const box = await label.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual((svg?.x ?? 0) + (svg?.width ?? 0))
    }
    const isOnTop = await page
      .locator('#map svg')
      .first()
      .evaluate((one) => one.lastElementChild?.classList.contains('looked-from'))
    expect(isOnTop).toBe(true)
  },
)

journey(
  'without script a phone leads from a town in several states to homes, and from a name',
  async ({ openPage, allow }) => {
    allow(/status of 422/)
    const page = await openPage({ ...phone, javaScriptEnabled: false })
    await page.goto('/es/residencias')
    await page.getByLabel('Dónde', { exact: true }).fill('Conway')
    await page.getByRole('button', { name: 'Ver casas' }).first().click()
    await page.getByRole('heading', { name: '¿Cuál Conway?' }).waitFor()
    await page.getByRole('link', { name: /^Conway, AR/ }).click()
    await page.waitForURL(/near=Conway,\+AR/)
    await page.goto('/residences')
    await page.getByLabel('Do you know the name of a home?').fill('Harbor Row House')
    await page.getByRole('button', { name: 'Search by name' }).click()
    await page.waitForURL('**/residences?q=Harbor+Row+House')
    await page.getByRole('link', { name: 'Harbor Row House', exact: true }).first().click()
    await page.waitForURL(/harbor-row-house.*\?q=Harbor\+Row\+House$/)
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click()
    await page.waitForURL('**/residences?q=Harbor+Row+House')
  },
)

journey('hints and the search by name suit thumbs and pass axe', async ({ openPage, allow }) => {
  allow(/status of 422/)
  const page = await openPage(phone)
  for (const path of [
    '/residences?near=Conway',
    '/es/residencias?near=Harbor+Row+House',
    '/es/residencias?q=zzzz',
    '/residences',
  ]) {
    await page.goto(path)
    await expectNoAxeViolations(page, path)
    await expectThumbCanUse(page, path)
  }
})
