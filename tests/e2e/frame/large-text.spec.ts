import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '#tests/support/browser/browser-journey.ts'
import {
  brokenWords,
  hiddenNumbers,
  launchWithLargeText,
  lostText,
} from '#tests/support/browser/measures/large-text.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { siteMap } from '#web/site-map.ts'

const phone = { width: 390, height: 844 }
const timeoutMs = 120_000

const isDesk = (path: string) => /^\/(workspace|staff|affiliate|account)(\/|$)/.test(path)
const paths = siteMap.map(({ path }): string => path).filter((path) => !path.includes(':'))
const publicPaths = [
  ...paths.filter((path) => !isDesk(path)),
  '/residences?near=72201',
  '/es/residencias?near=72201',
  '/residences?near=72201&view=list',
  '/residences?state=AR',
  '/residences?near=72201&fee_max=300&buprenorphine=yes',
  '/residences?near=Springfield',
  '/residences?near=99999',
  '/residences/ar/little-rock',
  '/es/residencias/ar/little-rock',
  '/embed/directory/arkansas',
  '/directory/arkansas',
  '/directory/california',
  '/directory/georgia',
  '/directory/texas',
]
const desks = {
  operator: [...paths.filter((path) => /^\/(workspace|account)/.test(path)), '/'],
  affiliate: ['/affiliate', '/affiliate/homes'],
  staff: paths.filter((path) => path.startsWith('/staff/')),
}

/** Looks at each path in one of two tabs; gives what was found, by path. */
async function findings(context: BrowserContext, all: readonly string[], look: (page: Page) => Promise<string[]>) {
  const waiting = [...all]
  const found: Record<string, string[]> = {}
  async function tab() {
    const page = await context.newPage()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path)
      const wrong = await look(page)
      if (wrong.length > 0) found[path] = wrong
    }
    await page.close()
  }
  await Promise.all([tab(), tab()])
  return found
}

/** The page of a house, in both languages: its name differs with the sample. */
async function residencePaths(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage()
  await page.goto('/residences?near=72201')
  const path = await page.locator('.residences h3 a').first().getAttribute('href')
  await page.close()
  return [`${path}`, `/es/residencias${path?.slice('/residences'.length)}`]
}

async function lookEnlarged(page: Page): Promise<string[]> {
  // What is far below is laid out when somebody comes near.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  await page.evaluate(laidOut)
  return [...(await lostText(page)), ...(await brokenWords(page)), ...(await hiddenNumbers(page))]
}

/** With its own letters, and with what the page moves once they stand. */
async function laidOut(): Promise<void> {
  await document.fonts.ready
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

async function lookAtWords(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await brokenWords(page)).map((word) => `${width} px: ${word}`))
  }
  return found
}

journey(
  'in text twice as large no page of a phone loses or breaks words, or lays something over a number',
  { timeout: timeoutMs },
  async ({ product }) => {
    const browser = await launchWithLargeText()
    const newContext = () => browser.newContext({ baseURL: product.baseUrl, viewport: phone, reducedMotion: 'reduce' })
    try {
      const visitor = await newContext()
      const found = await findings(visitor, [...publicPaths, ...(await residencePaths(visitor))], lookEnlarged)
      for (const [name, all] of Object.entries(desks)) {
        const context = await newContext()
        const page = await context.newPage()
        await enterAt(page, { email: `${name}@demo.example`, password: product.demoPassword }, all[0] ?? '/')
        await page.close()
        Object.assign(found, await findings(context, all, lookEnlarged))
      }
      expect(found).toEqual({})
    } finally {
      await browser.close()
    }
  },
)

journey('no public page breaks a word at any width', { timeout: timeoutMs }, async ({ newContext }) => {
  const context = await newContext({ reducedMotion: 'reduce' })
  const all = [...publicPaths, ...(await residencePaths(context))]
  expect(await findings(context, all, lookAtWords)).toEqual({})
  await context.close()
})

journey('no desk breaks a word on the narrowest phones', { timeout: timeoutMs }, async ({ newContext, product }) => {
  const context = await newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  await enterAt(page, { email: 'operator@demo.example', password: product.demoPassword }, '/')
  await page.close()
  expect(await findings(context, desks.operator, brokenWords)).toEqual({})
  await context.close()
})

journey('a page enlarged twice on a phone is no wider than its window', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 195, height: 422 } })
  for (const path of ['/', '/directory/california', '/residences?near=72201', '/es/residencias?near=72201']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(195)
  }
})

journey('a desk enlarged twice on a phone leads to every room', async ({ openPage, product }) => {
  const page = await openPage({ viewport: { width: 195, height: 422 } })
  await enterAt(page, { email: 'operator@demo.example', password: product.demoPassword }, '/')
  for (const path of ['/', '/workspace/residences']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(195)
  }
  await page.goto('/')
  const inTheBar = page.getByRole('navigation', { name: 'Screens of your desk' })
  await inTheBar.getByRole('link', { name: 'More', exact: true }).click()
  await page.waitForURL('**/workspace')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('link', { name: 'More', exact: true }).waitFor()
  expect(await inTheBar.isVisible()).toBe(false)
})

journey('with larger letters the top bar of a desktop keeps within the window', async ({ product }) => {
  for (const size of [20, 24, 32]) {
    const browser = await launchWithLargeText(size)
    const context = await browser.newContext({ baseURL: product.baseUrl, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await lookAtTopBar(page, `${size} px letters`)
    await enterAt(page, { email: 'operator@demo.example', password: product.demoPassword }, '/')
    await lookAtTopBar(page, `${size} px letters, signed in`)
    await browser.close()
  }
})

async function lookAtTopBar(page: Page, how: string): Promise<void> {
  for (const path of ['/faq', '/es/residencias']) {
    await page.goto(path)
    for (const width of [1100, 1160, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const edge = await page.evaluate(endOfTopBar)
      expect(edge, `${path} in ${how} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
}

journey('from 1100 pixels on the top bar says who is signed in, beside its links', async ({ openPage, product }) => {
  const page = await openPage({ viewport: { width: 1100, height: 800 }, reducedMotion: 'reduce' })
  await enterAt(page, { email: 'operator@demo.example', password: product.demoPassword }, '/')
  for (const path of ['/about', '/es/residencias']) {
    await page.goto(path)
    for (const width of [1100, 1239, 1240, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const bar = page.locator('.topbar .auth')
      await bar.getByRole('link', { name: /^(Welcome|Hola), / }).waitFor()
      await bar.getByRole('link', { name: /^(Logout|Cerrar sesión)$/ }).waitFor()
      const isFolded = path.startsWith('/es') && width < 1400
      expect(await page.locator('.topbar .nav').isVisible(), `${path} at ${width}`).toBe(!isFolded)
      expect(await page.evaluate(endOfTopBar), `${path} at ${width}`).toBeLessThanOrEqual(width - 16)
    }
  }
})

/** Where what stands furthest to the right in the top bar ends, in pixels. */
async function endOfTopBar(): Promise<number> {
  await document.fonts.ready
  const inBar = [...document.querySelectorAll('.topbar .wrap > *')]
  return Math.max(...inBar.map((one) => one.getBoundingClientRect().right))
}
