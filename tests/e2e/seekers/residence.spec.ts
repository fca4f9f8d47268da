import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, phone } from '#tests/support/browser/browser-journey.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

const harbor = '/residences/harbor-row-house-north-little-rock-ar'

const form = (page: Page) => page.locator('form.ask-form')

journey(
  'somebody on a phone sees at once whether a bed is open, and can call, text and leave',
  async ({ openPage }) => {
    const page = await openPage(phone)
    await page.goto(`${harbor}?near=72201`)
    const first = ['2/8 available', 'Call 501-555-0142', 'Text', 'Save']
    for (const words of first) {
      const box = await page.locator('.porch-words').getByText(words, { exact: true }).boundingBox()
      expect((box?.y ?? 844) + (box?.height ?? 0), words).toBeLessThan(700)
    }
    const bar = await page.locator('.callbar .btn').boundingBox()
    const exit = await page.getByRole('link', { name: 'Leave this site' }).boundingBox()
    expect([bar?.height, exit?.height]).toEqual([52, 52])
    expect(bar?.y).toBe(exit?.y)
    expect((exit?.x ?? 0) + (exit?.width ?? 0)).toBeLessThan(bar?.x ?? 0)
  },
)

journey(
  'a bed is asked about, followed and deleted on a phone without script',
  async ({ openPage, product, allow }) => {
    allow(/status of 4\d\d/)
    const page = await openPage({ ...phone, javaScriptEnabled: false })
    await page.goto(harbor)
    await form(page).getByLabel('Name or nickname').fill('Sam')
    await form(page).getByRole('button', { name: 'Ask about a bed' }).click()
    await page.getByRole('link', { name: 'Write a phone number, so that the house can answer.' }).waitFor()
    expect(await form(page).getByLabel('Name or nickname').inputValue()).toBe('Sam')
    await form(page).getByRole('radio', { name: 'Email' }).check()
    await expect.poll(() => form(page).getByLabel('Your phone').isVisible()).toBe(false)
    await form(page).getByLabel('Your email').fill('sam@home.example')
    await form(page).getByRole('radio', { name: 'This week' }).check()
    await form(page).getByLabel('Message').fill('Is one free on Friday?')
    await form(page).getByRole('button', { name: 'Ask about a bed' }).click()
    await page.getByRole('heading', { name: 'You asked Harbor Row House about a bed' }).waitFor()
    const link = page.url()
    await page.getByText('The house has not opened it yet.').waitFor()
    const mail = await mailTo(
      product.dataDir,
      'operator@demo.example',
      'Somebody asked about a bed at Harbor Row House',
    )
    expect(mail).not.toMatch(/sam@home|Friday/)
    await page.getByRole('button', { name: 'Delete what I sent' }).click()
    await page.getByRole('heading', { name: 'Deleted', exact: true }).waitFor()
    const answer = await page.goto(link)
    expect(answer?.status()).toBe(404)
  },
)

journey('the page and its form are clear to everybody, also when the form came back', async ({ page, allow }) => {
  allow(/status of 4\d\d/)
  await page.goto('/es/residencias/harbor-row-house-north-little-rock-ar')
  await form(page).getByRole('button', { name: 'Preguntar por una cama' }).click()
  await page.getByText('Todavía no se envió').waitFor()
  await axeEverywhere(page, 'residence in Spanish, not sent')
})

journey(
  'by keyboard: a way to answer is chosen, the question sent, the house answers, the sender sees it',
  async ({ openPage, product }) => {
    const page = await openPage()
    await page.goto(harbor)
    await page.getByLabel('Name or nickname').focus()
    await page.keyboard.type('Kit')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => form(page).locator('[name="answer_by"]:checked').getAttribute('value')).toBe('call')
    await page.keyboard.press('Tab')
    await page.keyboard.type('501-555-0177')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'You asked Harbor Row House about a bed' }).waitFor()
    await axeEverywhere(page, 'asked')

    const desk = await openPage(phone)
    await desk.goto('/sign-in?returnTo=%2Fworkspace%2Fmessages')
    await desk.getByLabel('Email').fill('operator@demo.example')
    await desk.getByLabel('Password', { exact: true }).fill(product.demoPassword)
    await desk.getByRole('button', { name: 'Sign in', exact: true }).click()
    const message = desk.locator('.message', { hasText: 'Kit' })
    await message.locator('summary').first().click()
    await message.getByRole('link', { name: 'Call 501-555-0177' }).waitFor()
    await axeEverywhere(desk, 'messages')
    await page.reload()
    await page.getByText('The house has opened it').waitFor()
    await message.getByRole('button', { name: 'I called' }).click()
    await expect.poll(() => message.count()).toBe(0)
    await desk.goto('/workspace/messages?status=answered')
    await message.getByText('Answered by').waitFor()
    await page.reload()
    await page.getByText('The house says it has answered').waitFor()
  },
)

journey('a home is kept on this device, and a correction is sent', async ({ page }) => {
  await page.goto(harbor)
  const saved = page.locator('.porch-ways').getByRole('button', { name: /^Saved/ })
  await page.locator('.porch-ways').getByRole('button', { name: /^Save/ }).click()
  await saved.waitFor()
  await page.reload()
  await saved.waitFor()
  await page.getByText('Suggest a correction').click()
  await page.getByLabel('What is wrong?').fill('The curfew is 10 pm now.')
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await page.getByRole('heading', { name: 'Your correction for Harbor Row House is sent' }).waitFor()
})

journey('on a wide screen neither column of a house ends far above the other', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(harbor)
  const ends = await page
    .locator('.pair > div')
    .evaluateAll((columns) => columns.map((column) => column.lastElementChild?.getBoundingClientRect().bottom ?? 0))
  const [left = 0, right = 0] = ends
  expect(ends).toHaveLength(2)
  expect(Math.abs(left - right)).toBeLessThan(300)
})
