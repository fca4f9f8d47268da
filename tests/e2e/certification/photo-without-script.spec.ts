import { expect } from 'vitest'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { planVisit, readApplication } from '#tests/support/certification/plan-visit.ts'
import { enterAt, newOperator } from '#tests/support/desk/accounts.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'
import { pdfOf } from '#tests/support/files/pdfs.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

journey(
  'an inspector adds a photo to a rule and takes it away without script',
  async ({ openPage, product, allow }) => {
    allow(/Failed to load resource/)
    const operator = await openPage()
    const { email } = await newOperator(operator, product.dataDir, '/workspace/residences')
    await operator.goto('/workspace/residences/new')
    await operator.locator('html[data-ready]').waitFor()
    await operator.getByLabel('Name of the house').fill(`Alder House ${email.slice(4, 12)}`)
    await operator.getByLabel('ZIP code').fill('25301')
    await operator.getByRole('button', { name: 'Save draft and go on' }).click()
    await operator.waitForURL(/residences\/[\w-]{36}/)
    const residenceId = /residences\/([\w-]{36})/.exec(operator.url())?.[1] ?? ''
    const account = { email: 'affiliate@demo.example', password: product.demoPassword }
    const affiliate = await openPage()
    await enterAt(affiliate, account, '/affiliate')
    const id = await planVisit(operator, affiliate, residenceId)
    const code = (await readApplication(affiliate, id)).visits[0]?.codes[0] ?? ''

    const page = await openPage({ ...phone, javaScriptEnabled: false })
    await enterAt(page, account, `/affiliate/applications/${id}/visit?rule=${code}`)
    const panel = page.locator('article')
    const add = async (name: string, bytes: Uint8Array) => {
      await panel.getByLabel('Add a photo').setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) })
      await panel.getByRole('button', { name: 'Add it' }).tap()
    }
    await add('stairs.jpg', pdfOf(900))
    await panel.getByText('This is not a picture. Send a JPEG or a PNG.').waitFor()
    await add('stairs.jpg', await phonePhoto())
    const photo = panel.getByRole('img', { name: /^Photo 1: / })
    await photo.waitFor()
    expect(new URL(page.url()).hash).toBe('#photos')
    expect((await readApplication(affiliate, id)).visitPhotos).toMatchObject([{ code, state: 'clean' }])
    // The button of the finding stands after the photos, and is still of its form.
    await panel.getByLabel('Meets it').check()
    await panel.getByRole('button', { name: /^(Next: |To the end|Save)/ }).tap()
    await page.waitForURL((url) => url.searchParams.get('rule') !== code)
    expect((await readApplication(affiliate, id)).visitFindings).toMatchObject([{ code, finding: 'met' }])
    await page.goto(`/affiliate/applications/${id}/visit?rule=${code}`)
    await panel.getByRole('button', { name: /^Remove/ }).tap()
    await photo.waitFor({ state: 'detached' })
    expect((await readApplication(affiliate, id)).visitPhotos).toEqual([])
  },
)
