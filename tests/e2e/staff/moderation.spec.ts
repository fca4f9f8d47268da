import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { expectThumbCanUse } from '#tests/support/browser/measures/thumb.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

const openStaff = (page: Page, password: string, path: string) =>
  enterAt(page, { email: 'staff@demo.example', password }, path)

/** A home in a state that no other journey looks at. */
async function findResidence(baseUrl: string, state: string): Promise<{ name: string; slug: string }> {
  const answer = await fetch(`${baseUrl}/api/v1/residences?state=${state}`)
  const { items } = (await answer.json()) as { items: { name: string; slug: string }[] }
  const residence = items.at(-1)
  if (!residence) throw new Error(`There is no home in ${state}.`)
  return residence
}

journey(
  'without script a visitor reports a page, and staff hide it and show it again on a phone',
  async ({ openPage, product, allow }) => {
    allow(/status of (404|422)/)
    const residence = await findResidence(product.baseUrl, 'VT')
    const visitor = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await visitor.goto(`/residences/${residence.slug}`)
    await visitor.getByRole('link', { name: 'Report this page' }).click()
    await visitor.getByRole('button', { name: 'Send the report' }).click()
    await visitor.getByRole('link', { name: 'Choose what is wrong.' }).waitFor()
    await visitor.getByLabel('Somebody is not safe there').check()
    await visitor.getByLabel('What happened?').fill('The stairs are broken.')
    await visitor.getByLabel('Your email').fill('no address')
    await visitor.getByRole('button', { name: 'Send the report' }).click()
    await visitor.locator('#report-email[aria-invalid][value="no address"]').waitFor()
    expect(await visitor.getByLabel('Somebody is not safe there').isChecked()).toBe(true)
    await visitor.getByLabel('Your email').fill('sam@reed.example')
    await visitor.getByRole('button', { name: 'Send the report' }).click()
    await visitor.getByText('Thank you. We have your report.').waitFor()

    const staff = await openPage(touchPhone)
    await openStaff(staff, product.demoPassword, '/staff/reports')
    await axeEverywhere(staff, 'the queue of reports')
    await staff.getByRole('link', { name: `Somebody is not safe there: ${residence.name}` }).tap()
    await staff.getByRole('button', { name: 'Take it' }).tap()
    await staff.getByRole('status').filter({ hasText: 'Taken by you' }).waitFor()
    await staff.getByText('Hide it from the public').tap()
    await axeEverywhere(staff, 'a report to decide')
    await expectThumbCanUse(staff, 'a report')
    await staff.getByLabel('Why, in your words').fill('The stairs have to be repaired first.')
    await staff.getByRole('button', { name: 'Hide this listing' }).tap()
    await staff.getByRole('status').filter({ hasText: 'Hidden, by Avery' }).waitFor()
    expect((await visitor.goto(`/residences/${residence.slug}`))?.status()).toBe(404)

    await staff.getByRole('link', { name: 'Open the listing' }).tap()
    await staff.getByText('The stairs have to be repaired first.').first().waitFor()
    await axeEverywhere(staff, 'a hidden listing')
    await staff.getByRole('button', { name: 'Show it again' }).tap()
    await staff.getByRole('heading', { name: 'Hide it from the public' }).waitFor()
    expect((await visitor.goto(`/residences/${residence.slug}`))?.status()).toBe(200)
  },
)

journey(
  'by the keyboard staff find a listing and write a note; a page is reported in Spanish',
  async ({ page, product }) => {
    const residence = await findResidence(product.baseUrl, 'OR')
    await page.goto(`/es/residencias/${residence.slug}`)
    await page.getByRole('link', { name: 'Avisar sobre esta página' }).click()
    await axeEverywhere(page, 'a report in Spanish')
    await page.getByLabel('La casa cerró').focus()
    await page.keyboard.press('Space')
    await page.getByLabel('¿Qué pasó?').fill('Está vacía.')
    await page.getByRole('button', { name: 'Enviar el aviso' }).press('Enter')
    await page.getByText('Gracias. Tenemos su aviso.').waitFor()

    await openStaff(page, product.demoPassword, '/staff/listings')
    await page.getByLabel('Name, town, ZIP code').fill(`${residence.name} oregon`)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/listings?q=**')
    await axeEverywhere(page, 'listings that were found')
    await page.getByRole('link', { name: residence.name }).first().press('Enter')
    await page.getByLabel('A note').fill('Called them on Monday.')
    await page.getByRole('button', { name: 'Add the note' }).press('Enter')
    await page.getByRole('listitem').filter({ hasText: 'Called them on Monday.' }).waitFor()
    expect(await page.getByLabel('A note').inputValue()).toBe('')
  },
)
