import { isEvidenceAct } from '#contract/certification/evidence.ts'
import { isPhotoAct } from '#contract/certification/visit-photos.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { requireKnownId } from '#server/plumbing/calls/known-id.ts'
import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import { readBytesSent } from '#server/plumbing/calls/upload.ts'
import { sendFile } from '#server/plumbing/files/send-file.ts'
import {
  createHttp,
  type Http,
  type HttpContext,
  hasLeft,
  requireRecentProof,
  requireSignedIn,
  toActor,
  toOrigin,
} from '#server/plumbing/http.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import type { CertificationContext } from './cases/cases.service.ts'
import { findSide } from './certification.policy.ts'
import type { CertificationDesk } from './certification-desk.service.ts'
import { chunkLimit } from './evidence/evidence.service.ts'

export function createCertificationRoutes(desk: CertificationDesk): Http {
  const { applications, starting, cases, evidence, photos, binders } = desk
  const http = createHttp()
  serveCall(http, 'GET /api/applications', requireApplicant, ({ who, query }) => applications.listOwn(who, query))
  serveCall(http, 'POST /api/applications', requireApplicant, async ({ c, who, body }) => {
    const { id, isNew } = await starting.start(who, body.residenceId, body.level)
    if (isNew) c.status(201)
    return { id }
  })
  serveCall(http, 'GET /api/applications/:id', requireEither, ({ who, params }) => applications.read(who, params.id))
  serveCall(http, 'GET /api/applications/:id/binder.pdf', requireEither, async ({ c, who, params }) => {
    const { name, bytes } = await binders.make(who, params.id)
    return sendFile(c, { name, kind: 'pdf', size: bytes.byteLength, stream: new Blob([bytes]).stream() })
  })
  serveCall(http, 'GET /api/applications/:id/dates.ics', requireEither, async ({ c, who, params }) => {
    const file = await applications.writeDates(who, params.id)
    c.header('Content-Disposition', 'attachment; filename="dates.ics"')
    return c.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH' })
  })
  serveCall(http, 'PUT /api/applications/:id/evidence', requireApplicant, ({ c, who, params, query }) =>
    evidence.take(who, params.id, query, {
      read: () => readBytesSent(c, chunkLimit, 'Send it in chunks.'),
      hasLeft: () => hasLeft(c),
    }),
  )
  serveCall(http, 'POST /api/applications/:id/acts', requireEither, async ({ c, who, params, body }) => {
    if (asksForProof(who, body)) await requireRecentProof(c)
    if (isEvidenceAct(body)) await evidence.act(who, params.id, body)
    else if (isPhotoAct(body)) await photos.act(who, params.id, body)
    else await cases.act(who, params.id, body)
    return done
  })
  serveCall(http, 'GET /api/affiliate/applications', requireDecider, ({ who }) => applications.queue(who))
  serveCall(http, 'POST /api/affiliate/certification', requireSetter, async ({ who, body }) => {
    await applications.saveSetting(who, body)
    return done
  })
  http.get('/evidence/:id', async (c) => {
    const who = await requireEither(c)
    const id = requireKnownId(c.req.param('id'), 'This file is no longer there.')
    return sendFile(c, await evidence.open(who, id), 'inline')
  })
  http.get('/visit-photos/:id', async (c) => {
    const who = await requireEither(c)
    return sendFile(c, await photos.open(who, requireKnownId(c.req.param('id'), 'There is no such photo.')), 'inline')
  })
  return http
}

const requireApplicant = (c: HttpContext) => enter(c, ['applicant'])
const requireEither = (c: HttpContext) => enter(c, ['applicant', 'affiliate', 'alliance'])
const requireDecider = (c: HttpContext) => enter(c, ['affiliate', 'alliance'])

const lookedAt = new Set(['check', 'accept-answers', 'add-photo', 'remove-photo'])

/**
 * The public goes by what an affiliate decides, so its people prove now and then that it is them. What they only look at
 * they say for hours, on a visit also without a connection; nothing public comes of it before somebody decides.
 */
const asksForProof = ({ side }: CertificationContext, { act }: { act: string }) =>
  side !== 'applicant' && !lookedAt.has(act)

async function requireSetter(c: HttpContext): Promise<CertificationContext> {
  const who = await enter(c, ['affiliate'])
  await requireRecentProof(c)
  return who
}

async function enter(c: HttpContext, sides: readonly CertificationContext['side'][]): Promise<CertificationContext> {
  const signedIn = await requireSignedIn(c)
  const side = findSide(signedIn)
  const { organization } = signedIn
  if (side === null || organization === null || !sides.includes(side)) {
    throw new AppError('not_allowed', 'Your role or your organization does not allow this.')
  }
  const origin = toOrigin(c, 'certificate')
  const person = { id: signedIn.id, name: formatName(signedIn), email: signedIn.email }
  return { actor: toActor(signedIn, origin), side, organization, person, origin }
}
