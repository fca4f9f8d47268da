import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '../../support/browser/axe.ts'
import { journey } from '../../support/browser/browser-journey.ts'

const phone = { viewport: { width: 390, height: 844 } }
const lists = [
  ['/residences?near=72201', 'Skip to homes'],
  ['/residences?near=72201&view=list', 'Skip to homes'],
  ['/es/residencias?state=AR', 'Saltar a las casas'],
  ['/residences/ar/little-rock', 'Skip to homes'],
  ['/directory/arkansas', 'Skip to homes'],
] as const

async function expectSkipTo(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  expect(await focused(), path).toBe(words)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), { message: path }).toBe('homes')
}

journey('the second stop of the keys leads to the homes, with and without script', async ({ page, openPage }) => {
  const plain = await openPage({ javaScriptEnabled: false })
  for (const [path, words] of lists) {
    await expectSkipTo(page, path, words)
    await expectSkipTo(plain, path, words)
  }
  await page.goto('/residences')
  expect(await page.getByRole('link', { name: 'Skip to homes' }).count()).toBe(0)
})

journey('the keys reach the first home of every list on a phone', async ({ openPage }) => {
  const page = await openPage(phone)
  for (const [path] of lists) {
    await page.goto(`${path}#homes`)
    await page.keyboard.press('Tab')
    const isAtHomes = () => page.evaluate(() => document.activeElement?.closest('#homes') !== null)
    await expect.poll(isAtHomes, { message: path }).toBe(true)
  }
})

/** Scrolls, and waits until the page has come to rest. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const isThere = Math.abs(scrollY - to) < 1
        if (!isThere) addEventListener('scrollend', () => requestAnimationFrame(() => resolve()), { once: true })
        window.scrollTo({ top: to, behavior: 'instant' })
        if (isThere) resolve()
      }),
    top,
  )
}

/** What is in sight of these, phone numbers unless told otherwise, that the way out lies on. */
function underExit(page: Page, kept = 'a[href^="tel:"]'): Promise<string[]> {
  return page.evaluate((kept) => {
    const exit = document.querySelector('.exit')?.getBoundingClientRect()
    if (!exit) return ['no way out']
    return [...document.querySelectorAll(kept)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.crisis'))
      .filter((one) => {
        const box = one.getBoundingClientRect()
        return box.left < exit.right && exit.left < box.right && box.top < exit.bottom && exit.top < box.bottom
      })
      .map((one) => one.textContent ?? '')
  }, kept)
}

journey.for(['/residences?near=Little+Rock&for=men&fee_max=500', '/directory/arkansas', '/es/residencias?near=72201'])(
  'on a phone the way out lies on no phone number wherever the page rests, %s',
  async (path, { openPage }) => {
    const page = await openPage(phone)
    await page.goto(path)
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    await expect.poll(() => underExit(page)).toEqual([])
    const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight - innerHeight, 4000))
    for (let top = 90; top < height; top += 90) {
      await scrollTo(page, top)
      expect(await underExit(page), `${top} px down`).toEqual([])
    }
  },
)

journey('on a phone the way out lies on no box to tick wherever the page rests', async ({ openPage }) => {
  const page = await openPage(phone)
  await page.goto('/residences')
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page.evaluate(() => {
    const list = document.createElement('ul')
    for (let at = 0; at < 20; at++) {
      const [item, label, box] = [
        document.createElement('li'),
        document.createElement('label'),
        document.createElement('input'),
      ]
      box.type = 'checkbox'
      label.className = 'checkline'
      label.append(box, 'A home')
      item.style.paddingBlock = '60px'
      item.append(label)
      list.append(item)
    }
    document.querySelector('main')?.prepend(list)
  })
  for (let top = 40; top < 1200; top += 40) {
    await scrollTo(page, top)
    await expect.poll(() => underExit(page, 'label.checkline'), { message: `${top} px down` }).toEqual([])
  }
})

journey('on a phone the way out lies on no name of a field or a home wherever the page rests', async ({ openPage }) => {
  const page = await openPage(phone)
  await page.goto('/residences')
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page.evaluate(() => {
    const list = document.createElement('ul')
    for (let at = 0; at < 8; at++) {
      const [field, home] = [document.createElement('li'), document.createElement('li')]
      field.style.paddingBlock = '80px'
      home.style.paddingBlock = '80px'
      const [label, input] = [document.createElement('label'), document.createElement('input')]
      label.htmlFor = `n${at}`
      label.textContent = 'Name or nickname'
      input.id = `n${at}`
      input.className = 'input'
      field.append(label, input)
      const [heading, link] = [document.createElement('h3'), document.createElement('a')]
      link.href = '/residences'
      link.textContent = 'Harbor Row House'
      heading.append(link)
      home.append(heading)
      list.append(field, home)
    }
    document.querySelector('main')?.prepend(list)
  })
  for (let top = 40; top < 1200; top += 40) {
    await scrollTo(page, top)
    await expect.poll(() => underExit(page, 'li > label, li > h3 a'), { message: `${top} px down` }).toEqual([])
  }
})

const exitTop = async (page: Page) => Math.round((await page.locator('.crisis .exit').boundingBox())?.y ?? 0)

journey('on a phone the way out stays in the place that a sheet keeps for it', async ({ openPage }) => {
  const page = await openPage({ viewport: phone.viewport, reducedMotion: 'no-preference' })
  await page.goto('/residences?near=72201')
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  const place = await exitTop(page)
  await page.getByRole('link', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'More filters' })
  await sheet.waitFor()
  for (const top of [0, 60, 300]) {
    await sheet.locator('.ask-body').evaluate((body, to) => body.scrollTo(0, to), top)
    // It rises, if it does, a moment after the sheet has opened.
    await page.waitForTimeout(500)
    expect(await exitTop(page), `${top} px down`).toBe(place)
  }
})

journey('on a phone the way out stays in its place in the bar of the homes saved', async ({ openPage }) => {
  const page = await openPage(phone)
  await page.goto('/residences?near=72201')
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.locator('.savedbar').waitFor()
  const place = 844 - 16 - 48
  for (let top = 100; top < 2200; top += 100) {
    await scrollTo(page, top)
    expect(await exitTop(page), `${top} px down`).toBe(place)
  }
})

journey('on a phone the way out is short while one reads on, and whole again on the way up', async ({ openPage }) => {
  const page = await openPage(phone)
  await page.goto('/directory/arkansas')
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  const exit = page.getByRole('link', { name: 'Leave this site' })
  const width = async () => Math.round((await exit.boundingBox())?.width ?? 0)
  await scrollTo(page, 700)
  const short = await width()
  expect(short).toBeLessThan(120)
  await exit.focus()
  await page.keyboard.press('Shift')
  expect(await width()).toBeGreaterThan(short + 40)
})

journey.for([
  '/residences/ar/little-rock',
  '/residences/ar/pulaski-county',
  '/es/residencias/ar/little-rock',
  '/es/residencias?near=72201',
  '/residences/harbor-row-house-north-little-rock-ar',
  '/es/residencias/harbor-row-house-north-little-rock-ar',
])('%s passes axe in both themes at every width', async (path, { page }) => {
  await page.goto(path)
  await axeEverywhere(page, path)
})
