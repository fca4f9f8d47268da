import { expect } from 'vitest'
import { journey, touchPhone, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

journey(
  'an officer writes to the homes of a filter, reads that samples get nothing, and loses no words',
  async ({ openPage, product }) => {
    const account = { email: 'affiliate@demo.example', password: product.demoPassword }
    const page = await openPage(touchPhone)
    await enterAt(page, account, '/affiliate/homes?show=suspended')
    await page.getByRole('link', { name: 'Mail these homes' }).click()
    await page.waitForURL('**/affiliate/mails?show=suspended')
    await waitUntilReady(page)
    expect(await page.getByLabel(/As you filtered the table of homes: \d+ home/).isChecked()).toBe(true)
    await page.goto('/affiliate/mails')
    await page.getByRole('link', { name: 'Your certificate ends soon' }).click()
    await page.waitForURL('**start=certificate')
    await waitUntilReady(page)
    expect(await page.getByLabel(/Certificate ends in 90 days/).isChecked()).toBe(true)
    await page.getByLabel('Subject').fill('Renew in time')
    await page.getByRole('button', { name: 'Preview' }).tap()
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByText('Renew in time').waitFor()
    await preview.getByText('Nobody would get it').waitFor()
    await preview.getByText('Gets none').tap()
    await preview.getByText('A sample that shows how the directory works').waitFor()
    expect(await preview.getByRole('button', { name: /Send/ }).count()).toBe(0)
    await expectAllCanUse(page, 'mail to homes')
    await page.getByRole('button', { name: 'Discard the draft' }).tap()
    await preview.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Subject').inputValue()).not.toBe('Renew in time')
  },
)

journey(
  'without script a mail to homes is written by keyboard, and a refused one keeps its words',
  async ({ openPage, product, allow }) => {
    allow(/status of 4\d\d/)
    const account = { email: 'second@demo.example', password: product.demoPassword }
    const page = await openPage({ javaScriptEnabled: false })
    await enterAt(page, account, '/affiliate/mails')
    await page.getByLabel('Text').fill('Two lines.\n\nOne more.')
    await page.getByLabel('Subject').press('Enter')
    await page.getByText('Write a subject.').waitFor()
    expect(await page.getByLabel('Text').inputValue()).toBe('Two lines.\n\nOne more.')
    await page.getByLabel('Subject').fill('News')
    await page.getByLabel('Subject').press('Enter')
    await page.waitForURL('**/affiliate/mails?done=save#preview')
    await page.getByRole('region', { name: 'Preview' }).getByText('One more.').waitFor()

    const other = await page.context().newPage()
    await other.goto('/affiliate/mails')
    await other.getByLabel('Subject').fill('News from another window')
    await other.getByRole('button', { name: 'Preview' }).click()
    await other.waitForURL('**?done=save#preview')
    await page.getByLabel('Subject').fill('News of the first window')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('in another window').waitFor()
    expect(await page.getByLabel('Subject').inputValue()).toBe('News of the first window')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.waitForURL('**?done=save#preview')
    expect(await page.getByLabel('Subject').inputValue()).toBe('News of the first window')
    await page.getByRole('button', { name: 'Discard the draft' }).click()
    await page.getByText('The draft is gone.').waitFor()
  },
)
