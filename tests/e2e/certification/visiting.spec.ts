import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { acts, planVisit, readApplication } from '#tests/support/certification/plan-visit.ts'
import { enterAt, newOperator } from '#tests/support/desk/accounts.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'
import { pdfOf } from '#tests/support/files/pdfs.ts'

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

journey(
  'an inspector goes through a house without a connection, reloads in the middle, and what was found arrives once; without script photos too',

  async ({ openPage, product, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
    const operator = await openPage()
    const account = await newOperator(operator, product.dataDir, '/workspace/residences')
    const page = await openPage(touchPhone)
    const inspector = { email: 'affiliate@demo.example', password: product.demoPassword }
    await enterAt(page, inspector, '/affiliate')
    const id = await planVisit(operator, page, `Alder House ${account.email.slice(4, 12)}`)

    await visit(page, `/affiliate/applications/${id}`)
    await page.getByRole('link', { name: 'Open the checklist' }).tap()
    await page.waitForURL(`**/${id}/visit`)
    await waitUntilReady(page)
    await page.getByText('This page opens without a connection too').filter({ visible: true }).waitFor()
    const { visits } = await readApplication(page, id)
    const [first = '', second = '', third = '', fourth = ''] = visits[0]?.codes ?? []

    // Online: the tap itself is what is saved.
    const panel = page.locator('article')
    await page.getByRole('button', { name: 'Go on with the next one' }).tap()
    await panel.getByText(first, { exact: true }).waitFor()
    await panel.getByLabel('Meets it').check()
    await page.getByText('Everything is sent.').waitFor()
    expect((await readApplication(page, id)).visitFindings).toMatchObject([{ code: first, finding: 'met' }])
    expect(await noSidewaysScroll(page)).toBe(true)

    await page.context().setOffline(true)
    await page.getByText('No connection. Keep going.').waitFor()
    await panel.getByRole('button', { name: `Next: ${second}` }).tap()
    await panel.getByLabel('Does not meet it').check()
    await panel.getByLabel('What has to change').fill('The back hall alarm has no battery.')
    await page.getByText('1 finding waits for a connection.').waitFor()
    await panel.getByRole('button', { name: `Next: ${third}` }).tap()
    await panel.getByLabel('Does not apply').check()
    await page.getByText('2 findings wait for a connection.').waitFor()
    await panel.getByLabel('Add a photo').setInputFiles({
      name: 'alarm.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await phonePhoto()),
    })
    await page.getByText('2 findings wait for a connection. 1 photo waits for a connection.').waitFor()
    await panel.getByRole('img', { name: /^Photo 1: / }).waitFor()

    // The browser was closed and is opened again, still without a connection.
    const again = await page.context().newPage()
    await page.close()
    await again.goto(`/affiliate/applications/${id}/visit`)
    await again.getByText('2 findings wait for a connection. 1 photo waits for a connection.').waitFor()
    await again.reload()
    await again.getByText('2 findings wait for a connection. 1 photo waits for a connection.').waitFor()
    await again
      .getByRole('link', { name: new RegExp(`^${second}`) })
      .first()
      .tap()
    const reopened = again.locator('article')
    expect(await reopened.getByLabel('What has to change').inputValue()).toBe('The back hall alarm has no battery.')
    expect(await reopened.getByLabel('Does not meet it').isChecked()).toBe(true)

    await again.context().setOffline(false)
    await again.getByText('Everything is sent.').waitFor()
    const arrived = (await readApplication(again, id)).visitFindings
    expect(arrived.map(({ code, finding, words }) => [code, finding, words])).toEqual([
      [first, 'met', ''],
      [second, 'not_met', 'The back hall alarm has no battery.'],
      [third, 'not_applicable', ''],
    ])

    const { visitPhotos } = await readApplication(again, id)
    expect(visitPhotos).toMatchObject([{ code: third, state: 'clean', mayRemove: true }])
    await visit(again, `/affiliate/applications/${id}/visit?rule=${third}`)
    const whole = `/visit-photos/${visitPhotos[0]?.id}`
    await again.locator(`article a[href="${whole}"] img`).waitFor()
    await again.locator('article').getByText('Has not been sent yet.').waitFor({ state: 'detached' })
    await axeEverywhere(again, 'the photos of a rule')
    expect(await noSidewaysScroll(again)).toBe(true)
    await visit(again, `/affiliate/applications/${id}`)
    expect(await again.locator(`#rule-${third.replaceAll('.', '\\.')} a[href="${whole}"]`).count()).toBe(1)

    // Another device, which had not seen it, sends something else; both stand there until one of them is chosen.
    const visitId = visits[0]?.id ?? ''
    await acts(again, id, {
      act: 'check',
      code: first,
      finding: 'not_met',
      words: 'Not in the binder.',
      dueOn: null,
      findingId: crypto.randomUUID(),
      visitId,
      over: '',
    })
    await again.reload()
    await waitUntilReady(again)
    await visit(again, `/affiliate/applications/${id}/visit?rule=${first}`)
    await again.getByText('Two findings at one rule differ.').waitFor()
    await axeEverywhere(again, 'two findings at odds')
    await again
      .getByRole('button', { name: /^This holds/ })
      .last()
      .tap()
    await again.getByText('Two findings at one rule differ.').waitFor({ state: 'detached' })
    await again.getByText('Everything is sent.').waitFor()
    expect((await readApplication(operator, id)).domains.flatMap(({ rules }) => rules)).toContainEqual(
      expect.objectContaining({ code: first, finding: 'not_met', findingWords: 'Not in the binder.' }),
    )

    const plain = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await enterAt(plain, inspector, `/affiliate/applications/${id}/visit?rule=${fourth}`)
    const rule = plain.locator('article')
    const add = async (name: string, bytes: Uint8Array) => {
      await rule.getByLabel('Add a photo').setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) })
      await rule.getByRole('button', { name: 'Add it' }).tap()
    }
    await add('stairs.jpg', pdfOf(900))
    await rule.getByText('This is not a picture. Send a JPEG or a PNG.').waitFor()
    await add('stairs.jpg', await phonePhoto())
    const photo = rule.getByRole('img', { name: /^Photo 1: / })
    await photo.waitFor()
    expect(new URL(plain.url()).hash).toBe('#photos')
    const ofFourth = async () => (await readApplication(plain, id)).visitPhotos.filter(({ code }) => code === fourth)
    expect(await ofFourth()).toMatchObject([{ state: 'clean' }])
    // The button of the finding stands after the photos, and is still of its form.
    await rule.getByLabel('Meets it').check()
    await rule.getByRole('button', { name: /^(Next: |To the end|Save)/ }).tap()
    await plain.waitForURL((url) => url.searchParams.get('rule') !== fourth)
    expect((await readApplication(plain, id)).visitFindings.at(-1)).toMatchObject({ code: fourth, finding: 'met' })
    await plain.goto(`/affiliate/applications/${id}/visit?rule=${fourth}`)
    await rule.getByRole('button', { name: /^Remove/ }).tap()
    await photo.waitFor({ state: 'detached' })
    expect(await ofFourth()).toEqual([])
  },
)
