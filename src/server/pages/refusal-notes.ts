import { getAskedRoute } from '#server/plumbing/calls/asked-route.ts'
import type { HttpContext, SignedIn } from '#server/plumbing/http.ts'

const ordinary = new Set(['GET /api/auth/user'])
const notedThere = new Set([
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-in/code',
  'POST /api/auth/passkey-sign-in',
  'POST /sign-in',
  'POST /sign-in/code',
])

export function createRefusalNotes(pages: readonly string[]): (c: HttpContext, person: SignedIn | null) => void {
  return (c, person) => {
    const { status } = c.res
    if (status !== 401 && status !== 403 && status !== 429) return
    const route = getAskedRoute(c)
    const about = route.endsWith(' /*') ? `${route.slice(0, -2)}${toRow(pages, c.req.path)}` : route
    if (status !== 429 && (ordinary.has(about) || notedThere.has(about))) return
    c.get('securityEvents').note({
      kind: status === 429 ? 'limited' : 'refused',
      address: c.get('clientAddress'),
      about,
      personId: person?.id ?? null,
      organizationId: person?.organization?.id ?? null,
    })
  }
}

function toRow(pages: readonly string[], path: string): string {
  const segments = path.replace(/\.data$/, '').split('/')
  const fits = (row: string) => {
    const parts = row.split('/')
    return (
      parts.length === segments.length && parts.every((part, place) => part.startsWith(':') || part === segments[place])
    )
  }
  return pages.find((row) => row === segments.join('/')) ?? pages.find(fits) ?? '/*'
}
