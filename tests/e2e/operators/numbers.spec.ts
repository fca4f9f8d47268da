import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

journey(
  'an operator finds the numbers of the houses, and takes them along as a file',
  async ({ openPage, product }) => {
    const operator = { email: 'operator@demo.example', password: product.demoPassword }
    const page = await openPage(touchPhone)
    await enterAt(page, operator, '/workspace')
    await page.getByRole('link', { name: 'Numbers' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Numbers' }).waitFor()
    const harbor = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Harbor Row House' }) })
    await harbor.getByText('%').waitFor()
    await axeEverywhere(page, 'numbers')

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as a file (CSV)' }).tap()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.split('\r\n')[0]).toContain('Month,House,Town,Days')
    expect(file).toContain('Harbor Row House')

    const plain = await openPage({ javaScriptEnabled: false })
    await enterAt(plain, operator, '/workspace/numbers')
    const months = await plain.getByLabel('Month').locator('option').allTextContents()
    await plain.getByLabel('Month').selectOption({ label: months[4] ?? '' })
    await plain.getByRole('button', { name: 'Show' }).click()
    await plain.getByText(`Your houses in ${months[4]}`).waitFor()
    await plain.getByText('Not kept').first().waitFor()
  },
)
