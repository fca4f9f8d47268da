import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere, expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00`

async function fillNotice(page: Page, { en, states }: { en: string; states: string }): Promise<void> {
  const form = page.getByRole('region', { name: 'Add a notice' })
  await form.getByLabel('What it is about').selectOption('storm')
  await form.getByLabel('In English').fill(en)
  await form.getByLabel('In Spanish').fill('Las carreteras están cerradas.')
  await form.getByLabel('States').fill(states)
  await form.getByLabel('Until').fill(tomorrow())
}

const noticesOn = async (page: Page, path: string): Promise<string> => {
  await page.goto(path)
  return (await page.getByRole('complementary', { name: 'Notices' }).allTextContents()).join(' ')
}

journey(
  'staff publish a notice for a state on a phone; visitors read it there until it ends',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const en = 'Roads in Wyoming are closed. Call before you set out.'
    const staff = await openPage(touchPhone)
    await enterAt(staff, { email: 'staff@demo.example', password: product.demoPassword }, '/staff/listings')
    await staff.getByRole('link', { name: 'More', exact: true }).tap()
    await staff
      .getByRole('link', { name: /^Notices/ })
      .first()
      .tap()
    await staff.getByRole('heading', { name: 'Site notices', level: 1 }).waitFor()
    await fillNotice(staff, { en, states: 'Wyoming, Teton' })
    await staff.getByRole('button', { name: 'Publish', exact: true }).tap()
    await staff.getByText('Not a state: Teton.', { exact: false }).waitFor()
    await staff.getByRole('region', { name: 'Add a notice' }).getByLabel('States').fill('Wyoming')
    await staff.getByRole('button', { name: 'Preview', exact: true }).tap()
    const preview = staff.getByRole('region', { name: 'This is how it looks on a page' })
    await preview.getByText('Tormenta: Wyoming').waitFor()
    expect(await preview.textContent()).toContain(`Storm: Wyoming${en}`)
    await axeEverywhere(staff, 'a preview of a notice')
    expect(await staff.getByRole('listitem').filter({ hasText: en }).count()).toBe(0)
    await staff.getByRole('button', { name: 'Publish', exact: true }).tap()
    const row = staff.getByRole('listitem').filter({ hasText: en })
    await row.getByRole('heading', { name: 'Storm: shown now' }).waitFor()
    await expectAllCanUse(staff, 'a notice at the staff’s desk')

    const visitor = await openPage(touchPhone)
    await expect.poll(() => noticesOn(visitor, '/directory/wyoming')).toContain(`Storm: Wyoming${en}`)
    await expectNoAxeViolations(visitor, 'a notice on the page of its state')
    expect(await noticesOn(visitor, '/about')).not.toContain('Wyoming')
    expect(await noticesOn(visitor, '/directory/ohio')).not.toContain('Wyoming')

    await row.getByText('Change', { exact: true }).tap()
    await row.getByLabel('In English').fill('Roads in Wyoming are open again.')
    await row.getByRole('button', { name: 'Publish in its place' }).tap()
    await expect.poll(() => noticesOn(visitor, '/directory/wyoming')).toContain('open again')
    const next = staff.getByRole('listitem').filter({ hasText: 'open again' })
    await next.getByRole('button', { name: 'End now' }).tap()
    await expect.poll(() => noticesOn(visitor, '/directory/wyoming')).not.toContain('Wyoming')
  },
)

journey(
  'without script a notice is planned, refused with what was typed, and taken back',
  async ({ openPage, product, allow }) => {
    allow(/status of 4\d\d/)
    const staff = await openPage({ javaScriptEnabled: false })
    await enterAt(staff, { email: 'staff@demo.example', password: product.demoPassword }, '/staff/notices')
    const form = staff.getByRole('region', { name: 'Add a notice' })
    await fillNotice(staff, { en: 'Snow comes to Alaska.', states: 'Alaska' })
    await form.getByLabel('From').fill(`${tomorrow().slice(0, 11)}13:00`)
    await form.getByRole('button', { name: 'Publish' }).click()
    await staff.getByText('It ends before it begins.').waitFor()
    expect(await form.getByLabel('In English').inputValue()).toBe('Snow comes to Alaska.')
    await form.getByLabel('From').fill(`${tomorrow().slice(0, 11)}11:00`)
    await form.getByRole('button', { name: 'Preview' }).click()
    await form.getByText('Storm: Alaska').waitFor()
    await form.getByText('Tormenta: Alaska').waitFor()
    expect(await staff.getByText('That did not work').count()).toBe(0)
    expect(await form.getByLabel('In English').inputValue()).toBe('Snow comes to Alaska.')
    await form.getByRole('button', { name: 'Publish' }).click()
    await staff.getByText('The notice is published.').waitFor()
    const row = staff.getByRole('listitem').filter({ hasText: 'Snow comes to Alaska.' })
    await row.getByRole('heading', { name: 'Storm: planned' }).waitFor()
    await row.getByRole('button', { name: 'Take it back' }).click()
    await staff.getByText('The notice has ended.').waitFor()
    expect(await row.getByRole('heading', { name: 'Storm: planned' }).count()).toBe(0)
  },
)
