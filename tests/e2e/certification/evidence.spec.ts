import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { applyFor } from '#tests/support/certification/plan-visit.ts'
import { enterAt, newOperator } from '#tests/support/desk/accounts.ts'
import { lockedPdfs, pdfOf } from '#tests/support/files/pdfs.ts'

const pdf = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
const rule = '?rule=2.F.17.b'

journey(
  'an operator shows a rule by files, over a line that drops and without script, and the affiliate opens them',
  async ({ openPage, product, allow }) => {
    allow(/Failed to load resource|ERR_FAILED/)
    const page = await openPage(touchPhone)
    const account = await newOperator(page, product.dataDir, '/workspace/residences')
    const residence = `Alder House ${account.email.slice(4, 12)}`
    const own = `/workspace/certification/${await applyFor(page, residence)}`
    await visit(page, own + rule)
    const files = page.getByRole('region', { name: 'Evidence' })
    const input = page.getByLabel('Add a file')

    let chunks = 0
    await page.route('**/api/applications/*/evidence*', (route) => {
      chunks += 1
      return chunks === 2 ? route.abort() : route.continue()
    })
    await input.setInputFiles(pdf('alarm log.pdf', pdfOf(1_200_000)))
    await files.getByText('alarm log.pdf: Added.').waitFor()
    await files.getByRole('link', { name: /^Open alarm log\.pdf/ }).waitFor()
    expect(chunks).toBe(4)
    await input.setInputFiles(pdf('lease.pdf', lockedPdfs['by its trailer']))
    await files.getByText(/lease\.pdf: This PDF is locked with a password/).waitFor()
    await files.getByText('Title, last day, or take away').tap()
    await files.getByLabel('Title').fill('Alarm log of fall')
    await files.getByLabel('Last day it is good').fill('2099-03-31')
    await files.getByRole('button', { name: 'Save' }).tap()
    await files.getByText(/Good until Mar 31, 2099/).waitFor()
    await axeEverywhere(page, 'a rule with evidence')

    const plain = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await enterAt(plain, account, own + rule)
    await plain.getByLabel('Add a file').setInputFiles(pdf('lease.pdf', lockedPdfs['by its trailer']))
    await plain.getByRole('button', { name: 'Add', exact: true }).tap()
    await plain.getByText(/This PDF is locked with a password/).waitFor()
    await plain.getByLabel('Add a file').setInputFiles(pdf('second.pdf', pdfOf(900)))
    await plain.getByRole('button', { name: 'Add', exact: true }).tap()
    await plain.getByRole('link', { name: /^Open second\.pdf/ }).waitFor()
    await plain.getByRole('button', { name: /^Send it to / }).tap()
    await plain.getByText('The affiliate reads as you go.').waitFor()

    const affiliate = await openPage({ viewport: { width: 1280, height: 900 } })
    await enterAt(affiliate, { email: 'affiliate@demo.example', password: product.demoPassword }, '/affiliate')
    await affiliate.goto('/affiliate/applications')
    await affiliate
      .getByRole('link', { name: new RegExp(residence) })
      .first()
      .click()
    await affiliate.waitForURL(/applications\/[\w-]{36}/)
    await waitUntilReady(affiliate)
    await affiliate.locator('#part-2 > summary').click()
    await affiliate.locator('[id="rule-2.F.17.b"] summary').first().click()
    await axeEverywhere(affiliate, 'a review with evidence')
    const opened = affiliate.waitForEvent('download')
    expect(await affiliate.getByRole('link', { name: /^Open Alarm log of fall/ }).getAttribute('target')).toBe('_blank')
    await affiliate.getByRole('link', { name: 'Download Alarm log of fall' }).click()
    expect((await readFile(await (await opened).path())).byteLength).toBe(1_200_000)
    const bound = affiliate.waitForEvent('download')
    await affiliate.getByRole('link', { name: 'Binder (PDF)' }).click()
    expect((await readFile(await (await bound).path())).subarray(0, 5).toString()).toBe('%PDF-')
  },
)
