import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { boardPage } from '#tests/support/browser/board-page.ts'
import { touchPhone } from '#tests/support/browser/browser-journey.ts'
import { expectInSight } from '#tests/support/browser/measures/in-sight.ts'
import { ownJourney as journey } from '#tests/support/product/own-product.ts'

const totals = (page: Page) => page.locator('.totals dd').allTextContents()
const openNow = async (page: Page, residence: string) =>
  (await boardPage(page).groupsOf(residence)).map(({ open }) => open)

/** In the lower two thirds of the screen and above the tabs, where a thumb is, once the page has scrolled there. */
async function expectInReach(button: Locator): Promise<void> {
  const isInReach = async () => {
    const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 }
    return y > 844 / 3 && y + height <= 844 - 60 ? 'in reach' : `from ${y} to ${y + height}`
  }
  await expect.poll(isInReach).toBe('in reach')
}

journey('on a phone, a house is brought up to date with a thumb', async ({ openPage, product }) => {
  const page = await openPage(touchPhone)
  const board = boardPage(page)
  await board.open('operator', product.demoPassword)
  await board.shows('Harbor Row House', '2/8 available')
  await board.more('Harbor Row House').tap()
  await board.shows('Harbor Row House', '3/8 available')
  await expect.poll(() => totals(page)).toEqual(['4', '40', '9', '3'])
  await board.shows('Harbor Row House', 'Said just now by you. It was 2.')
  await expect.poll(() => openNow(page, 'Harbor Row House')).toEqual([3])
  await axeEverywhere(page, 'board with Undo')
  await board.undo('Harbor Row House').tap()
  await board.shows('Harbor Row House', '2/8 available')
  await expect.poll(() => openNow(page, 'Harbor Row House')).toEqual([2])

  await page.getByRole('button', { name: 'Hold a bed at Harbor Row House' }).tap()
  const hold = page.getByRole('button', { name: 'Hold this bed' })
  await expectInReach(hold)
  await axeEverywhere(page, 'board while a bed is held')
  await hold.tap()
  await page.getByText(/^1 held until /).waitFor()
  await page.getByRole('button', { name: /^Release at Harbor Row House/ }).tap()
  await page.getByRole('button', { name: 'Undo at Harbor Row House: hold the bed again' }).tap()
  await page.getByText(/^1 held until /).waitFor()
  await page.getByRole('button', { name: /^Release at Harbor Row House/ }).tap()
  await board.shows('Harbor Row House', '2/8 available')

  await page.getByRole('button', { name: 'Hold a bed at Harbor Row House' }).tap()
  await page.getByRole('button', { name: '24 h' }).tap()
  await page.getByText('Add a note').tap()
  const note = page.getByLabel(/^Note for your team/)
  await note.fill('Robert Miller, by bus')
  await page.getByText('This reads like a name or health. Initials and plans only.').waitFor()
  await axeEverywhere(page, 'a note that reads like a name')
  await page.getByRole('button', { name: 'Take it out' }).tap()
  await expect.poll(() => note.inputValue()).toBe('R. M., by bus')
  await note.fill('K., by bus')
  await page.getByRole('button', { name: 'Hold this bed' }).tap()
  await page.getByText(/^1 held until .*, “K\., by bus”$/).waitFor()
  await board.shows('Harbor Row House', '1/8 available')
  await axeEverywhere(page, 'board with a held bed')
  await page.getByRole('button', { name: /^Release at Harbor Row House/ }).tap()
  await board.shows('Harbor Row House', '2/8 available')

  await page.getByRole('button', { name: 'All still right, except Cedar Steps' }).tap()
  await page.getByRole('button', { name: /^Undo\. Still right: 3 houses/ }).tap()
  await page.getByRole('button', { name: 'All still right, except Cedar Steps' }).tap()
  await board.shows('Lantern Hill', 'Said just now by you.')
  await expect
    .poll(async () => (await board.groupsOf('Juniper Porch')).map(({ saidBy }) => saidBy?.isYou))
    .toEqual([true, true])
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Board' }).waitFor()
})

journey(
  'a bed that opens on a day is said in the card, and read on the page of the house',
  async ({ openPage, product }) => {
    const page = await openPage(touchPhone)
    const board = boardPage(page)
    await board.open('operator', product.demoPassword)
    const fold = page
      .getByRole('group', { name: 'Harbor Row House' })
      .locator('details')
      .filter({ hasText: 'Opens on' })
    await fold.locator('summary').tap()
    await fold.getByRole('button', { name: 'Save' }).tap()
    await fold.getByText('Choose the day.').waitFor()
    const day = new Date(Date.now() + 7 * 86_400_000)
    await fold.getByLabel('Opens on').fill(day.toISOString().slice(0, 10))
    await axeEverywhere(page, 'board with a day on which a bed opens')
    await fold.getByRole('button', { name: 'Save' }).tap()
    await fold.locator('summary').filter({ hasText: '1 opens' }).waitFor()
    const [group] = await board.groupsOf('Harbor Row House')
    expect(group).toMatchObject({ open: 2, opening: { beds: 1 } })
    const slug = await page.evaluate(async () => {
      const residences: { name: string; slug: string }[] = await (await fetch('/api/my-residences')).json()
      return residences.find(({ name }) => name === 'Harbor Row House')?.slug
    })
    await page.goto(`/residences/${slug}`)
    await page.getByText(/^1 bed is expected to open .*\. Call about it\.$/).waitFor()
  },
)

journey('by keyboard alone, several houses in a row', async ({ page, product }) => {
  const board = boardPage(page)
  await board.open('operator', product.demoPassword)
  await page.getByText(/^Keys: arrows move/).waitFor()
  await board.line('Cedar Steps').focus()
  await page.keyboard.press('Space')
  await board.shows('Cedar Steps', 'Said just now by you.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await board.shows('Juniper Porch, Women', '3/4 available')
  await page.keyboard.press('-')
  await board.shows('Juniper Porch, Women', '2/4 available')
  // The number is drawn first, and the way back in the picture after it.
  await page.getByRole('button', { name: 'Undo at Juniper Porch, Women, back to 1' }).waitFor()
  await page.keyboard.press('z')
  await board.shows('Juniper Porch, Women', '1/4 available')
  await expect.poll(() => openNow(page, 'Juniper Porch')).toEqual([1, 0])
  await expect.poll(async () => (await board.groupsOf('Cedar Steps'))[0]?.saidBy?.isYou).toBe(true)
})

/** What the page asks our server for from now on, but for files. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/assets/')) asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

journey('a changed number reaches an open board once', async ({ openPage, product }) => {
  const [page, other] = [await openPage({ serviceWorkers: 'block' }), await openPage({ serviceWorkers: 'block' })]
  const [here, there] = [boardPage(page), boardPage(other)]
  await Promise.all(
    [page, other].map(async (one) => {
      const followed = one.waitForResponse(/\/api\/desk\/events/)
      await boardPage(one).open('operator', product.demoPassword)
      await followed
    }),
  )
  await there.shows('Lantern Hill', '4/16 available')
  const [askedHere, askedThere] = [askedBy(page), askedBy(other)]
  await here.more('Lantern Hill').click()
  await there.shows('Lantern Hill', '5/16 available')
  // Longer than either waits to ask anew.
  await page.waitForTimeout(2_500)
  expect([askedHere, askedThere]).toEqual([['POST /api/beds/changes'], ['GET /api/my-residences']])
  await here.fewer('Lantern Hill').click()
  await there.shows('Lantern Hill', '4/16 available')
})

journey('two browsers set two numbers, and a person decides', async ({ page, openPage, product, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/)
  const other = await openPage()
  const [here, there] = [boardPage(page), boardPage(other)]
  await here.open('operator', product.demoPassword)
  await there.open('operator', product.demoPassword)
  await page.context().setOffline(true)
  await here.more('Lantern Hill').click()
  await here.more('Lantern Hill').click()
  await page.getByText(/^Offline, \d changes? waiting$/).waitFor()
  await there.fewer('Lantern Hill').click()
  await expect.poll(() => openNow(other, 'Lantern Hill')).toEqual([3])
  await page.context().setOffline(false)
  const two = page.getByRole('group', { name: 'Two numbers for Lantern Hill' })
  await two.waitFor()
  await axeEverywhere(page, 'board with two numbers')
  await page.reload()
  await two.getByRole('button', { name: 'Keep 3 from your other device' }).waitFor()
  await two.getByRole('button', { name: 'Use my 6' }).click()
  await there.shows('Lantern Hill', '6/16 available')
  expect(await openNow(page, 'Lantern Hill')).toEqual([6])
})

journey(
  'without JavaScript a number is said and a bed is held by plain forms',
  async ({ openPage, product, allow }) => {
    allow(/status of (409|422)/)
    const page = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await page.goto('/sign-in?returnTo=%2Fworkspace%2Fbeds')
    await page.getByLabel('Email').fill('operator@demo.example')
    await page.getByLabel('Password', { exact: true }).fill(product.demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.goto('/')
    await page.getByRole('spinbutton', { name: 'Beds open at Juniper Porch, Women', exact: true }).fill('3')
    await page.getByRole('button', { name: 'Say it for Juniper Porch, Women', exact: true }).click()
    await page.getByText('3/4 available').waitFor()
    expect(new URL(page.url()).pathname).toBe('/workspace/beds')
    const board = boardPage(page)
    const { id } = await board.findResidence('Juniper Porch')
    const residence = page.locator(`#house-${id}`)
    expect(new URL(page.url()).hash).toBe(`#house-${id}`)
    await expectInSight(residence.getByText('Said just now by you. It was').first())
    expect(
      await page
        .getByRole('button', { name: /^One more bed/ })
        .filter({ visible: true })
        .count(),
    ).toBe(0)
    const seen = (await board.groupsOf('Juniper Porch'))[0]
    await page.getByRole('spinbutton', { name: 'Beds open at Juniper Porch, Women', exact: true }).fill('1')
    await page.getByRole('button', { name: 'Say it for Juniper Porch, Women', exact: true }).click()
    await page.getByText('1/4 available').waitFor()
    expect((await board.groupsOf('Juniper Porch'))[0]?.reportId).not.toBe(seen?.reportId)

    const stale = await page.context().newPage()
    await stale.goto('/workspace/beds')
    await page.getByRole('button', { name: 'Still right at Juniper Porch, Women', exact: true }).click()
    await board.shows('Juniper Porch, Women', 'Said just now by you.')
    expect(new URL(page.url()).hash).toBe(`#house-${id}`)
    const confirmed = page.getByRole('group', { name: 'Juniper Porch, Women', exact: true })
    await expectInSight(confirmed.getByText('Said just now by you.', { exact: true }))
    await page.getByRole('spinbutton', { name: 'Beds open at Juniper Porch, Women', exact: true }).fill('2')
    await page.getByRole('button', { name: 'Say it for Juniper Porch, Women', exact: true }).click()
    await page.getByText('2/4 available').waitFor()
    const field = stale.getByRole('spinbutton', { name: 'Beds open at Juniper Porch, Women', exact: true })
    await field.fill('1')
    await stale.getByRole('button', { name: 'Say it for Juniper Porch, Women', exact: true }).click()
    await stale.getByText(/^At Juniper Porch, Women: you set 1, it is 2 now \(said by you on .* UTC\)/).waitFor()
    expect(await field.inputValue()).toBe('1')
    await stale.getByRole('button', { name: 'Say it for Juniper Porch, Women', exact: true }).click()
    await stale.getByText('1/4 available').waitFor()
    await stale.close()

    await page.goto(`/workspace/beds?house=${id}#house-${id}`)
    const hold = page.locator(`#house-${id} .plain-hold`).filter({ hasText: 'Juniper Porch, Women' }).first()
    await hold.getByLabel('Hours from now').fill('400')
    await hold.getByLabel('Note for your team').fill('K., by bus')
    await hold.getByRole('button', { name: 'Hold this bed' }).click()
    await hold.getByText('A hold lasts at most 14 days.').waitFor()
    expect(await hold.getByLabel('Note for your team').inputValue()).toBe('K., by bus')
    await hold.getByLabel('Hours from now').fill('24')
    await hold.getByRole('button', { name: 'Hold this bed' }).click()
    await page.getByText(/^1 held until .*, “K\., by bus”$/).waitFor()
    expect(new URL(page.url()).hash).toBe(`#house-${id}`)
    expect((await board.groupsOf('Juniper Porch'))[0]).toMatchObject({ open: 0, holds: [{ note: 'K., by bus' }] })
    await page.locator(`#house-${id} .hold-line summary`).click()
    const hours = page.locator(`#house-${id} .hold-line`).getByLabel('Hours from now')
    expect(await hours.inputValue()).toBe('48')
    await hours.fill('72')
    await page.getByRole('button', { name: 'Hold until then' }).click()
    await page.getByText(/, in 72 hours\./).waitFor({ state: 'attached' })
    const release = page.getByRole('button', { name: /^Release at Juniper Porch, Women: 1 held until/ })
    await release.click()
    await page.getByRole('button', { name: 'Undo: hold the bed again' }).click()
    await release.click()
    await page.getByText('1/4 available').waitFor()
    expect(new URL(page.url()).hash).toBe(`#house-${id}`)
    expect((await board.groupsOf('Juniper Porch'))[0]).toMatchObject({ open: 1, holds: [] })

    await page.goto('/workspace/beds')
    await page.getByRole('button', { name: /^All still right/ }).click()
    await expectInSight(page.locator('noscript p', { hasText: 'Saved: the numbers you confirmed are still right.' }))
  },
)
