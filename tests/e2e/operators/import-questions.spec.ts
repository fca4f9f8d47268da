import { expect } from 'vitest'
import { journey, touchPhone, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { newOperator } from '#tests/support/desk/accounts.ts'

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

const beds = csv('beds.csv', [
  'Our beds',
  '',
  'Property,Street,Zip,Phone,Bed,Status,Pets',
  'Magnolia Bend,1 Bend Lane,72201,501-555-0181,1,Occupied,service animals only',
  'Magnolia Bend,1 Bend Lane,72201,501-555-0181,2,Vacant,service animals only',
  'Quarry Bend,2 Bend Lane,72032,501-555-0182,1,Vacant,service animals only',
  'Quarry Bend,2 Bend Lane,72032,501-555-0182,2,Vacant,service animals only',
  'TOTAL,,,,4,,',
])

const bare = csv('bare.csv', [
  'Willow Bend,3 Bend Lane,72201,501-555-0183',
  'Cedar Bend,4 Bend Lane,72032,501-555-0184',
])

journey(
  'on a phone a file with a row for each bed becomes houses, after its questions',
  async ({ openPage, product }) => {
    const page = await openPage(touchPhone)
    await newOperator(page, product.dataDir, '/workspace/import')
    await waitUntilReady(page)
    await page.getByLabel('Spreadsheet').setInputFiles(beds)
    await page.getByRole('button', { name: 'Check' }).tap()
    await page.getByText('4 rows look like 2 houses with 2 beds each.').waitFor()
    await waitUntilReady(page)
    await page.getByText('Row 8 is no house and left out: “TOTAL”.').waitFor()
    expect(await page.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0)
    await expectAllCanUse(page, 'import, questions')
    await page.getByRole('button', { name: 'Yes, 2 houses' }).tap()
    await page.getByRole('button', { name: 'Yes, 2 houses', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Today' }).tap()
    await page.getByLabel('Pets for the 2 rows that say service animals only').selectOption('Yes')
    await page.getByText('“service animals only” means yes.').waitFor()
    await page.getByText('2 rows will be saved, 0 left out.').waitFor()
    await page.getByRole('button', { name: 'Import', exact: true }).tap()
    await page.getByText('2 houses added.').waitFor()
  },
)

journey('without script: a file without headings is asked about, row by row', async ({ openPage, product }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await newOperator(page, product.dataDir, '/workspace/import')
  await page.getByLabel('Spreadsheet').setInputFiles(bare)
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText('We find no row of headings. Is that right?').waitFor()
  await page.getByText('Say first which row holds the headings.').waitFor()
  await page.getByRole('button', { name: 'Use this choice' }).click()
  await page.getByText('2 rows will be saved, 0 left out.').waitFor()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('2 houses added.').waitFor()
})
