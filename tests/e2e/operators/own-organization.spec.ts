import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { enterAt, newOperator, signIn } from '#tests/support/desk/accounts.ts'
import { linkTo, mailTo } from '#tests/support/product/mailbox.ts'

journey(
  'an owner renames the organization, moves to another address, and closes the account',
  async ({ openPage, allow, product }) => {
    allow(/422/)
    const page = await openPage(touchPhone)
    const { dataDir } = product
    const { email, password } = await newOperator(page, dataDir, '/workspace')
    await page.getByRole('link', { name: /^Organization/ }).tap()
    await page.getByRole('heading', { name: 'Organization', level: 1 }).waitFor()
    await page.getByLabel('Name').fill('New Dawn Homes')
    await page.getByLabel('Office phone').fill('555')
    await page.getByRole('button', { name: 'Save' }).tap()
    await page.getByText('This has 3 digits.').waitFor()
    await axeEverywhere(page, 'organization, a field refused')
    await page.getByLabel('Office phone').fill('501-555-0142')
    await page.getByLabel('Website').fill('newdawn.example')
    await page.getByRole('button', { name: 'Save' }).tap()
    await page.getByText('Saved.').first().waitFor()
    await page.goto('/workspace/history')
    await page.getByText('Changed the organization').waitFor()
    await page.getByText('Name: New Dawn Homes, was Birch House').waitFor()

    await page.goto('/account')
    await page.getByText('New Dawn Homes, Owner').waitFor()
    await page.getByText('Change your email').tap()
    const next = `noor-${randomUUID()}@newdawn.example`
    await page.getByLabel('New email').fill(next)
    await page.getByRole('button', { name: 'Send the link' }).tap()
    await page.getByText('We wrote to the new address.').waitFor()
    await axeEverywhere(page, 'account, a new address asked for')
    const mail = await mailTo(dataDir, next, 'Use this address')
    await page.goto(linkTo('/account/email', mail).href)
    await page.getByText(next).waitFor()
    await axeEverywhere(page, 'a new address')
    await page.getByRole('button', { name: 'Use this address' }).tap()
    await page.getByText('Your email address is changed').waitFor()
    await mailTo(dataDir, email, 'It was not me')

    await page.getByText('An organization closes when the last person in it deletes their account.').waitFor()
    await page.getByText('Delete your account').last().tap()
    await page.getByRole('button', { name: 'Delete my account' }).tap()
    await page.getByText('Your account is deleted, and you are signed out').waitFor()
    await page.goto('/sign-in')
    await signIn(page, next, password)
    await page.getByText('That did not work.').waitFor()
  },
)

journey('the only owner of a team is told what keeps the account', async ({ page, product }) => {
  await enterAt(page, { email: 'operator@demo.example', password: product.demoPassword }, '/account')
  await page.getByRole('heading', { name: 'Delete your account' }).waitFor()
  const part = page.getByRole('region', { name: 'Delete your account' })
  await part.getByText(/only owner|Nobody else belongs to it, and/).waitFor()
  expect(await part.getByRole('button', { name: 'Delete my account' }).count()).toBe(0)
})
