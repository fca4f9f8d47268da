import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

const residence = '/residences/harbor-row-house-north-little-rock-ar'
const anyName = () => `Toni ${randomUUID().slice(0, 6)}`

const openDesk = (page: Page, path: string, password: string) =>
  enterAt(page, { email: 'operator@demo.example', password }, path)

const card = (page: Page, name: string) => page.getByRole('article', { name })
/** Lines are opened to act. */
async function unfold(page: Page, name: string) {
  const fold = card(page, name).locator('details').first()
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click()
}
const unfoldRow = (page: Page, name: string) => row(page, name).locator('summary').first().click()
const row = (page: Page, name: string) => page.locator('.waiting-rows > li').filter({ hasText: name })

journey(
  'somebody asks to wait for a bed, and on a phone their message is taken, answered and closed',
  async ({ openPage, product, allow }) => {
    allow(/status of 404/)
    const name = anyName()
    const visitor = await openPage(touchPhone)
    await visit(visitor, residence)
    await visitor.getByLabel('Name or nickname').fill(name)
    await visitor.getByLabel('Your phone').fill('501-555-0199')
    await visitor.getByLabel('Put me on the waiting list').check()
    await axeEverywhere(visitor, 'asking to wait')
    await visitor.getByRole('button', { name: 'Ask about a bed' }).tap()
    await visitor.waitForURL('**/residences/asked/*')
    await visitor.getByText(/^You are on the waiting list, place \d+$/).waitFor()
    await axeEverywhere(visitor, 'the link of who waits')

    const page = await openPage(touchPhone)
    await openDesk(page, '/workspace/messages', product.demoPassword)
    await waitUntilReady(page)
    const message = card(page, name)
    // Reading the list marks it as read, and the page hears of that.
    await message.getByText(/^(New|Read)$/).waitFor()
    await unfold(page, name)
    const text = await message.getByRole('link', { name: 'Text 501-555-0199' }).getAttribute('href')
    expect(decodeURIComponent(text ?? '')).toMatch(
      /^sms:\+?15015550199\?&body=The place you asked about has answered\. Call [\d-]+\.$/,
    )
    await expectAllCanUse(page, 'messages')

    await message.getByRole('button', { name: 'Assign to me' }).tap()
    await message.getByText('You are on it').waitFor()
    await message.getByText('More').tap()
    await message.getByLabel('Note for your team').fill('Comes by at six')
    await message.getByRole('button', { name: 'Save note' }).tap()
    await message.getByText('Team note:').waitFor()
    await axeEverywhere(page, 'a message with everything open')
    await message.getByRole('button', { name: 'Mark answered' }).tap()
    await expect.poll(() => message.count()).toBe(0)
    await visit(page, '/workspace/messages?status=answered')
    await message.getByText(/^Answered by Dana/).waitFor()
    await unfold(page, name)
    await message.getByText(/first answer after/).waitFor()
    await visitor.reload()
    await visitor.getByText('The house says it has answered').waitFor()

    await message.getByText('More').tap()
    await message.getByRole('link', { name: 'Hold a bed for them' }).tap()
    await page.waitForURL('**/workspace/beds?house=*#house-*')
    // Who asked stands in no address.
    expect(page.url()).not.toContain('T.')
    const hold = page.getByRole('form', { name: 'Hold a bed at Harbor Row House' })
    expect(await hold.getByLabel('Note for your team').inputValue()).toBe('T.')
    await axeEverywhere(page, 'a bed to hold for who asked')
    await hold.getByRole('button', { name: 'Cancel' }).tap()
    await page.goBack()
    await waitUntilReady(page)
    await unfold(page, name)

    await message.getByRole('link', { name: /^On the waiting list, place/ }).tap()
    await page.waitForURL('**/workspace/waiting?house=*')
    await row(page, name).getByRole('button', { name: 'Offer a bed' }).tap()
    await row(page, name).getByRole('button', { name: 'Take the offer back' }).waitFor()
    await axeEverywhere(page, 'a waiting list')
    // What a toast lies over is free again when it goes.
    await expect.poll(() => page.locator('.toast').count()).toBe(0)
    await expectThumbCanUse(page, 'a waiting list')

    await visitor.getByRole('button', { name: 'Delete what I sent' }).tap()
    await visitor.waitForURL('**/asked/deleted')
    // Their row goes with it, and the list hears of that by itself.
    await expect.poll(() => row(page, name).count()).toBe(0)
  },
)

journey('a second person is told that somebody answers already', async ({ openPage, product, allow }) => {
  const name = anyName()
  const visitor = await openPage({ javaScriptEnabled: false })
  await visitor.goto(residence)
  await visitor.getByLabel('Name or nickname').fill(name)
  await visitor.getByLabel('Your phone').fill('501-555-0199')
  await visitor.getByRole('button', { name: 'Ask about a bed' }).click()
  await visitor.waitForURL('**/residences/asked/*')
  // What somebody else was faster with is an answer, not a fault.
  allow(/status of 409/)
  const [one, other] = [await openPage(), await openPage()]
  await openDesk(one, '/workspace/messages?status=waiting', product.demoPassword)
  await openDesk(other, '/workspace/messages?status=waiting', product.demoPassword)
  await waitUntilReady(one)
  await unfold(one, name)
  await card(one, name).getByText('More').click()
  await card(one, name).getByLabel('Close without an answer').selectOption('not_reached')
  await card(one, name).getByRole('button', { name: 'Close it' }).click()
  await expect.poll(() => card(one, name).count()).toBe(0)
  // The card is gone from this part of the list; the focus goes on to what follows, or to the head of the page.
  await expect.poll(() => one.evaluate(() => /^(m-|page-title)/.test(document.activeElement?.id ?? ''))).toBe(true)
  // The other page may have heard of it by itself; if not, pressing says so.
  const press = card(other, name).getByRole('button', { name: 'Assign to me' })
  if ((await card(other, name).count()) > 0) await unfold(other, name).catch(() => undefined)
  if ((await press.count()) > 0) {
    await press.click({ timeout: 3_000 }).catch(() => undefined)
    await expect.poll(() => card(other, name).getByRole('button', { name: 'Assign to me' }).count()).toBe(0)
  }
  await other.goto('/workspace/messages?status=closed')
  await card(other, name).getByText('Closed by Dana').waitFor()
  await axeEverywhere(other, 'closed messages')
})

async function askByMail(page: Page, name: string) {
  await page.goto(residence)
  await page.getByLabel('Name or nickname').fill(name)
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByRole('radio', { name: 'Tonight' }).check()
  await page.getByRole('textbox', { name: 'Your email', exact: true }).fill(`${name.replace(' ', '.')}@home.example`)
  await page.getByRole('button', { name: 'Ask about a bed' }).click()
  await page.getByRole('heading', { name: 'You asked Harbor Row House about a bed' }).waitFor()
}

journey('a question is answered in place, and who asked reads it at their link', async ({ openPage, product }) => {
  const name = anyName()
  const visitor = await openPage(touchPhone)
  await askByMail(visitor, name)
  const page = await openPage(touchPhone)
  await openDesk(page, '/workspace/messages', product.demoPassword)
  await waitUntilReady(page)
  await page.locator('.desk-choices [aria-current]').getByText('Waiting').waitFor()
  const message = card(page, name)
  await expect.poll(() => message.textContent()).toMatch(/Needed tonight.*asked (under a minute|\d+ min) ago/)
  // A line is one thing to tap, and seven of them are less than a screen.
  expect((await message.boundingBox())?.height).toBeLessThan(100)
  await unfold(page, name)
  await message.getByRole('link', { name: 'Full, offer the list' }).tap()
  const words = message.getByLabel('Your answer by email')
  expect(await words.inputValue()).toMatch(/it is full now\..*waiting list.*call us at [\d-]+\.$/)
  await words.fill('Look at www.example')
  await message.getByRole('button', { name: 'Send by email' }).tap()
  await message.getByText(/Leave out addresses of pages and email/).waitFor()
  expect(await words.inputValue()).toBe('Look at www.example')
  await axeEverywhere(page, 'an answer that is refused')
  await words.fill('The place you asked about has answered: come at six.')
  await expectThumbCanUse(page, 'a message with an answer')
  await message.getByRole('button', { name: 'Send by email' }).tap()
  await page.getByText('Sent by email', { exact: true }).waitFor()
  await expect.poll(() => message.count()).toBe(0)
  const mail = await mailTo(product.dataDir, `${name.replace(' ', '.')}@home.example`, 'An answer to your question')
  expect(mail).toContain('come at six')
  expect(mail).not.toMatch(/Dana|operator@demo/)
  await visitor.reload()
  const answer = visitor.getByRole('region', { name: 'The place you asked about has answered' })
  await answer.getByText('come at six').waitFor()
  await answer.getByRole('link', { name: /^Call / }).waitFor()
  await axeEverywhere(visitor, 'an answer at the link of who asked')
})

journey('without a script a question is answered in place, from words one chose', async ({ openPage, product }) => {
  const name = anyName()
  await askByMail(await openPage({ javaScriptEnabled: false }), name)
  const page = await openPage({ javaScriptEnabled: false, ...touchPhone })
  await openDesk(page, '/workspace/messages', product.demoPassword)
  await unfold(page, name)
  await card(page, name).getByRole('link', { name: 'Ask them to call' }).click()
  await page.waitForURL('**/workspace/messages?open=*&reply=more#m-*')
  const words = card(page, name).getByLabel('Your answer by email')
  expect(await words.inputValue()).toContain('we need to know a little more')
  await card(page, name).getByRole('button', { name: 'Send by email' }).click()
  await page.waitForURL('**/workspace/messages?*status=answered*#m-*')
  await card(page, name).getByText('Dana').first().waitFor()
  await card(page, name).getByText('we need to know a little more').waitFor()
})

/** Tabs on until the focus is on what has that accessible name. */
async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const said = await page.evaluate(() => {
      const on = document.activeElement
      const label =
        on instanceof HTMLInputElement || on instanceof HTMLSelectElement ? on.labels?.[0]?.textContent : null
      return label ?? on?.textContent ?? ''
    })
    if (name.test(said.trim())) return
  }
  throw new Error(`The focus never came to ${name}.`)
}

journey('a waiting list is kept by keyboard alone', async ({ page, product, allow }) => {
  allow(/status of 422/)
  await openDesk(page, '/workspace/waiting', product.demoPassword)
  await waitUntilReady(page)
  await tabTo(page, /^Juniper Porch/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Juniper Porch' }).waitFor()
  const names = [anyName(), anyName()]
  await tabTo(page, /^Add somebody/)
  await page.keyboard.press('Enter')
  for (const name of names) {
    const add = page.locator('form').filter({ hasText: 'Add to the list' })
    const forWhom = add.getByLabel('Who is the bed for?')
    if ((await forWhom.count()) > 0) await forWhom.selectOption({ index: 1 })
    await add.getByLabel('Nickname or initials').focus()
    await page.keyboard.type(name)
    await tabTo(page, /^Number or email/)
    await page.keyboard.type(name === names[0] ? '501' : '501-555-0144')
    await tabTo(page, /^Add to the list/)
    await page.keyboard.press('Enter')
    if (name === names[0]) {
      await page.getByText('This does not look like a phone number.').waitFor()
      await axeEverywhere(page, 'a form with an error')
      await page.keyboard.press('End')
      await page.keyboard.type('-555-0133')
      await page.keyboard.press('Enter')
    }
    await row(page, name).waitFor()
  }
  const last = row(page, names[1] ?? '')
  const before = Number(await last.locator('.waiting-place').textContent())
  for (const fold of [0, 1]) {
    await last.locator('summary').nth(fold).focus()
    await page.keyboard.press('Enter')
  }
  await tabTo(page, /^Why/)
  await page.keyboard.type('Discharged on Friday')
  await page.keyboard.press('Enter')
  await expect.poll(() => last.locator('.waiting-place').textContent()).toBe(`${before - 1}`)
  for (const name of names) {
    for (const fold of [0, 1]) {
      if (await row(page, name).getByRole('button', { name: 'No longer waits' }).isVisible()) break
      await row(page, name).locator('summary').nth(fold).focus()
      await page.keyboard.press('Enter')
    }
    await row(page, name).getByRole('button', { name: 'No longer waits' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => row(page, name).count()).toBe(0)
  }
  await axeEverywhere(page, 'who left the list')
})

journey('without a script messages and lists work, and nothing typed is lost', async ({ openPage, product, allow }) => {
  allow(/status of 422/)
  const page = await openPage({ javaScriptEnabled: false, ...touchPhone })
  await openDesk(page, '/workspace/waiting', product.demoPassword)
  await page
    .locator('.waiting-residences')
    .getByRole('link', { name: /Lantern Hill/ })
    .click()
  await page.getByText('Add somebody', { exact: true }).click()
  const name = anyName()
  const add = page.locator('form').filter({ hasText: 'Add to the list' })
  await add.getByLabel('Nickname or initials').fill(name)
  const forWhom = add.getByLabel('Who is the bed for?')
  if ((await forWhom.count()) > 0) await forWhom.selectOption({ index: 1 })
  await add.getByRole('button', { name: 'Add to the list' }).click()
  await page.getByText('Write a number or an email address.').waitFor()
  expect(await add.getByLabel('Nickname or initials').inputValue()).toBe(name)
  await add.getByLabel('Number or email').fill('501-555-0122')
  await add.getByRole('button', { name: 'Add to the list' }).click()
  await row(page, name).waitFor()
  await unfoldRow(page, name)
  await row(page, name).getByRole('button', { name: 'Offer a bed' }).click()
  await row(page, name).getByRole('button', { name: 'Take the offer back' }).waitFor()
  await row(page, name).getByText('More').click()
  await row(page, name).getByRole('button', { name: 'Moved in' }).click()
  await page.getByRole('button', { name: 'Put back' }).first().waitFor()
  expect(await row(page, name).count()).toBe(0)
})

journey(
  'a room that is not theirs is refused, and the alliance reads corrections only',
  async ({ openPage, product, allow }) => {
    allow(/status of 403/)
    const page = await openPage()
    await enterAt(page, { email: 'affiliate@demo.example', password: product.demoPassword }, '/workspace/waiting')
    await page.getByRole('heading', { level: 1, name: 'You do not have access to this page' }).waitFor()
    await page.getByText('It is for operators of homes. Your account belongs to a state affiliate.').waitFor()
    expect(await page.title()).toMatch(/^You do not have access to this page/)
    await page.getByRole('link', { name: 'Back to the affiliate desk' }).click()
    await page.waitForURL('**/affiliate')
    const staff = await openPage()
    await enterAt(staff, { email: 'staff@demo.example', password: product.demoPassword }, '/workspace/messages')
    await staff.getByRole('heading', { level: 1, name: 'Messages' }).waitFor()
    expect(await staff.getByRole('button', { name: 'Assign to me' }).count()).toBe(0)
    await axeEverywhere(staff, 'corrections of the alliance')
    await staff.goto('/affiliate')
    await staff.getByRole('heading', { level: 1, name: 'This page is for state affiliates' }).waitFor()
    await staff.getByRole('link', { name: 'Back to the staff desk' }).click()
    await staff.waitForURL('**/staff/inbox')
  },
)
