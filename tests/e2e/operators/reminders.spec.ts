import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'
import { ownJourney as journey } from '#tests/support/product/own-product.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const operator = 'operator@demo.example'

const openRoom = (page: Page, password: string) => enterAt(page, { email: operator, password }, '/workspace/reminders')

/** Has a reminder sent, and gives its links: yes, full, change. */
async function sendOne(page: Page, dataDir: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Send me one now' }).click()
  await page.getByText('Sent. Check your email.').waitFor()
  const mail = await mailTo(dataDir, operator, 'still right?')
  return [...new Set(mail.match(/http:\/\/[\d.:]+\/said\/[\w-]+/g))]
}

const publicLine = async (page: Page, slug: string) => {
  await page.goto(`/residences/${slug}`)
  return page.locator('b[data-open]').first().textContent()
}

journey(
  'an operator sets reminders on a phone, and says a number by a link without signing in',
  async ({ openPage, allow, product }) => {
    allow(/status of (410|404|409|422)/)
    const desk = await openPage(phone)
    await openRoom(desk, product.demoPassword)
    await waitUntilReady(desk)
    await desk.getByRole('checkbox', { name: 'Send reminders' }).tap()
    await desk.getByLabel('Hour', { exact: true }).selectOption('21')
    await desk.getByRole('checkbox', { name: 'Sun' }).tap()
    await desk.getByLabel('How for').first().selectOption('text')
    await desk.getByRole('button', { name: 'Save' }).tap()
    await desk.getByText('Write a mobile number with its area code').waitFor()
    expect(await desk.getByLabel('Hour', { exact: true }).inputValue()).toBe('21')
    await waitUntilReady(desk)
    await axeEverywhere(desk, 'reminders, refused')
    await desk.getByLabel('How for').first().selectOption('email')
    await desk.getByRole('button', { name: 'Save' }).tap()
    await desk.getByText('Saved.').waitFor()
    await desk.getByText(/^Next: \w+, \w+ \d+, 9:00 pm, Central time\.$/).waitFor()
    await waitUntilReady(desk)
    await axeEverywhere(desk, 'reminders, saved')
    await expectThumbCanUse(desk, 'reminders')
    const [yes = '', full = '', change = ''] = await sendOne(desk, product.dataDir)

    const anybody = await openPage(phone)
    const slug = (await desk.evaluate(async () => (await (await fetch('/api/my-residences')).json())[0].slug)) as string
    await anybody.goto(yes)
    await anybody.getByRole('heading', { level: 1, name: '1 open at Cedar Steps, still right?' }).waitFor()
    await waitUntilReady(anybody)
    expect(await anybody.locator('.said button:visible').count()).toBe(1)
    await anybody.getByText('Another number').tap()
    await expectAllCanUse(anybody, 'the link of a reminder')
    expect(await publicLine(anybody, slug)).toBe('1/10 available')
    const secondTab = await anybody.context().newPage()
    await secondTab.goto(change)
    await visit(anybody, change)
    await anybody.getByRole('button', { name: '4 open' }).tap()
    await anybody.getByRole('heading', { level: 1, name: 'Said just now. 4 open at Cedar Steps.' }).waitFor()
    await waitUntilReady(anybody)
    await axeEverywhere(anybody, 'said by a link')
    await waitUntilReady(secondTab)
    await secondTab.getByRole('button', { name: '7 open' }).tap()
    await secondTab.getByText('7 was not taken: this link had said 4 already.').waitFor()
    await secondTab.getByRole('heading', { level: 2, name: 'To say another number' }).waitFor()
    await secondTab.close()
    expect(await publicLine(anybody, slug)).toBe('4/10 available')
    await anybody.goto(full)
    await anybody.getByRole('heading', { level: 1, name: 'It now says 4 open at Cedar Steps.' }).waitFor()
    await anybody.goto(change)
    await anybody.getByRole('heading', { level: 2, name: 'Is it wrong?' }).waitFor()
    expect(await anybody.locator('.said form').count()).toBe(0)
    await visit(anybody, full)
    await anybody.getByRole('button', { name: '1 open' }).tap()
    await anybody.getByRole('heading', { level: 1, name: 'Said just now. 1 open at Cedar Steps.' }).waitFor()
    expect(await publicLine(anybody, slug)).toBe('1/10 available')
    await anybody.goto(change)
    await anybody.getByText('It now says 1 open.').waitFor()
    await anybody.goto('/said/nothing')
    await anybody.getByRole('heading', { level: 1, name: 'There is nothing at this link' }).waitFor()
    await waitUntilReady(anybody)
    await axeEverywhere(anybody, 'no such link')
  },
)

journey('without script the same is done by keyboard alone', async ({ openPage, product }) => {
  const desk = await openPage({ ...phone, hasTouch: false, javaScriptEnabled: false })
  await openRoom(desk, product.demoPassword)
  await desk.getByRole('checkbox', { name: 'Send reminders' }).focus()
  await desk.getByRole('button', { name: 'Save' }).focus()
  await desk.keyboard.press('Enter')
  await desk.getByText('Saved.').waitFor()
  await desk.getByRole('button', { name: 'Send me one now' }).focus()
  await desk.keyboard.press('Enter')
  await desk.getByText('Sent. Check your email.').waitFor()
  const mails = await mailTo(product.dataDir, operator, 'still right?')
  const [yes = ''] = mails.match(/http:\/\/[\d.:]+\/said\/[\w-]+/) ?? []
  const anybody = await openPage({ ...phone, hasTouch: false, javaScriptEnabled: false })
  await anybody.goto(yes)
  await anybody.locator('.said summary').focus()
  await anybody.keyboard.press('Enter')
  const button = anybody.locator('.said-numbers button').first()
  await button.focus()
  await anybody.keyboard.press('Enter')
  await anybody.getByRole('heading', { level: 1, name: /^Said just now\. 0 open/ }).waitFor()
})
