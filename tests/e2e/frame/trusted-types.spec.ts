import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { signIn } from '#tests/support/desk/accounts.ts'

/** What becomes of text that a mistake of ours, or somebody else's words, would hand to the page as code. */
function attacks(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const became: Record<string, string> = {}
    const attempt = (name: string, act: () => unknown) => {
      try {
        act()
        became[name] = 'ran'
      } catch (error) {
        became[name] = error instanceof Error ? error.name : 'stopped'
      }
    }
    attempt('markup', () => {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
    })
    attempt('a script', () => {
      document.createElement('script').textContent = 'alert(1)'
    })
    attempt('the address of a script', () => {
      document.createElement('script').src = 'data:text/javascript,alert(1)'
    })
    attempt('words', () => {
      document.createElement('div').innerHTML = 'no tag'
    })
    return became
  })
}

const stopped = { markup: 'TypeError', 'a script': 'TypeError', 'the address of a script': 'TypeError', words: 'ran' }

journey(
  'no text becomes code, on a page from memory or the signed-in board, and its worker still starts',
  async ({ page, product, allow }) => {
    allow(/Trusted|TrustedHTML|TrustedScript/)
    await visit(page, '/about')
    expect(await attacks(page)).toEqual(stopped)
    await page.goto('/sign-in')
    await signIn(page, 'operator@demo.example', product.demoPassword)
    await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()
    await waitUntilReady(page)
    expect(await attacks(page)).toEqual(stopped)
    const started = page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
    expect(await started).toMatch(/\/sw\.js$/)
  },
)
