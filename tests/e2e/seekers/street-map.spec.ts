import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { launchBrowser, webgl } from '#tests/support/browser/browser.ts'
import { phone, visit } from '#tests/support/browser/browser-journey.ts'
import { littleRockTiles } from '#tests/support/directory/little-rock-tiles.ts'
import { journeyWith } from '#tests/support/product/own-product.ts'

const aroundLittleRock = '/residences?near=72201&open=1'

const tiles = path.join(tmpdir(), `porchlight-little-rock-${process.pid}.pmtiles`)

/** On a product whose MAP_TILES names a small file, in a browser that draws WebGL. */
const journey = journeyWith(async () => {
  await writeFile(tiles, littleRockTiles())
  return { MAP_TILES: tiles }
})
  // Vitest reads from the pattern what a fixture needs, and this needs none.
  .extend('browser', { scope: 'worker' }, ({}, { onCleanup }) => {
    let running: Promise<Browser> | undefined
    onCleanup(async () => (await running)?.close())
    return () => {
      running ??= launchBrowser(webgl)
      return running
    }
  })
afterAll(() => rm(tiles, { force: true }))

const library = /open-street|maplibre/
const mark = (page: Page, no: number) => page.locator(`.street-marks a[href="#home-${no}"]`)

/** How many pixels of what is drawn there have the color of a token. */
async function painted(page: Page, token: string): Promise<number> {
  const picture = (await page.locator('.street-box').screenshot()).toString('base64')
  return page.evaluate(
    async ([data, name]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: image.width, height: image.height })
      const pen = canvas.getContext('2d')
      if (!pen) return 0
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(${name})`
      const wanted = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? []
      probe.remove()
      pen.drawImage(image, 0, 0)
      const { data: bytes } = pen.getImageData(0, 0, image.width, image.height)
      let count = 0
      for (let at = 0; at < bytes.length; at += 4) {
        if (wanted.every((part, no) => Math.abs(part - (bytes[at + no] ?? 0)) < 4)) count += 1
      }
      return count
    },
    [picture, token] as const,
  )
}

journey(
  'streets come when somebody asks for them, from this site alone, with the homes on them',
  async ({ openPage, product }) => {
    const page = await openPage(phone)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const pieces: number[] = []
    page.on('response', (answer) => answer.url().includes('/map-tiles/') && pieces.push(answer.status()))
    await visit(page, aroundLittleRock)
    expect(asked.filter((url) => library.test(url))).toEqual([])
    // Our own letters change where lines break.
    await page.locator('html:not([data-plain])').waitFor()
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)

    await page.getByRole('button', { name: 'Street map' }).click()
    await page.getByText('The street map is here.').waitFor()
    expect(asked.filter((url) => !url.startsWith(product.baseUrl) && !/^(data|blob):/.test(url))).toEqual([])
    expect(asked.filter((url) => url.startsWith('blob:'))).toEqual([])
    expect(new Set(pieces)).toEqual(new Set([206]))
    await expect.poll(() => painted(page, '--pl-ramp-2')).toBeGreaterThan(60)
    // Only the words beside the button are new: nothing else has moved.
    expect((await page.evaluate(() => document.documentElement.scrollHeight)) - height).toBeLessThan(60)
    await expectNoAxeViolations(page, 'streets around Little Rock')

    await page.getByRole('link', { name: /OpenStreetMap/ }).waitFor()
    await page.getByRole('button', { name: 'Simple map' }).click()
    await page.getByRole('group', { name: /^Map: \d+ homes around/ }).waitFor()
    expect(await page.locator('.street-box').count()).toBe(0)
  },
)

journey('a home that keeps its street is a circle as wide as the doubt, and no point', async ({ page }) => {
  await page.goto(aroundLittleRock)
  await page.getByRole('button', { name: 'Street map' }).click()
  await page.getByText('The street map is here.').waitFor()
  const circles = page.locator('.street-marks .pin-area')
  const reach = async () => Number(await circles.first().getAttribute('r'))
  const before = await reach()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(reach).toBeGreaterThan(before * 1.9)
  // A circle is drawn for each, and a house only for those whose door is public.
  const areas = await page.locator('.residences .residence').filter({ hasText: 'Address given by phone' }).count()
  expect(await circles.count()).toBeGreaterThanOrEqual(areas)
  const shapes = await page.evaluate(() =>
    [...document.querySelectorAll('.street-marks a')].map((link) => link.querySelector('.pin')?.tagName),
  )
  expect(new Set(shapes)).toEqual(new Set(['rect', 'path']))
})

journey('by keyboard the map moves and zooms, and a mark leads to its card', async ({ page }) => {
  await page.goto(aroundLittleRock)
  await page.getByRole('button', { name: 'Street map' }).press('Enter')
  await page.getByText('The street map is here.').waitFor()
  const map = page.getByRole('region', { name: /^Street map of these homes/ })
  const place = async () => (await mark(page, 1).boundingBox())?.x ?? 0
  const before = await place()
  await map.press('ArrowRight')
  await expect.poll(place).toBeLessThan(before - 20)
  await mark(page, 1).press('Enter')
  await page.waitForURL(/#home-1$/)
})

journey('where it cannot be had, the drawn map stays and the page says so', async ({ page, allow }) => {
  allow(/map-tiles|ERR_FAILED/)
  await page.route('**/map-tiles/**', (route) => route.abort())
  await page.goto(aroundLittleRock)
  await page.getByRole('button', { name: 'Street map' }).click()
  await page.getByText('The street map could not be loaded.').waitFor()
  await page.getByRole('group', { name: /^Map: \d+ homes around/ }).waitFor()
  await page.unroute('**/map-tiles/**')
  await page.getByRole('button', { name: 'Street map' }).click()
  await page.getByText('The street map is here.').waitFor()
})

journey('it is not offered beyond the edge of the file, nor without script', async ({ openPage }) => {
  const page = await openPage()
  await page.goto('/residences?near=78701&open=1')
  await page.getByRole('group', { name: /^Map: \d+ homes around/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Street map' }).count()).toBe(0)
  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto(aroundLittleRock)
  await plain.getByRole('group', { name: /^Map: \d+ homes around/ }).waitFor()
  expect(await plain.getByRole('button', { name: 'Street map' }).isVisible()).toBe(false)
})
