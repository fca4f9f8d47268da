/** Paths of calls, of pages that know somebody or a secret, and of files: none of them is fetched ahead. */
const left = [
  '/api/*',
  '/account*',
  '/affiliate*',
  '/embed/*',
  '/join/*',
  '/not-us/*',
  '/said/*',
  '/sign-*',
  '/staff*',
  '/workspace*',
  '/*/asked/*',
  '/*/shared/*',
  '/*/waiting/*',
  '/assets/*',
]

const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: left } },
    { not: { selector_matches: "[download], [target='_blank']" } },
  ],
}

/**
 * A page that a visitor points at is fetched ahead, by browsers that know of it. The rules stand in the page: as a file
 * they would be fetched before its first paint.
 */
export const PREFETCH_RULES = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
