import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit } from '#tests/support/browser/browser-journey.ts'
import { expectFocusIn } from '#tests/support/browser/focus-in.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

const openStaff = (page: Page, password: string, path: string) =>
  enterAt(page, { email: 'staff@demo.example', password }, path)

/** Adds the affiliate of the first state that has none yet; gives its card. */
async function addAffiliate(page: Page, name: string) {
  const form = page.getByRole('region', { name: 'Add an affiliate' })
  await form.getByLabel('State').selectOption({ index: 1 })
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Add the affiliate' }).click()
  return page.getByRole('article', { name })
}

journey(
  'staff add an affiliate on a phone, invite an officer and take that back',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const page = await openPage(touchPhone)
    await openStaff(page, product.demoPassword, '/staff/affiliates')
    await expectThumbCanUse(page, 'affiliates')
    const card = await addAffiliate(page, `Homes ${randomUUID().slice(0, 6)}`)
    await page.locator('.toast', { hasText: 'The affiliate is here. Now invite its officers.' }).waitFor()
    const id = (await card.getAttribute('aria-labelledby'))?.replace('name-', '')
    // Where it leads without script, and the form stands open.
    await visit(page, `/staff/affiliates?done=make&id=${id}`)
    await card.getByLabel('Email').fill('no address')
    await card.getByRole('button', { name: 'Send the invitation' }).tap()
    await card.locator('[aria-invalid]').waitFor()
    await axeEverywhere(page, 'an officer to invite')
    const email = `${randomUUID()}@tallow.example`
    await card.getByLabel('Email').fill(email)
    await card.getByRole('button', { name: 'Send the invitation' }).tap()
    await card.getByText('Invited').waitFor()
    await expectFocusIn(card)
    expect(await card.getByLabel('Email').inputValue()).toBe('')
    await card.getByRole('button', { name: /^Withdraw/ }).tap()
    await card.getByText(email, { exact: true }).waitFor({ state: 'detached' })
  },
)

journey('without script staff add an affiliate and invite its officer', async ({ openPage, product, allow }) => {
  allow(/status of 422/)
  const page = await openPage({ javaScriptEnabled: false })
  await openStaff(page, product.demoPassword, '/staff/affiliates')
  const card = await addAffiliate(page, `Homes ${randomUUID().slice(0, 6)}`)
  await card.getByLabel('Email').fill('no address')
  await card.getByRole('button', { name: 'Send the invitation' }).click()
  await card.locator('[aria-invalid][value="no address"]').waitFor()
  const email = `${randomUUID()}@tallow.example`
  await card.getByLabel('Email').fill(email)
  await card.getByRole('button', { name: 'Send the invitation' }).click()
  await card.getByText(email, { exact: true }).waitFor()
})

journey('staff narrow the list of security events, and widen it again', async ({ page, product }) => {
  await openStaff(page, product.demoPassword, '/staff/security')
  await page
    .getByRole('row', { name: /^Signed in/ })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL('**/staff/security?kind=signed_in&span=hour')
  await axeEverywhere(page, 'security events of one kind')
  await page.getByRole('link', { name: 'Last hour remove' }).click()
  await page.waitForURL('**/staff/security?kind=signed_in')
  await page.getByLabel('Event', { exact: true }).selectOption({ label: 'Any event' })
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL('**/staff/security?kind=&**')
  await page.getByRole('heading', { name: 'Every event' }).waitFor()
})
