import type { Page } from 'playwright-core'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt, newOperator, signIn } from '#tests/support/desk/accounts.ts'

const enterStaff = (page: Page, password: string) =>
  enterAt(page, { email: 'staff@demo.example', password }, '/staff/people')

journey(
  'on a phone staff find a person, sign them out, lock and unlock them and their organization',
  async ({ page, openPage, product, allow }) => {
    allow(/status of (401|403)/)
    const account = await newOperator(page, product.dataDir, '/workspace/residences')
    const staff = await openPage(touchPhone)
    await enterStaff(staff, product.demoPassword)
    await axeEverywhere(staff, 'the room of people')
    await staff.getByLabel('Name, email').fill(account.email)
    await staff.getByRole('button', { name: 'Search' }).tap()
    await staff.getByRole('link', { name: 'Nia Cole' }).tap()
    await staff.getByRole('heading', { name: 'End all sessions' }).waitFor()
    await expectAllCanUse(staff, 'a person')

    const reset = staff.getByRole('region', { name: 'Remove the second step' })
    await reset.getByText('This account has no second step.').waitFor()
    const end = staff.getByRole('region', { name: 'End all sessions' })
    await end.getByLabel('Why, in your words').fill('You told us that your phone is lost.')
    await end.getByRole('button', { name: 'End all sessions' }).tap()
    await staff.getByRole('status').filter({ hasText: 'Signed out everywhere' }).waitFor()
    await page.goto('/workspace/residences')
    await page.waitForURL('**/sign-in?**')

    const lock = staff.getByRole('region', { name: 'Lock the account' })
    await lock.getByLabel('Why, in your words').fill('Somebody else uses this account.')
    await lock.getByRole('button', { name: 'Lock this account' }).tap()
    await staff.getByRole('button', { name: 'Unlock this account' }).waitFor()
    await axeEverywhere(staff, 'a person who is locked')
    await signIn(page, account.email, account.password)
    await page.getByText('This account is locked.').waitFor()
    await staff.getByRole('button', { name: 'Unlock this account' }).tap()
    await staff.getByRole('button', { name: 'Lock this account' }).waitFor()
    await enterAt(page, account, '/workspace/residences')

    await staff.getByRole('link', { name: 'Birch House' }).tap()
    await staff.getByLabel('Why, in your words').fill('We look into a complaint.')
    await staff.getByRole('button', { name: 'Lock this organization' }).tap()
    await staff.getByRole('button', { name: 'Unlock this organization' }).waitFor()
    await axeEverywhere(staff, 'an organization that is locked')
    await page.reload()
    await page.getByText('Birch House is locked.').waitFor()
    await axeEverywhere(page, 'a desk that is locked')
  },
)

journey(
  'without script staff lock an account, and whoever it is reads why they cannot sign in',
  async ({ openPage, page, product, allow }) => {
    allow(/status of (401|403)/)
    const account = await newOperator(page, product.dataDir, '/workspace/residences')
    const staff = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await enterStaff(staff, product.demoPassword)
    await staff.getByLabel('Name, email').fill(account.email)
    await staff.getByRole('button', { name: 'Search' }).click()
    await staff.getByRole('link', { name: 'Nia Cole' }).click()
    const lock = staff.getByRole('region', { name: 'Lock the account' })
    await lock.getByLabel('Why, in your words').fill('Somebody else uses this account.')
    await lock.getByRole('button', { name: 'Lock this account' }).click()
    await staff.getByRole('button', { name: 'Unlock this account' }).waitFor()
    await staff.getByText('Somebody else uses this account.').first().waitFor()
    const visitor = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await visitor.goto('/sign-in')
    await signIn(visitor, account.email, account.password)
    await visitor.getByText('This account is locked.').waitFor()
  },
)
