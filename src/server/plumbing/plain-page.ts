import { madeToBeFramed } from '#server/plumbing/content-security.ts'

/**
 * A page made of nothing but words, for when the real pages cannot be rendered. It needs no style, script or database,
 * and still says where help is. `message` is one of our own sentences. Where nothing will ever come of asking again, it
 * offers no such thing: pass false.
 */
export function plainPage(message: string, mayTryAgain = true): string {
  const title = mayTryAgain ? 'One moment, please' : 'This address does not work'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
<p>In crisis? Call or text <a href="tel:988">988</a>. SAMHSA helpline: <a href="tel:18006624357">1-800-662-4357</a>, free, day and night.</p>
<p>${mayTryAgain ? '<a href="">Try again</a> or go' : 'Go'} to the <a href="/">home page</a>.</p>
</html>
`
}

/** The policy of such a page at `path`: it loads nothing at all, and stands in frames where the real page would. */
export function wordsOnly(path: string): Record<string, string> {
  const ancestors = path.startsWith(madeToBeFramed) ? '*' : "'none'"
  return { 'Content-Security-Policy': `default-src 'none'; frame-ancestors ${ancestors}; base-uri 'none'` }
}

/** True when a person's browser asks for a page, not a program for data. */
export function wantsPage(method: string, accept: string | undefined): boolean {
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(accept ?? '')
}
