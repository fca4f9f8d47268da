import { signedInMarker } from './signed-in-marker.ts'

export function clearMarker(cookies: string | null): Record<string, string> {
  if (readCookie(cookies, signedInMarker) === null) return {}
  return { 'Set-Cookie': `${signedInMarker}=; Max-Age=0; Path=/; SameSite=Lax` }
}

export function readCookie(cookies: string | null, name: string): string | null {
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return pair ? decode(pair.slice(name.length + 1)) : null
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
