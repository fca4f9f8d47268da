import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, visit } from '#tests/support/browser/browser-journey.ts'

const handouts = [
  ['/brochure', 2],
  ['/partnership-guide', 4],
] as const

/** Letter paper without its margins, in CSS pixels. */
const inside = { width: 7.5 * 96, height: 10 * 96 }

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** How many pixels each sheet is too long for its page, as it is printed; no sheet is when all are 0. */
function tooLong(page: Page): Promise<number[]> {
  return page.evaluate((height) => {
    const sheets = [...document.querySelectorAll('.sheet-paper')]
    return sheets.map((sheet) => {
      const bottoms = [...sheet.children].map((part) => part.getBoundingClientRect().bottom)
      return Math.max(0, Math.ceil(Math.max(...bottoms) - sheet.getBoundingClientRect().top - height))
    })
  }, inside.height)
}

journey.for(handouts)(
  '%s prints on %i pages of Letter paper, in the evening colors too',
  async ([path, pages], { openPage }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage({ javaScriptEnabled, colorScheme: 'dark', viewport: inside })
      await page.goto(path)
      expect(await printedPages(page)).toBe(pages)
      await page.emulateMedia({ media: 'print' })
      if (javaScriptEnabled) expect(await tooLong(page)).toEqual(Array.from({ length: pages }, () => 0))
      expect(await page.locator('.crisis, .topbar, .footer').locator('visible=true').count()).toBe(0)
    }
  },
)

journey('the Print button prints; without script the words say how', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '')
  })
  await visit(page, '/brochure')
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('html[data-printed]').waitFor()

  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto('/brochure')
  await plain.getByText('Print in your browser’s menu').waitFor()
  expect(await plain.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
})
