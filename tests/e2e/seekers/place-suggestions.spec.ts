import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, phone, visit } from '#tests/support/browser/browser-journey.ts'

journey.for([
  ['/', 'Little Rock, AR'],
  ['/help', 'Little Rock, AR'],
  ['/nowhere-at-all', 'Little Rock, AR'],
  ['/residences', 'Little Rock, AR'],
  ['/es/residencias', 'Little Rock, AR'],
] as const)(
  'on %s a few letters and two keys lead to the homes of a town',
  async ([path, town], { openPage, allow }) => {
    allow(/status of 404/)
    const page = await openPage(phone)
    await visit(page, path)
    const field = page.locator('main input[name="near"]').first()
    const below = page.locator('footer').first()
    const stands = () => below.evaluate((foot) => foot.getBoundingClientRect().top + scrollY)
    const before = await stands()
    await field.pressSequentially('little r')
    const list = page.getByRole('listbox')
    await list.getByRole('option', { name: /^Little Rock, AR/ }).waitFor()
    // It lies over the page, and nothing has moved.
    expect(await stands()).toBe(before)
    await expectNoAxeViolations(page, `suggestions on ${path}`)
    await field.press('ArrowDown')
    expect(await list.getByRole('option', { selected: true }).textContent()).toContain(town)
    await field.press('Enter')
    await page.waitForURL(/near=Little\+Rock/)
    await page.getByRole('heading', { level: 1, name: /homes?|casas?/ }).waitFor()
  },
)

journey('the name of a home leads to the home, by a press', async ({ openPage }) => {
  const page = await openPage(phone)
  await page.goto('/')
  await page.locator('main input[name="near"]').first().pressSequentially('harbor ro')
  await page.getByRole('option', { name: /^Harbor Row House/ }).click()
  await page.waitForURL(/\/residences\/harbor-row-house/)
})

journey(
  'what is typed before the page is hydrated is suggested too, and its script comes only then',
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => /suggestion-list/.test(request.url()) && scripts.push(request.url()))
    await visit(page, '/help')
    expect(scripts).toEqual([])
    await page.goto('/')
    await page.locator('main input[name="near"]').first().pressSequentially('7220')
    await page.getByRole('option', { name: /^72201 Little Rock, AR/ }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('option').count()).toBe(0)
  },
)
