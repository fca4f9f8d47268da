import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantedPage } from '#tests/support/product/planted-page.ts'
import { axeEverywhere, expectNoAxeViolations } from './axe.ts'
import { launchBrowser } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const toPage = (body: string, css?: string) => plantedPage(browser, body, css)

describe('the axe check', () => {
  it('lets a sound page pass', async () => {
    const page = await toPage('<p>Two beds are open.</p><a href="/beds">See the beds</a>')
    await expectNoAxeViolations(page, 'sound')
    await axeEverywhere(page, 'sound')
  })

  it('names rule, place and stop of what is wrong', async () => {
    const page = await toPage('<img src="/house.png"><p>Two beds are open.</p>')
    await expect(expectNoAxeViolations(page, 'the board')).rejects.toThrow(/the board: image-alt[\s\S]*img/)
  })

  it('wants 7:1 for text, not only 4.5:1', async () => {
    const page = await toPage('<p class="faint">Two beds are open.</p>', '.faint { background: #fff; color: #666 }')
    await expect(expectNoAxeViolations(page, 'faint')).rejects.toThrow('color-contrast-enhanced')
  })

  it('tells text that has less than 4.5:1 from text that has less than 7:1', async () => {
    const css = '.fainter { background: #fff; color: #999 } .large { background: #fff; color: #aaa; font-size: 2rem }'
    const page = await toPage('<p class="fainter">Two beds are open.</p><p class="large">Two beds are open.</p>', css)
    const found = await expectNoAxeViolations(page, 'fainter').catch(String)
    expect(found).toMatch(/fainter: color-contrast, [\s\S]*\.fainter[\s\S]*\.large/)
    expect(found).not.toContain('color-contrast-enhanced')
  })

  it('wants targets that a thumb can hit', async () => {
    const small = '.small { min-width: 0; min-height: 0; width: 12px; height: 12px; padding: 0; overflow: hidden }'
    const buttons = '<button class="small">a</button><button class="small">b</button>'
    const page = await toPage(buttons, small)
    await expect(expectNoAxeViolations(page, 'small')).rejects.toThrow('target-size')
  })

  it('lets a target lie under a bar from which it can be scrolled out', async () => {
    const css = `.bar { position: fixed; inset: auto 0 0; height: 60px; background: #fff }
      .room { height: 506px } .after { height: 600px } .wide { display: block; width: 300px; height: 60px }`
    const body = '<div class="room"></div><button class="wide">Still right</button><div class="after"></div>'
    const page = await toPage(`${body}<div class="bar"><button class="wide">Board</button></div>`, css)
    await expectNoAxeViolations(page, 'bar')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('finds what is wrong in one theme or at one width only', async () => {
    const page = await toPage(
      '<p class="night">Two beds are open.</p><p class="narrow">One is kept.</p>',
      '.night { color: light-dark(#111, #444) } @media (width < 400px) { .narrow { color: #777 } }',
    )
    await expectNoAxeViolations(page, 'as it stands')
    await expect(axeEverywhere(page, 'board')).rejects.toThrow(/board, light, 390 px[\s\S]*board, dark, 1280 px/)
    expect(page.viewportSize()).toEqual({ width: 800, height: 600 })
  })
})
