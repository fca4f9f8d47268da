import type { Page } from 'playwright-core'

/** Holds back the page's JavaScript until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return release
}
