import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

const address = 'sam.corrections@reed.example'
const wrote = 'The phone number is that of a flower shop.'

/** Made public by nobody but the demo, and looked at by no other journey. */
async function findResidence(baseUrl: string): Promise<{ name: string; slug: string }> {
  const answer = await fetch(`${baseUrl}/api/v1/residences?state=WV`)
  const { items } = (await answer.json()) as { items: { name: string; slug: string }[] }
  const residence = items.at(-1)
  if (!residence) throw new Error('There is no home in West Virginia.')
  return residence
}

journey(
  'a visitor reports a page without script, an officer of the state settles it, and the staff see it',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const residence = await findResidence(product.baseUrl)
    const account = (name: string) => ({ email: `${name}@demo.example`, password: product.demoPassword })
    const visitor = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await visitor.goto(`/report/${residence.slug}`)
    await visitor.getByText('Only the alliance sees your email address.').waitFor()
    await visitor.getByLabel('Something else').check()
    await visitor.getByLabel('What happened?').fill(wrote)
    await visitor.getByLabel('Your email').fill(address)
    await visitor.getByRole('button', { name: 'Send the report' }).click()
    await visitor.getByText('Thank you. We have your report.').waitFor()

    const officer = await openPage(touchPhone)
    await enterAt(officer, account('affiliate'), '/affiliate')
    await officer.getByRole('link', { name: /Corrections? (from visitors|.*late)/ }).tap()
    const row = officer.getByRole('article').filter({ hasText: wrote })
    await row.getByRole('heading', { name: `Something else: ${residence.name}` }).waitFor()
    expect(await officer.content()).not.toContain(address)
    await row.getByText('Settle it').tap()
    await expectAllCanUse(officer, 'the corrections of a state')
    await row.getByLabel('What came of it').selectOption('Pass it to the alliance')
    await row.getByRole('button', { name: 'Save' }).tap()
    await row.getByText('Say what the alliance should look at.').waitFor()
    await row.getByLabel('What came of it').selectOption('The listing is corrected')
    await row.getByLabel('A note').fill('We called the office, and changed it.')
    await row.getByRole('button', { name: 'Save' }).tap()
    await row.waitFor({ state: 'detached' })
    await officer.getByRole('link', { name: 'Settled', exact: true }).tap()
    await row.getByText('We called the office, and changed it.').waitFor()
    expect(await officer.content()).not.toContain(address)
    await axeEverywhere(officer, 'settled corrections')

    const other = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await enterAt(other, account('reviewer'), '/affiliate/corrections?show=settled')
    await other.getByRole('heading', { level: 1, name: 'Corrections' }).waitFor()
    expect(await other.content()).not.toContain(wrote)

    const staff = await openPage()
    await enterAt(staff, account('staff'), '/staff/reports?show=decided')
    await staff.getByRole('link', { name: `Something else: ${residence.name}` }).click()
    await staff.getByText('Settled by the affiliate: corrected').first().waitFor()
    await staff.getByText('We called the office, and changed it.').waitFor()
    await axeEverywhere(staff, 'a report that an affiliate settled')
  },
)
