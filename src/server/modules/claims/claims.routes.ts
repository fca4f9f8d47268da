import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { requireKnownId } from '#server/plumbing/calls/known-id.ts'
import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import { readUploads } from '#server/plumbing/calls/upload.ts'
import {
  createHttp,
  type Http,
  type HttpContext,
  requireRecentProof,
  requireSignedIn,
  toActor,
  toOrigin,
} from '#server/plumbing/http.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import type { ClaimContext } from './case.service.ts'
import { chooseClaimsView } from './claims.policy.ts'
import type { ClaimDesk } from './lists/claim-desk.service.ts'
import { type PaperFile, paperFileLimit } from './papers/papers.service.ts'

type View = 'operator' | 'decider'
export function createClaimsRoutes(parts: ClaimDesk): Http {
  const http = createHttp()
  const requireOperator = async (c: HttpContext) => (await requireAtClaims(c, 'operator')).who
  const requireDecider = async (c: HttpContext) => {
    const { who } = await requireAtClaims(c, 'decider')
    await requireRecentProof(c)
    return who
  }
  serveCall(http, 'GET /api/claims', requireAtClaims, async ({ who: { view, who } }) => {
    if (view === 'operator') return parts.claims.read(who)
    return { ...(await parts.deciding.read(who)), checks: await parts.checking.read(who) }
  })
  serveCall(http, 'GET /api/claims/listings', requireOperator, ({ who, query }) => parts.finding.find(who, query))
  serveCall(http, 'POST /api/claims', requireOperator, async ({ c, who, body }) => {
    const { id, isNew } = await parts.claims.make(who, body.residenceId)
    if (isNew) c.status(201)
    return { id }
  })
  serveCall(http, 'POST /api/claims/:id/code', requireOperator, async ({ c, who, params, body }) => {
    await parts.claims.sendCode(who, params.id, body.way, c.get('clientAddress'))
    return done
  })
  serveCall(http, 'POST /api/claims/:id/proof', requireOperator, ({ c, who, params, body }) =>
    parts.claims.prove(who, params.id, body.code, c.get('clientAddress')),
  )
  serveCall(http, 'POST /api/claims/:id/letter', requireOperator, async ({ who, params, body }) => {
    await parts.claims.sendLetter(who, params.id, body.letter)
    return done
  })
  serveCall(http, 'POST /api/claims/:id/papers', requireOperator, async ({ c, who, params }) => {
    const { files } = await readUploads(c, 'paper', paperFileLimit, 'Make the file smaller first.')
    const [one, more] = files
    if (!one || more) throw new AppError('invalid_input', 'Send one paper at a time.')
    await parts.papers.add(who, params.id, one)
    c.status(201)
    return done
  })
  serveCall(http, 'POST /api/claim-papers/:id/removal', requireOperator, async ({ who, params }) => {
    await parts.papers.remove(who, params.id)
    return done
  })
  http.get('/claim-papers/:id', async (c) => {
    const { who } = await requireAtClaims(c, 'decider')
    return sendPaper(
      c,
      await parts.papers.read(who, requireKnownId(c.req.param('id'), 'This paper is no longer there.')),
    )
  })
  serveCall(http, 'POST /api/claims/:id/withdrawal', requireOperator, async ({ who, params }) => {
    await parts.claims.withdraw(who, params.id)
    return done
  })
  serveCall(http, 'POST /api/claims/:id/objection', requireOperator, async ({ who, params, body }) => {
    await parts.claims.object(who, params.id, body.objection)
    return done
  })
  serveCall(http, 'POST /api/claims/:id/decision', requireDecider, async ({ c, who, params, body }) => {
    await parts.deciding.decide(who, params.id, body)
    return noteDecided(c)
  })
  serveCall(http, 'POST /api/claims/:id/recall', requireDecider, async ({ c, who, params }) => {
    await parts.deciding.recall(who, params.id)
    return noteDecided(c)
  })
  serveCall(http, 'POST /api/claims/:id/undo', requireDecider, async ({ c, who, params, body }) => {
    await parts.deciding.undo(who, params.id, body)
    return noteDecided(c)
  })
  serveCall(http, 'POST /api/checks/:id/decision', requireDecider, async ({ c, who, params, body }) => {
    await parts.checking.decide(who, params.id, body)
    return noteDecided(c)
  })
  serveCall(http, 'POST /api/checks/:id/undo', requireDecider, async ({ c, who, params, body }) => {
    await parts.checking.undo(who, params.id, body.reason)
    return noteDecided(c)
  })
  serveCall(http, 'GET /api/not-us/:secret', async ({ params }) => {
    const link = await parts.stopping.look(params.secret)
    if (!link) throw new AppError('not_found', 'There is nothing at this link.')
    return link
  })
  serveCall(http, 'POST /api/not-us/:secret', async ({ c, params }) => {
    await parts.stopping.stop(params.secret, c.get('clientAddress'))
    return done
  })
  return http
}

const paperTypes = { pdf: 'application/pdf', jpg: 'image/jpeg' } as const

function sendPaper(c: HttpContext, { name, kind, bytes }: PaperFile): Response {
  c.header('Content-Type', paperTypes[kind])
  c.header('Content-Disposition', `attachment; filename="paper.${kind}"; filename*=UTF-8''${encodeURIComponent(name)}`)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Cache-Control', 'private, no-store')
  return c.body(new Uint8Array(bytes))
}

async function requireAtClaims(c: HttpContext, wanted?: View): Promise<{ view: View; who: ClaimContext }> {
  const signedIn = await requireSignedIn(c)
  const view = chooseClaimsView(signedIn)
  const { organization } = signedIn
  if (view === null || organization === null || (wanted !== undefined && view !== wanted)) {
    throw new AppError('not_allowed', 'Your role or your organization does not allow this.')
  }
  const origin = toOrigin(c, 'claim')
  const person = { id: signedIn.id, name: formatName(signedIn), email: signedIn.email }
  return { view, who: { actor: toActor(signedIn, origin), organization, person, origin } }
}

function noteDecided(c: HttpContext): typeof done {
  noteAction(c, 'claim_decided')
  return done
}
