import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, visit } from '#tests/support/browser/browser-journey.ts'

const pages = [
  '/',
  '/residences?near=72201',
  '/directory',
  '/directory/arkansas',
  '/faq',
  '/contact',
  '/help',
  '/data',
  '/docs',
  '/platform',
]

/** As the browser shows it: the address, how far it is scrolled, and what is typed into the first field of text. */
async function shown(page: Page) {
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  return page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('main input:is([type=text], [type=search], :not([type]))')
    return { at: location.pathname + location.search, y: Math.round(scrollY), typed: field?.value ?? null }
  })
}

journey('back and forward through ten pages keeps the place on each and what was typed', async ({ page }) => {
  const left: Awaited<ReturnType<typeof shown>>[] = []
  for (const [number, path] of pages.entries()) {
    await page.goto(path)
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    const field = page.locator('main input:is([type=text], [type=search], :not([type]))').first()
    if (['/', '/contact', '/help', '/residences?near=72201'].includes(path)) await field.fill(`Words ${number}`)
    // Hydrated, it suggests places itself, and the browser no longer does.
    if (path === '/') await page.locator('porch-island[data-hydrated] [data-fill-place]').waitFor()
    if (path.startsWith('/residences')) await page.locator('porch-island[data-hydrated] .where').waitFor()
    await page.evaluate((y) => scrollTo(0, y), 150 + number * 10)
    left.push(await shown(page))
  }
  expect(left.filter(({ typed }) => typed?.startsWith('Words'))).toHaveLength(4)
  for (const before of left.slice(0, -1).toReversed()) {
    await page.goBack()
    await expect.poll(() => shown(page)).toEqual(before)
  }
  for (const before of left.slice(1)) {
    await page.goForward()
    await expect.poll(() => shown(page)).toEqual(before)
  }
})

journey('whoever searched in a page finds their place in it again, deep below the results', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  for (const [path, label, words] of [
    ['/help', 'Search all articles', 'bed'],
    ['/faq', 'Search the questions', 'bed'],
    ['/directory', 'State name or code', 'ar'],
  ] as const) {
    await visit(page, path)
    await page.getByRole('searchbox', { name: label }).fill(words)
    await page.waitForURL(`**${path}?q=${words}`)
    await page.evaluate(() => scrollTo(0, 1000))
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = [await shown(page), await height()]
    await page.goto('/about')
    await page.goBack()
    await expect.poll(async () => [await shown(page), await height()]).toEqual(before)
    await page.reload()
    await expect.poll(async () => [await shown(page), await height()]).toEqual(before)
  }
})

journey(
  'the way back from a question leads to its house, though the form was refused once',
  async ({ page, allow }) => {
    allow(/status of 422/)
    await page.goto('/residences/harbor-row-house-north-little-rock-ar')
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    const form = page.locator('form.ask-form')
    await form.getByLabel('Message').fill('Is one free on Monday?')
    await form.getByRole('button', { name: 'Ask about a bed' }).click()
    const trouble = form.getByRole('alert')
    await trouble.getByRole('link').first().waitFor()
    // One field was wrong: it has the focus.
    await expect
      .poll(() => form.getByLabel('Your phone').evaluate((field) => field === document.activeElement))
      .toBe(true)
    expect(await form.getByLabel('Message').inputValue()).toBe('Is one free on Monday?')
    await form.getByLabel('Your phone').fill('501-555-0155')
    await form.getByRole('button', { name: 'Ask about a bed' }).click()
    await page.getByRole('heading', { name: 'You asked Harbor Row House about a bed' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Harbor Row House', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/residences/harbor-row-house-north-little-rock-ar')
  },
)
