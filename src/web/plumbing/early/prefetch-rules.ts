const left = [
  '/api/*',
  '/account*',
  '/affiliate*',
  '/embed/*',
  '/join/*',
  '/not-us/*',
  '/stop-emails/*',
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

export const PREFETCH_RULES = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
