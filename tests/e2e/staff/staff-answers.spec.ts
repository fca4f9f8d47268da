import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { contactReceipt } from '#contract/contact/contact.ts'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { call, enterAt } from '#tests/support/desk/accounts.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

const support = 'support@alliance.example'

const nothingElse = { phone: '', facilityName: '', stateId: '' }

/** Leaves a message: who wrote, from where, and the reference they are told. */
async function leaveMessage(page: Page, words: string) {
  // Nobody else at this product has that name, or had as many receipts as one address gets in a day.
  const lastName = `Riverside ${randomUUID().slice(0, 8)}`
  const email = `${lastName.replace(' ', '.').toLowerCase()}@home.example`
  const { id } = contactReceipt.parse(
    await call(page, '/api/contact', { ...nothingElse, firstName: 'Toni', lastName, email, message: words }),
  )
  return { name: `Toni ${lastName}`, email, reference: id }
}

const openStaff = (page: Page, path: string, password: string) =>
  enterAt(page, { email: 'staff@demo.example', password }, path)

const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

/** The inbox shows 25 messages, the longest waiting first: other journeys may have filled a page before this one. */
async function findRow(page: Page, name: string) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  while ((await row(page, name).count()) === 0) {
    const next = page.getByRole('link', { name: 'Next page' })
    const address = await next.getAttribute('href')
    await next.click()
    await page.waitForURL(`**${address}`)
  }
  return row(page, name)
}

journey('staff read the message a visitor has just sent, take it and answer it', async ({ openPage, product }) => {
  const visitor = await openPage()
  const words = 'Is there a bed near the river?\nMy brother can come on Friday.'
  const { name, reference } = await leaveMessage(visitor, words)

  const page = await openPage()
  await openStaff(page, '/staff/inbox', product.demoPassword)
  const message = await findRow(page, name)
  await message.getByText('23 hours left to answer').waitFor()
  await message.getByText('Not opened yet').waitFor()
  await expectAllCanUse(page, 'staff inbox')

  await message.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.locator('.letter').textContent()).toBe(words)
  await page.getByText(reference).first().waitFor()
  await expectAllCanUse(page, 'a message')

  await page.getByRole('button', { name: 'Assign to me' }).click()
  await page.getByText('Taken by you').waitFor()
  await page.locator('.toast', { hasText: 'Assigned to you' }).waitFor()
  await page.getByRole('button', { name: 'Mark answered' }).click()
  await page.getByText(/^Answered after .*, in time$/).waitFor()
  await page.getByText(/^Answered by you/).waitFor()
  await axeEverywhere(page, 'an answered message')

  await page.goto('/staff/inbox?filter=mine')
  expect(await row(page, name).count()).toBe(0)
  await page.getByRole('link', { name: 'Answered' }).click()
  await page.waitForURL('**/staff/inbox?filter=answered')
  await (await findRow(page, name)).getByText('Taken by you').waitFor()
})

journey('the mail about a message leads staff to it', async ({ openPage, product }) => {
  const visitor = await openPage()
  const { reference } = await leaveMessage(visitor, 'By the way of the mail.')
  const mail = await mailTo(product.dataDir, support, reference)
  const [link = ''] = /\/staff\/inbox\/[0-9a-f-]+/.exec(mail) ?? []
  const page = await openPage()
  await openStaff(page, link, product.demoPassword)
  await page.getByText('By the way of the mail.').waitFor()
})

journey('staff see what the site has sent, and read it', async ({ openPage, product }) => {
  const { email, reference } = await leaveMessage(await openPage(), 'For the outbox.')
  await mailTo(product.dataDir, email, reference)
  const page = await openPage()
  await openStaff(page, '/staff/mail', product.demoPassword)
  await page.getByText('No mail server is set (SMTP_URL)').waitFor()
  await expectAllCanUse(page, 'outgoing mail')
  await page.getByRole('link', { name: 'Sent', exact: true }).click()
  await page.waitForURL('**/staff/mail?state=sent')
  const receipt = page.getByRole('article').filter({ hasText: `To ${email}` })
  await receipt.getByRole('link').click()
  await page.getByText(reference).first().waitFor()
  await page.getByText('1 of 14').waitFor()
  await axeEverywhere(page, 'a mail')
})

journey('a message that is not there is a 404 with a way back', async ({ page, product, allow }) => {
  allow(/status of 404/)
  await openStaff(page, '/staff/inbox', product.demoPassword)
  const answer = await page.goto('/staff/inbox/00000000-0000-4000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await page.getByText('There is no such message.').waitFor()
  await axeEverywhere(page, 'no such message')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.waitForURL('**/staff/inbox')
})

journey(
  'without a script staff read messages and mail, take a message, answer it and open it again',
  async ({ openPage, product }) => {
    const { name } = await leaveMessage(await openPage(), 'Read without a script.')
    const page = await openPage({ javaScriptEnabled: false })
    await openStaff(page, '/staff/inbox', product.demoPassword)
    await (await findRow(page, name)).getByRole('link').click()
    await page.getByText('Read without a script.').waitFor()
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await page.getByText('Taken by you').waitFor()
    await page.getByRole('button', { name: 'Give it back' }).waitFor()
    await page.getByRole('button', { name: 'Mark answered' }).click()
    await page.getByText(/^Answered by you/).waitFor()
    await page.getByRole('button', { name: 'Open again' }).click()
    await page.getByRole('button', { name: 'Mark answered' }).waitFor()
    await page.goto('/staff/mail')
    await page.getByRole('article').first().getByRole('link').click()
    await page.getByRole('heading', { name: 'Delivery' }).waitFor()
  },
)
