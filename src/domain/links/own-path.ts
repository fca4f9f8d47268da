const MAX_LENGTH = 1000

/** "/" for anything else. Browsers read '//host' and '/\host', also with a tab or newline inside, as another site. */
export function toOwnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return '/'
  if (!/^\/(?![/\\])/.test(value) || /[\\\p{C}]/u.test(value)) return '/'
  const base = 'http://own.invalid'
  if (!URL.canParse(value, base)) return '/'
  const url = new URL(value, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return '/'
  const plain = decodePath(url.pathname)
  if (plain === null || /^\/(api|sign-in|sign-out|sign-up|forgot-password|reset-password)(\/|$)/i.test(plain)) {
    return '/'
  }
  return url.pathname + url.search + url.hash
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
