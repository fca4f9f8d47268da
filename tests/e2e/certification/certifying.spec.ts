import { PDFDocument } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

/** What the website of the house shows: the picture that the verify page hands out. */
async function readBadge(page: Page): Promise<string> {
  const address = await page.locator('img[src*="badge.svg"]').first().getAttribute('src')
  return page.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).text(), address ?? '')
}

journey(
  'what a second officer confirms is public at once, and its badge turns gray when the certificate is put on hold',
  { timeout: 120_000 },
  async ({ openPage, product, allow }) => {
    allow(/Transition was|AbortError/)
    const officer = await openPage()
    await enterAt(officer, { email: 'affiliate@demo.example', password: product.demoPassword }, '/affiliate')
    await visit(officer, '/affiliate/applications?stage=decision')
    await officer
      .getByRole('link', { name: /^Review/ })
      .first()
      .click()
    await officer.waitForURL(/applications\/[\w-]{36}/)
    await waitUntilReady(officer)
    const residence = (await officer.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await officer.getByRole('button', { name: /^Confirm/ }).click()
    await officer.getByText('Decided. The operator gets an email.', { exact: true }).waitFor()
    await officer.getByRole('heading', { name: /^Certified/ }).waitFor()

    // A family, on a phone, from the home's page to the answer.
    await visit(officer, `/affiliate/homes?find=${encodeURIComponent(residence)}`)
    await officer.getByRole('link', { name: residence, exact: true }).first().click()
    await officer.getByRole('heading', { level: 1, name: residence, exact: true }).waitFor()
    await waitUntilReady(officer)
    const page = await officer.getByRole('link', { name: 'As the public sees it', exact: true }).getAttribute('href')
    const family = await openPage(touchPhone)
    await visit(family, page ?? '')
    await family.locator('a[href^="/verify/"]').first().tap()
    await family.waitForURL(/verify\//)
    await family.getByRole('heading', { level: 1, name: 'Valid today' }).waitFor()
    await family.getByRole('heading', { name: residence, exact: true }).first().waitFor()
    expect(await readBadge(family)).toContain('Certified residence')
    const sheets = await PDFDocument.load(await family.pdf({ format: 'Letter', printBackground: false }))
    expect(sheets.getPageCount()).toBe(1)
    await family.emulateMedia({ media: 'print' })
    expect(await family.locator('.crisis').isVisible()).toBe(false)
    await family.emulateMedia({ media: null })

    await officer.getByText(/^Renew, correct/).click()
    await officer.getByLabel('Why it is suspended').fill('A complaint is looked into.')
    await officer.getByRole('button', { name: 'Suspend the certificate' }).click()
    await officer.getByText('The certificate is suspended').first().waitFor()
    await family.reload()
    await family.getByRole('heading', { level: 1, name: 'Suspended' }).waitFor()
    expect(await readBadge(family)).toContain('Certificate suspended')
    await family.goto(page ?? '')
    expect(
      await family
        .getByText('Certificate suspended')
        .or(family.getByText(/on hold|suspended/i))
        .count(),
    ).toBeGreaterThan(0)
    expect(await family.getByText('A complaint is looked into.').count()).toBe(0)
  },
)
