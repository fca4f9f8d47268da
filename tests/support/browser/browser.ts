import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type BrowserProgram, packagedBrowser } from './browser-packaged.ts'

const installedNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as on a screen: hinted for whole pixels, lines break elsewhere.
  '--font-render-hinting=none',
]

/** With these it draws WebGL on the processor: a map of streets needs it, and nothing else of ours. */
export const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/**
 * Starts Chromium: the one at CHROMIUM_PATH, else the one that comes with the packages, else one installed on this
 * machine. The packaged one is the same everywhere, and has no windows, extensions and start pages: an installed one takes
 * three times the processor for the same pages. CHROMIUM_PATH is taken at its word. The caller closes it.
 */
export async function launchBrowser(moreFlags: string[] = []): Promise<Browser> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return launch({ path: wanted, env: {} }, moreFlags)
  try {
    return await launch(await packagedBrowser(), moreFlags)
  } catch (error) {
    const browser = await launchInstalled(moreFlags)
    if (browser) return browser
    throw error
  }
}

/** Starts the Chromium at CHROMIUM_PATH, else one installed on this machine; undefined where there is none. */
export async function launchInstalled(moreFlags: string[] = []): Promise<Browser | undefined> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return launch({ path: wanted, env: {} }, moreFlags)
  for (const program of listInstalledBrowsers()) {
    const browser = await launch(program, moreFlags).catch(() => undefined)
    if (browser) return browser
  }
  return undefined
}

export function launch(program: BrowserProgram, moreFlags: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: program.path,
    args: [...flags, ...moreFlags],
    env: { ...process.env, ...program.env },
    timeout: 30_000,
  })
}

/**
 * Closes a tab with all that belongs to it; takes one that is closed already. A route handler that is at work is told
 * first: it would fail on the closed tab, outside any test.
 */
export async function closeTab(page: Page): Promise<void> {
  const context = page.context()
  const told = Promise.allSettled([page, context].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
  await told
}

function listInstalledBrowsers(): BrowserProgram[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return installedNames
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter(isProgram)
    .map((found) => ({ path: found, env: {} }))
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
