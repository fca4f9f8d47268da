import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'

const near = '/residences?near=72201'

const rows = (page: Page) => page.locator('table.rowlist tbody tr')
const cells = (page: Page, column: string) => rows(page).locator(`.${column}`).allTextContents()
const bar = (page: Page) => page.getByRole('complementary', { name: 'Homes you chose' })

/** What the first number in a text is; where there is none, what comes after all. */
const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replace(',', '') ?? Number.POSITIVE_INFINITY)
const bedsFirst = (text: string) => (/^\d/.test(text) ? -numberIn(text) : 1)
const levelIn = (text: string) => ['I', 'II', 'III', 'IV', 'Ask'].indexOf(text.replace(/^Level: |had /g, ''))
const isRising = (numbers: number[]) => numbers.every((one, at) => at === 0 || one >= (numbers[at - 1] ?? 0))

async function saveFirst(page: Page, count: number): Promise<string[]> {
  const names: string[] = []
  for (let at = 0; at < count; at += 1) {
    await rows(page)
      .nth(at)
      .getByRole('button', { name: /^Save / })
      .click()
    names.push((await rows(page).nth(at).locator('.name a').textContent()) ?? '')
  }
  return names
}

journey('a list of rows is sorted by each column from the keyboard, and the device remembers it', async ({ page }) => {
  await visit(page, near)
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await page.waitForURL(/view=list/)
  const sorted = {
    'Beds open': ['descending', 'beds'],
    Said: ['descending', 'fresh'],
    Medicine: ['descending', 'medicine'],
    Cash: ['ascending', 'fee'],
    Level: ['ascending', 'level'],
    Home: ['ascending', 'name'],
    Miles: ['ascending', 'distance'],
  } as const
  for (const [head, [direction, sort]] of Object.entries(sorted)) {
    await page.getByRole('link', { name: new RegExp(`^${head} ?, sort by it`) }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`sort=${sort}`))
    await page.locator(`th[aria-sort="${direction}"]`, { hasText: head }).waitFor()
    expect(await page.locator('th[aria-sort]').count()).toBe(1)
    if (sort === 'beds') expect(isRising((await cells(page, 'beds')).map(bedsFirst))).toBe(true)
    if (sort === 'fee') expect(isRising((await cells(page, 'cashcell')).map(numberIn))).toBe(true)
    if (sort === 'level') expect(isRising((await cells(page, 'lvl')).map(levelIn))).toBe(true)
  }
  await axeEverywhere(page, 'homes as rows')

  await page.goto(near)
  await page.locator('.found[data-view="list"]').waitFor()
  await visit(page, '/')
  await page.getByRole('searchbox').first().fill('72201')
  await page.keyboard.press('Enter')
  await page.waitForURL(/near=72201.*view=list/)
})

journey(
  'on a phone rows keep the number to call, and the bar lies neither on it nor on the way out',
  async ({ openPage }) => {
    const page = await openPage(touchPhone)
    await visit(page, `${near}&view=list&sort=beds`)
    const call = rows(page)
      .first()
      .getByRole('link', { name: /^Call / })
    await call.getByText(/^501-555-\d{4}$/).waitFor()
    const said = rows(page).first().locator('.name small span')
    expect(await said.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width > 40))).toEqual([
      true,
      true,
    ])
    await saveFirst(page, 2)
    const sideways = await page
      .locator('.rowlist-box')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    expect(new Set(sideways)).toEqual(new Set([0]))
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 720, height: 960 })
    const printed = await rows(page).first().locator('.tel a').boundingBox()
    expect(printed && printed.x + printed.width).toBeLessThanOrEqual(720)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ media: 'screen' })
    const [box, exit] = [await bar(page).getByRole('link').boundingBox(), await page.locator('.exit').boundingBox()]
    expect(exit && box && exit.x + exit.width <= box.x && exit.y >= box.y - 20).toBe(true)
    await expectThumbCanUse(page, 'rows on a phone')
    await rows(page).first().locator('.name a').tap()
    await page.waitForURL(/\/residences\/[\w-]+\?/)
    await page.locator('.callbar').waitFor()
    await bar(page).getByRole('link', { name: '2 saved: see them' }).waitFor()
    // One bar at the foot of the window: that of the homes saved stands at the end of the page.
    const number = await page.locator('.callbar .btn').boundingBox()
    expect((await bar(page).boundingBox())?.y).toBeGreaterThan(page.viewportSize()?.height ?? 0)
    await bar(page).scrollIntoViewIfNeeded()
    const over = await bar(page).boundingBox()
    expect(over && number && over.y + over.height <= number.y).toBe(true)
    await bar(page).getByRole('link').tap()
    await page.locator('#saved[open] table.rowlist').waitFor()
    const note = await page
      .getByLabel(/^Note, on this device only/)
      .first()
      .boundingBox()
    expect(note?.width).toBeGreaterThan(300)
    await axeEverywhere(page, 'saved homes on a phone')
  },
)

journey(
  'homes are saved, noted, printed, shared by a link in two presses, and the link is ended',
  async ({ page, openPage, allow }) => {
    allow(/status of 404/)
    await visit(page, `${near}&view=list`)
    const names = await saveFirst(page, 2)
    await bar(page).getByRole('link', { name: '2 saved: see them' }).click()
    const saved = page.locator('#saved')
    await saved.getByLabel(`Note, on this device only about ${names[0]}`).fill('Asked on Monday')
    await saved.getByLabel(`Note, on this device only about ${names[1]}`).focus()
    expect(await page.evaluate(() => localStorage.getItem('pl-saved-homes'))).toContain('Asked on Monday')
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await saved.getByRole('button', { name: 'Print these' }).click()
    await page.emulateMedia({ media: 'print' })
    const onPaper = (words: string | RegExp) => page.getByText(words).filter({ visible: true }).count()
    for (const words of [...names, 'Asked on Monday', /Numbers change: call\./]) {
      expect(await onPaper(words), String(words)).toBeGreaterThan(0)
    }
    // The stylesheet puts the date in the place of the age.
    const ages = page.locator('[data-age][data-paper]').filter({ visible: true })
    const dates = await ages.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content))
    expect(dates.length).toBeGreaterThan(0)
    for (const date of dates) expect(date).toMatch(/said [A-Z][a-z]{2} \d/)
    expect(await onPaper(/(minutes?|hours?|days?) ago/)).toBe(0)
    await page.emulateMedia({ media: null })

    await bar(page).getByRole('button', { name: 'Share by a link' }).click()
    await page.waitForURL(/\/residences\/shared\/mine\//)
    const link = await page.getByLabel('The link to pass on').inputValue()
    await axeEverywhere(page, 'a link that is ready')
    const other = await openPage({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false })
    await other.goto(new URL(link).pathname)
    expect((await cells(other, 'name')).map((text) => names.some((name) => text.includes(name)))).toEqual([true, true])
    expect(await other.locator('main').textContent()).not.toContain('Asked on Monday')
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await waitUntilReady(page)
    await page.getByLabel('Label', { exact: true }).fill('J. D.')
    await page.getByRole('button', { name: 'Keep it on this device' }).click()
    await page.getByText('Kept. You find it below your saved homes.').waitFor()
    await page.getByRole('button', { name: 'Start the next list' }).click()
    await page.waitForURL(/\/residences$/)
    expect(await page.evaluate(() => localStorage.getItem('pl-saved-homes'))).toBeNull()
    await page.getByText('Saved homes (0), on this device only').click()
    await page.getByRole('link', { name: 'J. D.' }).click()
    await page.getByRole('button', { name: 'End the link now' }).click()
    await page.waitForURL(/shared\/ended$/)
    await other.goto(new URL(link).pathname)
    await other.getByRole('heading', { name: 'There is no list at this link' }).waitFor()
  },
)

journey.for(['/residences/ar/little-rock', '/es/residencias/ar/little-rock'])(
  'what is saved on the page of a town is one press away: %s',
  async (path, { openPage }) => {
    const page = await openPage(touchPhone)
    await visit(page, path)
    const saved = page.locator('.savedbar')
    expect(await saved.count()).toBe(0)
    await page.locator('.residences [data-save-home]').first().click()
    await saved.getByRole('link', { name: /^1 / }).click()
    await page.waitForURL(/near=Little\+Rock,\+AR.*#saved$/)
    await page.locator('#saved[open] table.rowlist').waitFor()
  },
)

journey('no card touches what stands above it, and no choice of the form is cut', async ({ openPage }) => {
  for (const width of [320, 390]) {
    const page = await openPage({ viewport: { width, height: 844 } })
    await page.goto(near)
    const gap = await page.locator('.found .sample').evaluate((sample) => {
      const [card] = document.querySelectorAll('.residences .residence')
      const roof = card && getComputedStyle(card, '::before')
      return card && roof
        ? card.getBoundingClientRect().top + Number.parseFloat(roof.top) - sample.getBoundingClientRect().bottom
        : null
    })
    expect(gap).toBeGreaterThan(6)
  }
  for (const path of [near, '/es/residencias?near=72201', '/residences?state=AR', '/es/residencias?state=AR']) {
    const page = await openPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(path)
    const cut = await page.locator('.ask-grid select').evaluateAll((all) =>
      all.flatMap((one) => {
        const pen = document.createElement('canvas').getContext('2d')
        if (!(one instanceof HTMLSelectElement) || !pen) return ['no select']
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(one)
        pen.font = font
        const words = one.selectedOptions[0]?.text ?? ''
        const room = one.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
        return pen.measureText(words).width > room ? [`${words}: ${Math.round(room)} px`] : []
      }),
    )
    expect(cut, path).toEqual([])
  }
})
