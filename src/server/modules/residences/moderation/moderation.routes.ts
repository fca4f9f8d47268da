import type { SignedInUser } from '#contract/account/auth.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireRecentProof, requireSignedIn } from '#server/plumbing/http.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import type { Listings, Moderator } from './listings.service.ts'
import type { Merging } from './merging/merging.service.ts'
import { mayModerate, maySeeListings } from './moderation.policy.ts'
import { readReportForm } from './report.form.ts'
import type { Reporting } from './reporting.service.ts'
import type { Reports } from './reports.service.ts'

const done = { done: true } as const

type Parts = { listings: Listings; merging: Merging; reports: Reports; reporting: Reporting }

export function createModerationRoutes({ listings, merging, reports, reporting }: Parts): Http {
  const http = createHttp()
  const asReader = (c: HttpContext) => requireStaff(c, maySeeListings)
  const asModerator = (c: HttpContext) => requireStaff(c, mayModerate)

  serveCall(http, 'GET /api/staff/listings', asReader, ({ query: { q, show, page } }) =>
    listings.find({ words: q, show, page: Number(page) }),
  )
  serveCall(http, 'GET /api/staff/listings/:id', asReader, ({ who, params }) => listings.read(who, params.id))
  serveCall(http, 'POST /api/staff/listings/:id/changes', asModerator, async ({ c, who, params, body }) => {
    if (body.act !== 'note') {
      await requireRecentProof(c)
      noteAction(c, 'listing_moderated')
    }
    if (body.act === 'hide') await reports.hideListing(who, params.id, body)
    else if (body.act === 'undo_merge') await merging.undo(who, params.id, body)
    else await listings.change(who, params.id, body)
    return done
  })
  serveCall(http, 'GET /api/staff/pairs', asReader, ({ query: { of, q, page } }) =>
    merging.pairs({ of, q, page: Number(page) }),
  )
  serveCall(http, 'GET /api/staff/pairs/:id/:other', asReader, ({ who, params: { id, other } }) =>
    merging.beside(who, id, other),
  )
  serveCall(http, 'POST /api/staff/pairs/:id/:other/changes', asModerator, async ({ c, who, params, body }) => {
    if (body.act === 'merge') {
      await requireRecentProof(c)
      noteAction(c, 'listing_moderated')
    }
    await merging.change(who, params.id, params.other, body)
    return done
  })
  serveCall(http, 'GET /api/staff/reports', asReader, ({ who, query }) => reports.list(who, query))
  serveCall(http, 'GET /api/staff/reports/:id', asReader, ({ who, params }) => reports.read(who, params.id))
  serveCall(http, 'POST /api/staff/reports/:id/changes', asModerator, async ({ c, who, params, body }) => {
    if (body.act === 'hidden') {
      await requireRecentProof(c)
      noteAction(c, 'listing_moderated')
    }
    await reports.change(who, params.id, body)
    return done
  })
  serveCall(http, 'POST /api/reports', async ({ c, body: { slug, language, fields } }) => {
    await reporting.report(slug, readReportForm(fields), { language, clientAddress: c.get('clientAddress') })
    c.status(201)
    return done
  })
  return http
}

export async function requireStaff(c: HttpContext, may: (user: SignedInUser) => boolean): Promise<Moderator> {
  const signedIn = await requireSignedIn(c)
  if (!may(signedIn)) throw new AppError('not_allowed', 'This is for the staff of the alliance.')
  return {
    person: { id: signedIn.id, name: formatName(signedIn) },
    mayChange: mayModerate(signedIn),
    device: describeDevice(c.req.header('user-agent')),
  }
}
