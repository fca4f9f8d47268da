import { type SecurityQuery, securityQuery } from '#contract/security-events.ts'
import { noteAct } from '#server/plumbing/asked-route.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { actorOf, type Http, type HttpContext, newHttp, parse, requireSignedIn } from '#server/plumbing/http.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import { streamedText } from '#server/plumbing/streamed-text.ts'
import { mayReadSecurityEvents } from './security.policy.ts'
import type { Security } from './security.service.ts'

/** What may be part of an attack, for the alliance's people: a list and a file. 401 signed out, 403 for everybody else. */
export function securityRoutes(security: Security, { clock }: { clock: Clock }): Http {
  const http = newHttp()
  // A file reads everything there is.
  const files = rateLimit({ limit: 30, windowSeconds: 3600, clock })

  http.get('/api/staff/security', async (c) => {
    const { actor } = await staff(c)
    c.header('Cache-Control', 'private, no-store')
    return c.json(await security.page(actor, queryOf(c)))
  })

  http.get('/api/staff/security.csv', async (c) => {
    const { actor, signedIn } = await staff(c)
    const query = queryOf(c)
    files.take(signedIn.id)
    const { name, pieces } = security.file(actor, query)
    noteAct(c, 'exported')
    c.header('Content-Type', 'text/csv; charset=utf-8; header=present')
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    c.header('Cache-Control', 'private, no-store')
    return streamedText(c, pieces)
  })
  return http
}

async function staff(c: HttpContext) {
  const signedIn = await requireSignedIn(c)
  if (!mayReadSecurityEvents(signedIn))
    throw new AppError('not_allowed', 'Only the staff of the alliance can see this.')
  return { actor: actorOf(signedIn), signedIn }
}

/** A form sends the fields nobody chose as empty texts. */
function queryOf(c: HttpContext): SecurityQuery {
  return parse(securityQuery, Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== '')))
}
