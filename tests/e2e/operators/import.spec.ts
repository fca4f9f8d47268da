import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { newOperator } from '#tests/support/desk/accounts.ts'
import { holdScripts } from '#tests/support/desk/hold-scripts.ts'

/** Houses nobody else at this product has. Three rows are broken, one says again what another says. */
function readSheet(mark: string): string {
  return [
    'House,Addr,Town,Zip,Gender,Beds,Weekly,Cell,Notes',
    `Magnolia ${mark},1 ${mark} Lane,Little Rock,72201,W,8,$160,(501) 555-0101,ask for K. first`,
    `Willow ${mark},2 ${mark} Lane,Conway,72032,M,6,$150,501-555-0102,`,
    `Magnolia Bend ${mark},1 ${mark} Ln,Little Rock,72201,W,8,$160,501-555-0101,`,
    `Fern ${mark},4 ${mark} Lane,Little Rock,72201,W,8,$160,501-555-01,`,
    `Quarry ${mark},5 ${mark} Lane,Little Rock,7220,W,8,$160,501-555-0105,`,
    `Old Mill ${mark},6 ${mark} Lane,Little Rock,72201,W,eight,$160,501-555-0106,`,
  ].join('\r\n')
}

const newMark = () => `Row ${randomUUID().slice(0, 6)}`
const getFile = (mark: string) => ({
  name: 'houses-november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(readSheet(mark)),
})

async function openImport(page: Page, dataDir: string) {
  await newOperator(page, dataDir, '/workspace/import')
  await waitUntilReady(page)
}

const tally = (page: Page) => page.locator('.tally b').allTextContents()

journey('on a phone a spreadsheet is checked, mended, imported and undone', async ({ openPage, product }) => {
  const page = await openPage(touchPhone)
  const mark = newMark()
  await openImport(page, product.dataDir)
  await expectAllCanUse(page, 'import, choose')
  await page.getByRole('button', { name: 'Check' }).tap()
  await page.getByText('Choose a file first.').waitFor()

  await page.getByLabel('Spreadsheet').setInputFiles(getFile(mark))
  await page.getByRole('button', { name: 'Check' }).tap()
  await page.getByRole('heading', { name: 'What would happen' }).waitFor()
  await waitUntilReady(page)
  expect(await tally(page)).toEqual(['2', '0', '0', '1', '3'])
  expect(await page.locator('.sheetstrip i').count()).toBe(6)
  await page.getByText('2 rows will be saved, 3 left out. You can undo for 24 hours.').waitFor()
  await expectAllCanUse(page, 'import, check')

  await page.getByRole('button', { name: 'Looks right' }).tap()
  await page.getByText('One guess to check').waitFor({ state: 'detached' })
  await page.getByLabel(`ZIP for Quarry ${mark}, row 6`).fill('72204')
  await page.getByLabel(`Phone for Fern ${mark}, row 5`).fill('12')
  await page.getByRole('heading', { name: '2 rows have a problem' }).waitFor()
  await page.getByLabel(`Phone for Fern ${mark}, row 5`).fill('501 555 0104')
  await page.getByLabel(`Total beds for Old Mill ${mark}, row 7`).focus()
  await page.getByRole('heading', { name: '1 row has a problem' }).waitFor()
  await page.getByRole('button', { name: /^They are two houses/ }).tap()
  await page.getByText('5 rows will be saved, 1 left out.').waitFor()
  expect(await tally(page)).toEqual(['5', '0', '0', '0', '1'])

  await page.getByRole('button', { name: 'Import' }).tap()
  await page.getByText('5 houses added.').waitFor()
  await expectAllCanUse(page, 'import, done')
  const [left] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the rows left out' }).tap(),
  ])
  expect(await readFile(await left.path(), 'utf8')).toContain('Total beds: found “eight”')
  await page.getByRole('button', { name: /^Undo/ }).tap()
  await page.getByText('The import is undone.').waitFor()
  await page.waitForFunction(() => scrollY === 0)
  await axeEverywhere(page, 'import, undone')
})

journey(
  'by keyboard alone: the same file again changes nothing, and everything goes out',
  async ({ page, product }) => {
    const mark = newMark()
    await openImport(page, product.dataDir)
    const press = async (name: string) => {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    }
    for (const time of ['first', 'second']) {
      await visit(page, '/workspace/import')
      await page.getByLabel('Spreadsheet').setInputFiles(getFile(mark))
      await press('Check')
      await page.getByRole('heading', { name: 'What would happen' }).waitFor()
      expect(await tally(page)).toEqual(time === 'first' ? ['2', '0', '0', '1', '3'] : ['0', '0', '2', '1', '3'])
      if (time === 'first') {
        const choice = page.getByLabel('Notes goes to')
        await choice.focus()
        await page.keyboard.type('About the house')
        await page.getByText('9 of 9 columns matched.').waitFor()
        await page.getByLabel('Notes goes to').selectOption('')
        await page.getByText('8 of 9 columns matched.').waitFor()
        // Enter in a field checks again; it does not press the first button of the page.
        await page.getByLabel(`ZIP for Quarry ${mark}, row 6`).focus()
        await page.keyboard.type('7220x')
        await page.keyboard.press('Enter')
        await page.locator('td', { hasText: '7220x' }).waitFor()
        await page.getByText('One guess to check').waitFor()
      }
      if (time === 'first') {
        await press('Import')
        await page.getByText('2 houses added.').waitFor()
        await page.getByRole('link', { name: 'Import another file' }).focus()
        await page.keyboard.press('Enter')
      }
    }
    await page.getByText('Nothing to save: 2 as they were, 1 skipped as duplicates, 3 left out.').waitFor()
    expect(await page.getByRole('button', { name: 'Import', exact: true }).count()).toBe(0)
    await page.goto('/workspace/import')
    await page.getByRole('heading', { name: 'Earlier imports' }).waitFor()
    await page.getByRole('cell', { name: '2 houses added.' }).first().waitFor()
    await axeEverywhere(page, 'import, earlier')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download everything' }).press('Enter'),
    ])
    expect(download.suggestedFilename()).toMatch(/^everything-.*\.zip$/)
  },
)

journey('a file and a column chosen before the page is hydrated count', async ({ page, product }) => {
  await openImport(page, product.dataDir)
  const releaseFirst = await holdScripts(page)
  await page.goto('/workspace/import', { waitUntil: 'commit' })
  await page.getByLabel('Spreadsheet').setInputFiles(getFile(newMark()))
  releaseFirst()
  await page.getByText('Press Check to read it.').waitFor()
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText('8 of 9 columns matched.').waitFor()

  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Notes goes to').selectOption('description')
  release()
  await page.getByText('9 of 9 columns matched.').waitFor()
})

journey('without script: every step is a page of its own', async ({ openPage, product }) => {
  const page = await openPage({ javaScriptEnabled: false })
  const mark = newMark()
  await newOperator(page, product.dataDir, '/workspace/import')
  await page.getByLabel('Spreadsheet').setInputFiles(getFile(mark))
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('heading', { name: '3 rows have a problem' }).waitFor()
  await page.getByLabel(`ZIP for Quarry ${mark}, row 6`).fill('72204')
  await page.getByLabel(`Total beds for Old Mill ${mark}, row 7`).fill('8')
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('heading', { name: '1 row has a problem' }).waitFor()
  await page.getByLabel(/^Publish the 4 new houses/).check()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('4 houses added.').waitFor()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText('The import is undone.').waitFor()
})

journey(
  'a file that is no spreadsheet is refused in plain words, and a strange address is a page',
  async ({ page, product, allow }) => {
    allow(/status of 40[34]/)
    await openImport(page, product.dataDir)
    await page.getByLabel('Spreadsheet').setInputFiles({
      name: 'houses.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 houses'),
    })
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('This is a PDF, not a spreadsheet. Choose a CSV or XLSX file.').waitFor()
    await axeEverywhere(page, 'import, refused file')
    expect((await page.goto(`/workspace/import/${randomUUID()}`))?.status()).toBe(404)
    await page.getByText('This file is not here any more').waitFor()
    await axeEverywhere(page, 'import, no such file')
  },
)
