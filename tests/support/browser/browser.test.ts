import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { otherSite } from '#tests/support/product/other-site.ts'
import { closeTab, launch, launchBrowser } from './browser.ts'
import { packagedBrowser } from './browser-packaged.ts'

const hasPackaged = process.platform === 'linux' && process.arch === 'x64'

async function measureText(start: typeof launchBrowser): Promise<number> {
  const browser = await start()
  try {
    const page = await browser.newPage()
    await page.setContent('<span style="font: 40px serif">A porch light is on</span>')
    return await page.evaluate(() => document.querySelector('span')?.getBoundingClientRect().width ?? 0)
  } finally {
    await browser.close()
  }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the browser of the tests', () => {
  it.runIf(hasPackaged)('comes with the packages, with libraries and letters of its own', async () => {
    const program = await packagedBrowser()
    expect(await measureText(() => launch(program))).toBeGreaterThan(200)
  })

  it.runIf(hasPackaged)('is the packaged one, whatever is installed', async () => {
    vi.stubEnv('CHROMIUM_PATH', '')
    const [ours, packaged] = [await launchBrowser(), await launch(await packagedBrowser())]
    expect(ours.version()).toBe(packaged.version())
    await Promise.all([ours.close(), packaged.close()])
  })

  it('is the one at CHROMIUM_PATH and no other when that is set', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
    await expect(launchBrowser()).rejects.toThrow('/nowhere/chromium')
  })
})

describe('closing a tab', () => {
  it('lets a route handler that is at work fail without a word', async () => {
    const unhandled: unknown[] = []
    const keep = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', keep)
    const { address, server } = await otherSite('<p>Before')
    const browser = await launchBrowser()
    try {
      const page = await (await browser.newContext()).newPage()
      const [asked, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      await page.route(address, async (route) => {
        const answer = await route.fetch()
        asked.resolve()
        await closed.promise
        await route.fulfill({ body: await answer.text() })
      })
      const opened = page.goto(address).catch(() => undefined)
      await asked.promise
      await closeTab(page)
      closed.resolve()
      await opened
      await setTimeout(50)
      expect(unhandled).toEqual([])
    } finally {
      process.off('unhandledRejection', keep)
      server.close()
      await browser.close()
    }
  })

  it('takes a tab that is closed already', async () => {
    const browser = await launchBrowser()
    try {
      const page = await (await browser.newContext()).newPage()
      await page.route('**/*', (route) => route.abort())
      await page.context().route('**/*', (route) => route.abort())
      await page.close()
      await closeTab(page)
      await closeTab(page)
      expect(browser.contexts()).toEqual([])
    } finally {
      await browser.close()
    }
  })
})
