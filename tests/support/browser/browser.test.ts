import { afterEach, describe, expect, it, vi } from 'vitest'
import { launch, launchBrowser } from './browser.ts'
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
