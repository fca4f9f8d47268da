import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { expectInSight } from '#tests/support/browser/measures/in-sight.ts'
import { enterAt, newOperator } from '#tests/support/desk/accounts.ts'
import {
  addResidence,
  saveBar as bar,
  residenceField as field,
  residenceIsSaved as saved,
  unfoldForm,
} from '#tests/support/desk/desk-residence.ts'

const list = '/workspace/residences'

async function waitUntilReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor()
  await unfoldForm(page)
}

/** Staff say yes to the one house of a new organization that waits, by the name its person is known by. */
async function sayYes(openPage: () => Promise<Page>, password: string, residence: string): Promise<void> {
  const staff = await openPage()
  await enterAt(staff, { email: 'staff@demo.example', password }, '/workspace/claims')
  const card = staff.getByRole('article').filter({ has: staff.getByRole('heading', { level: 4, name: residence }) })
  await card.getByRole('button', { name: 'Yes, make it public' }).click()
  await card.waitFor({ state: 'detached' })
  await staff.context().close()
}

journey('an operator adds a house on a phone, fills it in and publishes it', async ({ openPage, product }) => {
  const page = await openPage(touchPhone)
  await newOperator(page, product.dataDir, list)
  await page.getByText('No house yet').waitFor()
  await axeEverywhere(page, 'no house yet')
  await page.getByRole('link', { name: 'Add Residence' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Add a residence' }).waitFor()
  await page.getByLabel('Name of the house').fill('Windlass House')
  await page.getByLabel('ZIP code').fill('8200')
  await page.getByRole('button', { name: 'Save draft and go on' }).tap()
  await page.getByText('A ZIP code has 5 digits, such as 72114.').waitFor()
  await axeEverywhere(page, 'add a house, refused')
  await page.getByLabel('ZIP code').fill('82001')
  await page.getByRole('button', { name: 'Save draft and go on' }).tap()

  await page.getByText('Saved as a draft. Fill in the rest, then publish.').waitFor()
  await waitUntilReady(page)
  const path = new URL(page.url()).pathname
  expect([
    await field(page, 'Town').inputValue(),
    await page.getByLabel('State', { exact: true }).inputValue(),
  ]).toEqual(['Cheyenne', 'WY'])
  await page.getByText('Missing 6 of the 6 answers people ask for most:').waitFor()
  await expectAllCanUse(page, 'a draft')

  await bar(page, 'Publish').tap()
  const needs = page.locator('.residence-news')
  await needs.getByText('Saved, but not public yet. It still needs:').waitFor()
  await needs.getByRole('link', { name: 'a phone number' }).tap()
  await field(page, 'Phone').fill('307-555-01')
  await page.getByLabel('Women', { exact: true }).fill('4')
  await bar(page, 'Publish').tap()
  const wrong = 'This has 8 digits. A phone number has 10, such as 501-555-0142.'
  await needs.getByText(wrong).waitFor()
  expect(await field(page, 'Phone').getAttribute('aria-invalid')).toBe('true')
  await axeEverywhere(page, 'a draft, refused')
  await field(page, 'Phone').fill('(307) 555-0142')
  await page.getByLabel('Women with children').fill('2')
  await page.getByText('say yes', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Answer yes' }).tap()
  await expect.poll(() => page.locator('#f-need_children').isChecked()).toBe(true)
  await bar(page, 'Publish').tap()
  await page.locator('.residence-news').getByText('It waits for a check now.').waitFor()
  await expectAllCanUse(page, 'a house that waits for a check')
  await sayYes(openPage, product.demoPassword, 'Windlass House')
  await page.reload()
  await page.getByText('Everyone can read this page.').waitFor()
  await waitUntilReady(page)

  await page.getByRole('link', { name: 'Waiting list' }).tap()
  await page.waitForURL(`**/workspace/waiting?house=${path.split('/').at(-1)}`)
  await page.getByRole('heading', { level: 2, name: 'Windlass House' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'See it as a visitor' }).tap()
  await page.waitForURL('**/residences/windlass-house-cheyenne-wy')
  await page.getByRole('heading', { level: 1, name: 'Windlass House' }).waitFor()
  const call = page.getByRole('link', { name: 'Call 307-555-0142' }).first()
  expect(await call.getAttribute('href')).toBe('tel:+13075550142')
  await page.goBack()
  await page.getByText('Everyone can read this page.').waitFor()
  await waitUntilReady(page)
  await field(page, 'Name').fill('Capstan House')
  await bar(page, 'Save').tap()
  await page.getByLabel('Change it to /residences/capstan-house-cheyenne-wy').check()
  await bar(page, 'Save').tap()
  await page.getByText('Its page is at /residences/capstan-house-cheyenne-wy.').waitFor()
  for (const room of ['/residences', '/es/residencias']) {
    await page.goto(`${room}/windlass-house-cheyenne-wy?near=82001`)
    expect(new URL(page.url()).pathname).toBe(`${room}/capstan-house-cheyenne-wy`)
    await page.getByRole('heading', { level: 1, name: 'Capstan House' }).waitFor()
  }
  await page.goto(path)
  await page.getByText('Everyone can read this page.').waitFor()
  await waitUntilReady(page)

  await page.getByRole('button', { name: 'Archive' }).tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByText('Everyone can read this page.').waitFor()
  await page.getByRole('button', { name: 'Archive' }).tap()
  await page.getByText('Put away. Only your people can see this.').waitFor()
  await page.goto('/workspace/residences')
  await waitUntilReady(page)
  await page.getByRole('link', { name: 'Archived houses (1)' }).tap()
  await page.getByRole('heading', { name: 'Archived houses (1)' }).waitFor()
  await expectAllCanUse(page, 'archived houses')
  await page.getByRole('button', { name: 'Restore Capstan House' }).tap()
  await page.getByRole('heading', { name: 'No archived house' }).waitFor()
  await page.getByRole('link', { name: 'Houses in use' }).tap()
  await page.getByText('Ready to publish.').waitFor()
})

journey(
  'two browsers edit one house: changes are joined, and what both changed is asked',
  async ({ openPage, product }) => {
    const [one, other] = [await openPage(), await openPage()]
    const account = await newOperator(one, product.dataDir, list)
    const path = await addResidence(one, 'Sextant House')
    await enterAt(other, account, list)
    await Promise.all([one.goto(path), other.goto(path)])
    await Promise.all([waitUntilReady(one), waitUntilReady(other)])

    await field(other, 'Phone').fill('307-555-0177')
    await bar(other, 'Save draft').click()
    await saved(other)
    await field(one, 'About the house').fill('Two floors and a garden.')
    await bar(one, 'Save draft').click()
    await one.getByText('You, on another page, changed phone meanwhile. We kept both changes.').waitFor()
    expect(await field(one, 'Phone').inputValue()).toBe('307-555-0177')

    await other.reload()
    await waitUntilReady(other)
    await field(other, 'Phone').fill('307-555-0188')
    await bar(other, 'Save draft').click()
    await saved(other)
    await field(one, 'Phone').fill('307-555-0199')
    await field(one, 'Email').fill('porch@home.example')
    await bar(one, 'Save draft').click()
    const dispute = one.getByRole('group', { name: 'Phone' })
    await dispute.getByText('307-555-0188').waitFor()
    await dispute.getByText('307-555-0199').waitFor()
    await axeEverywhere(one, 'a dispute')
    expect(await field(one, 'Email').inputValue()).toBe('porch@home.example')
    await dispute.getByText('Keep what you wrote on another page').click()
    await bar(one, 'Save draft').click()
    await saved(one)
    expect([await field(one, 'Phone').inputValue(), await field(one, 'Email').inputValue()]).toEqual([
      '307-555-0188',
      'porch@home.example',
    ])

    await field(one, 'Name').fill('Compass House')
    await one.getByRole('link', { name: 'Messages' }).first().click()
    await one.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await one.getByRole('button', { name: 'Stay here' }).click()
    await bar(one, 'Save draft').click()
    await one.getByRole('heading', { level: 1, name: 'Compass House' }).waitFor()
    await one.getByText('Its page will be at /residences/compass-house-cheyenne-wy.').waitFor()

    await one.getByRole('link', { name: 'See it as a visitor' }).click()
    await one.getByText('This is what visitors will read.').waitFor()
    await axeEverywhere(one, 'preview of a draft')
    await one.getByRole('link', { name: 'Back to editing' }).click()
    await one.getByRole('heading', { level: 1, name: 'Compass House' }).waitFor()
  },
)

journey('a house is edited by keyboard alone', async ({ page, product }) => {
  await newOperator(page, product.dataDir, list)
  await addResidence(page, 'Anchor House')
  await waitUntilReady(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
  const isSeen = () =>
    page.evaluate(() => {
      const { top, bottom, left } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      const hit = document.elementFromPoint(left + 4, (top + bottom) / 2)
      return document.activeElement?.contains(hit) || hit?.closest('label')?.contains(document.activeElement) === true
    })
  await field(page, 'Name').focus()
  const met = new Set<string>()
  for (let step = 0; step < 120 && (await focused()) !== 'need_pets'; step += 1) {
    await press('Tab')
    const name = await focused()
    if (name !== '' && name !== 'act') expect([name, await isSeen()]).toEqual([name, true])
    met.add(name)
  }
  expect([...met]).toEqual(expect.arrayContaining(['zip', 'visibility', 'phone', 'beds_women', 'need_methadone']))
  await press('ArrowRight')
  expect(await page.locator('input[name=need_pets]:checked').inputValue()).not.toBe('')
  await field(page, 'Phone').focus()
  await page.keyboard.type('307-555-0143')
  await press('Enter')
  await saved(page)
  await page.reload()
  await unfoldForm(page)
  expect(await field(page, 'Phone').inputValue()).toBe('307-555-0143')
})

journey('without a script a house is added, disputed, published and put away', async ({ openPage, product, allow }) => {
  // The page comes again with what was typed.
  allow(/status of (409|422)/)
  const page = await openPage({ ...touchPhone, javaScriptEnabled: false })
  const helper = await openPage()
  const account = await newOperator(helper, product.dataDir, list)
  await enterAt(page, account, list)
  await page.goto('/workspace/residences/new')
  await page.getByLabel('Name of the house').fill('Rudder House')
  await page.getByLabel('ZIP code').fill('82001')
  await page.getByRole('button', { name: 'Save draft and go on' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rudder House' }).waitFor()
  const path = new URL(page.url()).pathname
  await page.getByText('Saved as a draft. Fill in the rest, then publish.').waitFor()
  await unfoldForm(page)
  await field(page, 'Phone').fill('1')
  await field(page, 'About the house').fill('A porch.')
  await bar(page, 'Save draft').click()
  await expectInSight(page.locator('.residence-news').getByText('This has 1 digit. A phone number has 10'))
  await page.locator('.save-said').getByText('Not saved yet').waitFor()
  await unfoldForm(page)
  expect(await field(page, 'About the house').inputValue()).toBe('A porch.')
  await field(page, 'Phone').fill('307-555-0111')

  await helper.goto(path)
  await waitUntilReady(helper)
  await field(helper, 'Phone').fill('307-555-0122')
  await field(helper, 'Email').fill('porch@home.example')
  await bar(helper, 'Save draft').click()
  await saved(helper)

  await bar(page, 'Save draft').click()
  await page.getByText('This was changed in two places at once').waitFor()
  const dispute = page.getByRole('group', { name: 'Phone' })
  await dispute.getByText('Keep what you typed here').click()
  await unfoldForm(page)
  await page.getByLabel('Women', { exact: true }).fill('3')
  await bar(page, 'Publish').click()
  await page.getByText('It waits for a check now.').waitFor()
  await sayYes(openPage, product.demoPassword, 'Rudder House')
  await page.goto(path)
  await unfoldForm(page)
  expect([await field(page, 'Phone').inputValue(), await field(page, 'Email').inputValue()]).toEqual([
    '307-555-0111',
    'porch@home.example',
  ])
  expect(await field(page, 'About the house').inputValue()).toBe('A porch.')
  await page.getByRole('button', { name: 'I reviewed this page' }).click()
  await page.getByText('Saved. The page says that you reviewed it today.').waitFor()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('Archived. The public does not see it.').waitFor()
  await page.getByRole('link', { name: 'You find it under Archived' }).click()
  await page.getByRole('button', { name: 'Restore Rudder House' }).click()
  await page.getByText('Restored. It is a draft now.').waitFor()
})

journey(
  'folded parts open where something is missing; answers come from another house; what was typed comes back',
  async ({ openPage, product, allow }) => {
    // Without script the page comes again with what was typed.
    allow(/status of 422/)
    const page = await openPage(touchPhone)
    const account = await newOperator(page, product.dataDir, list)
    const first = await addResidence(page, 'Halyard House')
    await waitUntilReady(page)
    await field(page, 'Phone').fill('307-555-0142')
    await field(page, 'The fee pays for').fill('Wifi, Parking')
    await page.getByLabel('The hours, in your own words').fill('10 pm')
    await bar(page, 'Save draft').tap()
    await saved(page)

    await addResidence(page, 'Mizzen House')
    await page.locator('html[data-ready]').waitFor()
    const part = (name: string) => page.locator('.folds > details', { has: page.getByRole('heading', { name }) })
    const isOpen = (name: string) => part(name).evaluate((fold: HTMLDetailsElement) => fold.open)
    expect([await isOpen('The house and where it is'), await isOpen('How people reach you')]).toEqual([false, true])
    await page.getByRole('link', { name: 'children' }).tap()
    expect(await isOpen('What people ask')).toBe(true)
    await part('How people reach you').getByText('0 of 3').waitFor()

    await page.getByText('Copy answers from another house').tap()
    await page.getByLabel('Copy from').selectOption({ label: 'Halyard House, Cheyenne' })
    await page.getByRole('button', { name: 'Copy answers' }).tap()
    await page.getByText('3 answers copied from Halyard House. Not saved yet').waitFor()
    await axeEverywhere(page, 'answers copied')
    await part('How people reach you').getByText('1 of 3').waitFor()
    expect(await field(page, 'Phone').inputValue()).toBe('307-555-0142')
    await bar(page, 'Save draft').tap()
    await saved(page)

    await field(page, 'Email').fill('mizzen@house.example')
    const again = await page.context().newPage()
    await again.goto(new URL(page.url()).pathname)
    await again.getByText('is back. It is not saved yet.').waitFor()
    expect(await field(again, 'Email').inputValue()).toBe('mizzen@house.example')
    await again.getByRole('button', { name: 'Throw it away' }).click()
    await again.locator('.save-said', { hasText: 'Nothing to save' }).waitFor()
    expect(await field(again, 'Email').inputValue()).toBe('')
    await again.reload()
    await again.locator('html[data-ready]').waitFor()
    expect(await again.getByText('is back. It is not saved yet.').count()).toBe(0)

    const plain = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await enterAt(plain, account, first)
    await plain.getByText('Copy answers from another house').click()
    await unfoldForm(plain)
    await field(plain, 'Meetings').fill('Two a week')
    await plain.getByLabel('Copy from').selectOption({ label: 'Mizzen House, Cheyenne' })
    await plain.getByRole('button', { name: 'Copy answers' }).click()
    await plain.getByText('Mizzen House says nothing that is not here already.').waitFor()
    await unfoldForm(plain)
    expect(await field(plain, 'Meetings').inputValue()).toBe('Two a week')
  },
)
