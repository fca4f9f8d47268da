import { matchedRoutes } from 'hono/route'
import type { SecurityEventKind } from '#domain/people/security-event.ts'
import type { HttpContext, SignedIn } from '#server/plumbing/http.ts'

export function getAskedRoute(c: HttpContext): string {
  const own = matchedRoutes(c).findLast(({ path }) => path !== '*' && !path.endsWith('/*'))
  return `${/^[A-Z]{3,7}$/.test(c.req.method) ? c.req.method : 'OTHER'} ${own?.path ?? '/*'}`
}

type FormAct = { act: string; page: string }

/** `acted`: what was done, and the page at the desk of whom or what it was done to. */
export function noteAction(c: HttpContext, kind: SecurityEventKind, count?: number, acted?: FormAct): void {
  const about = acted ? `${acted.act} ${acted.page}` : getAskedRoute(c)
  const act = { kind, address: c.get('clientAddress'), about, ...(count !== undefined && { count }) }
  const note = (person: SignedIn | null) =>
    c.get('securityEvents').note({
      ...act,
      personId: person?.id ?? null,
      organizationId: person?.organization?.id ?? null,
    })
  c.get('signedIn')().then(note, () => note(null))
}
