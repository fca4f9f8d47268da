import type { Browser, Page } from 'playwright-core'

const strict = "default-src 'none'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'"
const css = `
  :root { color-scheme: light dark; background: light-dark(#fff, #111); color: light-dark(#111, #fff) }
  a, button { display: inline-block; min-height: 44px; min-width: 44px; color: inherit; background: none }
`

/**
 * A page with `body` in it, served as the product serves pages: under a policy that lets no foreign script in. With no
 * more than that it is sound: contrast, language, headings and targets are right.
 */
export async function plantedPage(browser: Browser, body: string, moreCss = ''): Promise<Page> {
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
