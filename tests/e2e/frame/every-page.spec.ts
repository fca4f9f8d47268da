import { expect } from 'vitest'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { siteMap } from '#web/site-map.ts'

const paths = siteMap.map(({ path }): string => path).filter((path) => !path.includes(':'))

/** A stranger is led from every page of the desk to that of signing in, which is looked at once. */
const looked = new Set<string>()

journey.for(paths)(
  '%s opens for a stranger, passes axe in both themes at every width, and works with a thumb',
  async (path, { page }) => {
    const asked = await page.request.get(path)
    expect(asked.status()).toBeLessThan(400)
    if (looked.has(new URL(asked.url()).pathname)) return
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAllCanUse(page, path)
    looked.add(new URL(page.url()).pathname)
  },
)

journey('an address that leads nowhere says so with status 404', async ({ page, allow }) => {
  allow(/status of 404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAllCanUse(page, 'not found')
})

/** What would be printed over every sheet. */
function fixedOnPage(): string[] {
  return [...document.querySelectorAll('*')].flatMap((one) =>
    ['', '::before', '::after'].flatMap((part) => {
      const { position, display, content } = getComputedStyle(one, part || undefined)
      const isDrawn = display !== 'none' && (part === '' ? one.getClientRects().length > 0 : content !== 'none')
      return isDrawn && position === 'fixed' ? [`${one.tagName}.${one.getAttribute('class')}${part}`] : []
    }),
  )
}

journey.for(['/residences?near=72201', '/directory/california', '/contact'])(
  '%s prints nothing that stays in the window over its sheets',
  async (path, { page }) => {
    await page.setViewportSize({ width: 816, height: 1056 })
    await page.goto(path)
    expect(await page.evaluate(fixedOnPage)).not.toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(fixedOnPage)).toEqual([])
  },
)
