/** Longest path somebody may be sent back to, in characters. */
const LONGEST = 1000

/**
 * The path of this site somebody goes to after signing in; '/' for anything that is not one. A browser reads '//host',
 * '/\host' and either of them with a tab or newline in between as another site, so none of these characters pass, nor
 * does a path that turns into one of them once its dots are resolved. The API and the sign-in pages would send people
 * in circles (or sign them out again).
 */
export function ownPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > LONGEST) return '/'
  if (!/^\/(?![/\\])/.test(value) || /[\\\p{C}]/u.test(value)) return '/'
  const base = 'http://own.invalid'
  if (!URL.canParse(value, base)) return '/'
  const url = new URL(value, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return '/'
  const plain = decoded(url.pathname)
  if (plain === null || /^\/(api|sign-in|sign-out|sign-up|forgot-password|reset-password)(\/|$)/i.test(plain)) {
    return '/'
  }
  return url.pathname + url.search + url.hash
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
