import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import {
  createHttp,
  type Http,
  type HttpContext,
  requireAtDesk,
  requireSignedIn,
  toActor,
} from '#server/plumbing/http.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import type { HandlerContext } from './desk/handling.service.ts'
import { readGrievanceForm, readOnce } from './filing/grievance.form.ts'
import type { GrievanceDesk } from './grievance-desk.service.ts'
import { findHandlerSide } from './grievances.policy.ts'
import type { OperatorContext } from './operator/concerns.service.ts'

const done = { done: true } as const

export function createGrievancesRoutes({ counts, filing, following, handling, lists, concerns }: GrievanceDesk): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/v1/grievance-counts', () => counts.list())
  serveCall(http, 'POST /api/grievances', async ({ c, body: { language, fields } }) => {
    const said = readGrievanceForm(fields)
    const filed = await filing.file(said, { clientAddress: c.get('clientAddress'), language, once: readOnce(fields) })
    c.status(201)
    return filed
  })
  serveCall(http, 'POST /api/grievances/case', ({ c, body }) => following.follow(body.key, c.get('clientAddress')))
  serveCall(http, 'POST /api/grievances/case/acts', async ({ c, body }) => {
    await following.act(body, c.get('clientAddress'))
    return done
  })
  serveCall(http, 'GET /api/affiliate/grievances', asHandler, ({ who }) => lists.list(who))
  serveCall(http, 'GET /api/affiliate/grievances/:id', asHandler, ({ who, params }) => handling.read(who, params.id))
  serveCall(http, 'POST /api/affiliate/grievances/:id/acts', asHandler, async ({ who, params, body }) => {
    await handling.act(who, params.id, body)
    return done
  })
  serveCall(http, 'POST /api/affiliate/grievance-clock', asAffiliate, async ({ who, body }) => {
    await lists.saveClock(who, body)
    return done
  })
  serveCall(http, 'GET /api/concerns', asOperator, ({ who }) => concerns.list(who))
  serveCall(http, 'POST /api/concerns/:id/answer', asOperator, async ({ who, params, body }) => {
    await concerns.answer(who, params.id, body.words)
    return done
  })
  return http
}

async function asHandler(c: HttpContext): Promise<HandlerContext> {
  const signedIn = await requireSignedIn(c)
  const side = findHandlerSide(signedIn)
  if (side === null || !signedIn.organization) {
    throw new AppError(
      'not_allowed',
      'Cases are read by the affiliate of their state. Your organization or role is not.',
    )
  }
  const person = { id: signedIn.id, name: formatName(signedIn) }
  return { actor: toActor(signedIn), side, organizationId: signedIn.organization.id, person }
}

async function asAffiliate(c: HttpContext): Promise<HandlerContext> {
  const who = await asHandler(c)
  if (who.side === 'affiliate') return who
  throw new AppError('not_allowed', 'Each affiliate says for itself how many days it takes.')
}

async function asOperator(c: HttpContext): Promise<OperatorContext> {
  const { signedIn, organizationId, actor } = await requireAtDesk(c, 'residences', 'residence')
  return { actor, organizationId, name: formatName(signedIn) }
}
