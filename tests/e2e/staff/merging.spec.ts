import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { findTwo, type Residence } from '#tests/support/directory/two-residences.ts'

const openStaff = (page: Page, password: string, path: string) =>
  enterAt(page, { email: 'staff@demo.example', password }, path)

async function findBeside(page: Page, kept: Residence, gone: Residence): Promise<void> {
  await page.getByLabel('Name, town, ZIP code').fill(kept.name)
  await page.getByLabel('Name, town, ZIP code').press('Enter')
  await page.getByRole('link', { name: kept.name, exact: true }).first().click()
  await page.getByRole('link', { name: 'Merge it with another listing' }).click()
  await page.getByLabel('of the other listing').fill(gone.slug)
  await page.getByLabel('of the other listing').press('Enter')
  await page.getByRole('link', { name: `${kept.name} and ${gone.name}` }).click()
}

journey('staff merge two listings on a phone, and make them two again', async ({ openPage, product }) => {
  const [kept, gone] = await findTwo(product.baseUrl, 'NM')
  const staff = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await openStaff(staff, product.demoPassword, '/staff/listings')
  await staff.getByRole('link', { name: 'Looks like the same house' }).tap()
  await staff.getByRole('heading', { name: 'Looks like the same house' }).waitFor()
  await axeEverywhere(staff, 'pairs of listings')
  await staff.goBack()
  await findBeside(staff, kept, gone)
  await expectAllCanUse(staff, 'two listings side by side')
  await staff.getByRole('button', { name: 'Merge them' }).tap()
  await staff.getByText('Say why in a sentence').waitFor()
  await staff.getByLabel(`${kept.name} stays (/residences/${kept.slug})`).check()
  await staff.getByLabel('Why, in your words').fill('One door, one phone.')
  await staff.getByRole('button', { name: 'Merge them' }).tap()
  await staff.getByText('They are one listing now.').waitFor()

  const visitor = await openPage()
  const answer = await visitor.request.get(`/residences/${gone.slug}`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, `/residences/${kept.slug}`])

  await staff.getByText('Undo this merge').tap()
  await axeEverywhere(staff, 'a listing that another one went into')
  await staff.getByLabel('Why, in your words').fill('They are two after all.')
  await staff.getByRole('button', { name: 'Make them two again' }).tap()
  await staff.getByText('Undone by').waitFor()
  expect((await visitor.goto(`/residences/${gone.slug}`))?.status()).toBe(200)
})

journey(
  'without script and by the keyboard two listings are merged, and what is missing is said',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const [kept, gone] = await findTwo(product.baseUrl, 'NV')
    const staff = await openPage({ javaScriptEnabled: false })
    await openStaff(staff, product.demoPassword, '/staff/listings')
    await findBeside(staff, kept, gone)
    await staff.getByRole('button', { name: 'Merge them' }).press('Enter')
    await staff.getByText('Say why in a sentence').first().waitFor()
    await staff.getByLabel(`${kept.name} stays (/residences/${kept.slug})`).press('Space')
    await staff.getByLabel('Why, in your words').fill('One door, one phone.')
    await staff.getByRole('button', { name: 'Merge them' }).press('Enter')
    await staff.getByText('They are one listing now.').waitFor()
  },
)
