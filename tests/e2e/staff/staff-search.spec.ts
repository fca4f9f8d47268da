import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

const staffAccount = 'staff@demo.example'

journey('on a phone staff find an account and its emails from the bar', async ({ openPage, product }) => {
  const staff = await openPage(touchPhone)
  await enterAt(staff, { email: staffAccount, password: product.demoPassword }, '/staff/inbox')
  await staff.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Search' }).tap()
  await staff.getByRole('heading', { name: 'Nothing is searched yet' }).waitFor()
  await axeEverywhere(staff, 'the search before anything is typed')
  const field = staff.getByLabel('Find anything')
  await field.fill('ow')
  await field.press('Enter')
  await staff.getByRole('heading', { name: 'Type 3 letters at least' }).waitFor()
  await field.fill('owner@demo.example')
  await field.press('Enter')
  const people = staff.getByRole('region', { name: 'People' })
  await people.getByText('owner@demo.example').waitFor()
  await expectAllCanUse(staff, 'what the search found')
  await people.getByRole('link').first().tap()
  await staff.getByRole('heading', { name: 'End all sessions' }).waitFor()
})

journey(
  'without script and by keyboard staff search, and read what was looked through',
  async ({ openPage, product }) => {
    const staff = await openPage({ javaScriptEnabled: false })
    await enterAt(staff, { email: staffAccount, password: product.demoPassword }, '/staff/search')
    await staff.getByLabel('Find anything').focus()
    await staff.keyboard.type('west virginia')
    await staff.keyboard.press('Enter')
    await staff.getByRole('region', { name: 'Organizations' }).getByText('State affiliate, WV').waitFor()
    await staff
      .getByRole('region', { name: 'Homes' })
      .getByRole('link', { name: /^All [\d,]+ in Listings$/ })
      .click()
    await staff.waitForURL('**/staff/listings?q=west+virginia')
    await staff.goto('/staff/search?q=nothing+is+called+that')
    await staff.getByText('We looked through organizations, people').waitFor()
  },
)
