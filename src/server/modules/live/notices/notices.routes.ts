import type { SignedInUser } from '#contract/account/auth.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
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
import { mayPublishNotices, mayReadNotices } from './notices.policy.ts'
import type { Notices, Publisher } from './notices.service.ts'

const done = { done: true } as const

export function createNoticesRoutes(notices: Notices): Http {
  const http = createHttp()
  const asReader = (c: HttpContext) => requireStaff(c, mayReadNotices)
  const asPublisher = (c: HttpContext) => requireStaff(c, mayPublishNotices)

  serveCall(http, 'GET /api/staff/notices', asReader, async ({ who: { actor, mayChange } }) => ({
    notices: await notices.list(actor),
    mayChange,
  }))
  serveCall(http, 'POST /api/staff/notices/preview', asPublisher, ({ body }) => notices.preview(body))
  serveCall(http, 'POST /api/staff/notices/changes', asPublisher, async ({ c, who, body }) => {
    await requireRecentProof(c)
    await notices.change(who, body)
    return done
  })
  return http
}

type Staff = Publisher & { mayChange: boolean }

async function requireStaff(c: HttpContext, may: (user: SignedInUser) => boolean): Promise<Staff> {
  const signedIn = await requireSignedIn(c)
  const { organization } = signedIn
  if (!organization || !may(signedIn)) throw new AppError('not_allowed', 'Only the staff of the alliance can do this.')
  const person = { id: signedIn.id, name: formatName(signedIn) }
  return {
    actor: toActor(signedIn, toOrigin(c, 'moderation')),
    organizationId: organization.id,
    person,
    mayChange: mayPublishNotices(signedIn),
  }
}
