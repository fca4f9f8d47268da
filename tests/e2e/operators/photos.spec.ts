import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectFocusIn } from '#tests/support/browser/focus-in.ts'
import { enterAt, newOperator } from '#tests/support/desk/accounts.ts'
import { addResidence } from '#tests/support/desk/desk-residence.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'

async function photoFile(name: string, size: { width?: number; height?: number } = {}) {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(await phonePhoto(size)) }
}

/** Files that hold anything of what the phone wrote into the photo. */
async function tellingFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const telling: string[] = []
    const images = [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('.photo :is(img, source)')]
    const files = new Set(images.flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0] ?? '')))
    for (const file of files) {
      const answer = await fetch(file)
      const text = new TextDecoder('latin1').decode(await answer.arrayBuffer())
      if (!answer.ok || /Markthistle|GPS|Exif/.test(text)) telling.push(`${answer.status} ${file}`)
    }
    return files.size === 0 ? ['no file'] : telling
  })
}

journey(
  'an operator adds photos on a phone, orders and describes them, and deletes them',
  async ({ openPage, product }) => {
    const page = await openPage(touchPhone)
    await newOperator(page, product.dataDir, '/workspace/residences')
    const path = await addResidence(page, 'Cornice House')
    await waitUntilReady(page)
    const photos = page.getByRole('region', { name: 'Photos' })
    await photos.getByText('0 of 6').tap()
    await photos.getByText('No people in the picture.').waitFor()
    await photos.getByText('Show no house number and no street sign.').waitFor()
    await photos.getByRole('button', { name: 'Add photos' }).tap()
    await photos.getByText('Choose a file first.').waitFor()
    // Safari hands out HEIC photos as JPEGs where nothing else is asked for.
    expect(await photos.getByLabel('Photos to add').getAttribute('accept')).toBe('image/jpeg,image/png')
    const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') }
    await photos
      .getByLabel('Photos to add')
      .setInputFiles([await photoFile('front.jpg'), heic, await photoFile('yard.jpg', { width: 900, height: 1200 })])
    await photos.getByRole('button', { name: 'Add photos' }).tap()
    await photos.getByText('2 of 3 photos added. Look below for the others.').waitFor()
    await expectFocusIn(photos)
    await photos
      .getByText('IMG_1.HEIC: This is a HEIC photo, which this browser cannot open.')
      .and(photos.getByText('Settings, Camera, Formats, Most Compatible.'))
      .waitFor()
    await axeEverywhere(page, 'a house with photos')

    const row = (place: number) =>
      photos
        .getByRole('listitem')
        .filter({ hasText: `Photo ${place} of` })
        .first()
    await row(2).getByLabel('What does it show?').fill('The yard')
    await row(2).getByRole('button', { name: 'Save words' }).tap()
    await row(2).getByText('Words saved.').waitFor()
    await row(2).getByRole('button', { name: 'Move up' }).tap()
    await photos.getByText('Photo moved.').waitFor()
    expect(await row(1).getByLabel('What does it show?').inputValue()).toBe('The yard')

    await page.goto(`${path}/preview`)
    const shown = page.getByRole('list', { name: 'Photos of the house' })
    const alts = await shown.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
    expect(alts).toEqual(['The yard', 'Photo 2 of 2 of Cornice House'])
    expect(await tellingFiles(page)).toEqual([])

    await visit(page, path)
    await photos.getByText('2 of 6').tap()
    for (const left of [1, 0]) {
      await row(1).locator('summary').tap()
      await row(1).getByRole('button', { name: 'Delete this photo' }).tap()
      await photos.getByText('Photo deleted.').waitFor()
      await expect.poll(() => photos.getByRole('listitem').count()).toBe(left)
    }
    await photos.getByText('No photos yet.').waitFor()
  },
)

journey('without a script, photos are added, shown to everybody and deleted', async ({ openPage, product, allow }) => {
  // A form that is refused is a page under that status.
  allow(/form=photos.*status of 422/)
  const page = await openPage({ javaScriptEnabled: false })
  const operator = { email: 'operator@demo.example', password: product.demoPassword }
  await enterAt(page, operator, '/workspace/residences')
  await page.goto('/workspace/residences?q=Cedar+Steps')
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Cedar Steps' }).click()
  const photos = page.getByRole('region', { name: 'Photos' })
  await photos.getByText('0 of 6').click()
  const pdf = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await photos.getByLabel('Photos to add').setInputFiles([await photoFile('front.jpg'), pdf])
  await photos.getByRole('button', { name: 'Add photos' }).click()
  await photos.getByText('Added 1 of 2 photos. The others were not added.').waitFor()
  await photos.getByText('notes.pdf: This is a PDF. Send a JPEG or PNG.').waitFor()
  await photos.getByLabel('What does it show?').fill('The front of the house')
  await photos.getByRole('button', { name: 'Save words' }).click()
  await photos.getByText('Words saved.').waitFor()
  const desk = page.url()

  const visitor = await openPage({ viewport: { width: 1280, height: 900 } })
  await visitor.goto('/residences/cedar-steps-conway-ar')
  const shown = visitor.getByRole('list', { name: 'Photos of the house' })
  await shown.getByRole('img', { name: 'The front of the house' }).waitFor()
  expect(await tellingFiles(visitor)).toEqual([])
  await axeEverywhere(visitor, 'a house page with a photo')
  const larger = await shown.getByRole('link').getAttribute('href')
  await visitor.goto('/es/residencias/cedar-steps-conway-ar')
  await visitor.getByRole('list', { name: 'Fotos de la casa' }).getByRole('img').waitFor()

  await page.goto(desk)
  await photos.getByRole('listitem').locator('summary').click()
  await photos.getByRole('button', { name: 'Delete this photo' }).click()
  await photos.getByText('Photo deleted.').waitFor()
  await visitor.goto('/residences/cedar-steps-conway-ar')
  await visitor.locator('.elevation').waitFor()
  // The browser may keep the file for its day; the site has none any more.
  expect((await visitor.request.get(larger ?? '')).status()).toBe(404)
})
