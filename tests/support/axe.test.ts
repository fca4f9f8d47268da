import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeEverywhere, expectNoAxeViolations } from './axe.ts'
import { launchBrowser } from './browser.ts'

const strict = "default-src 'none'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'"
const css = `
  :root { color-scheme: light dark; background: light-dark(#fff, #111); color: light-dark(#111, #fff) }
  a, button { display: inline-block; min-height: 44px; min-width: 44px; color: inherit; background: none }
`

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page as the product serves it: under a policy that lets no foreign script in. */
async function pageOf(body: string, moreCss = ''): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  const html = `<!doctype html><html lang="en"><title>Beds</title><link rel="stylesheet" href="/beds.css">
    <main><h1>Beds</h1>${body}</main>`
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.css')
      ? route.fulfill({ contentType: 'text/css', body: css + moreCss })
      : route.fulfill({ contentType: 'text/html', body: html, headers: { 'Content-Security-Policy': strict } }),
  )
  await page.goto('http://porchlight.example/')
  return page
}

describe('the axe check', () => {
  it('lets a sound page pass', async () => {
    const page = await pageOf('<p>Two beds are open.</p><a href="/beds">See the beds</a>')
    await expectNoAxeViolations(page, 'sound')
    await axeEverywhere(page, 'sound')
  })

  it('names rule, place and stop of what is wrong', async () => {
    const page = await pageOf('<img src="/house.png"><p>Two beds are open.</p>')
    await expect(expectNoAxeViolations(page, 'the board')).rejects.toThrow(/the board: image-alt[\s\S]*img/)
  })

  it('wants 7:1 for text, not only 4.5:1', async () => {
    const page = await pageOf('<p class="faint">Two beds are open.</p>', '.faint { background: #fff; color: #666 }')
    await expect(expectNoAxeViolations(page, 'faint')).rejects.toThrow('color-contrast-enhanced')
  })

  it('wants targets that a thumb can hit', async () => {
    const small = '.small { min-width: 0; min-height: 0; width: 12px; height: 12px; padding: 0; overflow: hidden }'
    const buttons = '<button class="small">a</button><button class="small">b</button>'
    const page = await pageOf(buttons, small)
    await expect(expectNoAxeViolations(page, 'small')).rejects.toThrow('target-size')
  })

  it('finds what is wrong in one theme or at one width only', async () => {
    const page = await pageOf(
      '<p class="night">Two beds are open.</p><p class="narrow">One is kept.</p>',
      '.night { color: light-dark(#111, #444) } @media (width < 400px) { .narrow { color: #777 } }',
    )
    await expectNoAxeViolations(page, 'as it stands')
    await expect(axeEverywhere(page, 'board')).rejects.toThrow(/board, light, 320 px[\s\S]*board, dark, 1280 px/)
    expect(page.viewportSize()).toEqual({ width: 800, height: 600 })
  })
})
