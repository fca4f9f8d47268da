import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { plantedPage } from '#tests/support/product/planted-page.ts'
import { expectThumbCanUse } from './thumb.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const small = '.small { min-width: 0; min-height: 0; width: 26px; height: 26px; padding: 0; overflow: hidden }'

async function readVerdict(body: string, css?: string): Promise<string> {
  const page = await plantedPage(browser, body, css)
  const result = expectThumbCanUse(page, 'board')
  return result.then(() => 'usable').catch((error: Error) => error.message)
}

describe('a thumb on a phone of 320 px', () => {
  it('can use targets of 44 px and links within a sentence', async () => {
    const link = '<p>See <a href="/beds" style="display: inline">the beds</a> of today.</p>'
    expect(await readVerdict(`<button>Sign in</button>${link}`, 'p a { display: inline; min-height: 0 }')).toBe(
      'usable',
    )
  })

  it('cannot use a small button', async () => {
    expect(await readVerdict('<button class="small">+</button>', small)).toMatch(
      /board, 320 px:\nsmall target, 26 x 26/,
    )
  })

  it('cannot use a link whose lower edge lies under other words', async () => {
    const over = 'p { margin: -8px 0 0; position: relative } a { display: block; height: 44px }'
    expect(await readVerdict('<a href="/beds">Beds</a><p>of today</p>', over)).toMatch(/small target/)
  })

  it('can use a small button that is hit beyond its border', async () => {
    const wider =
      '.small { position: relative; overflow: visible } .small::after { content: ""; position: absolute; inset: -11px }'
    expect(
      await readVerdict(
        '<p class="inner"><button class="small">+</button></p>',
        `${small} ${wider} .inner { padding: 20px }`,
      ),
    ).toBe('usable')
  })

  it('can use small tiles that have a list beside them', async () => {
    expect(await readVerdict('<div data-small-target><button class="small">+</button></div>', small)).toBe('usable')
  })

  it('cannot reach what lies beside the screen', async () => {
    expect(await readVerdict('<p style="width: 400px">Beds</p>', 'p { width: 400px }')).toContain(
      'px wide in a window of 320 px',
    )
  })
})
