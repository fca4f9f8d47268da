import type { SignedInUser } from '#contract/account/auth.ts'
import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireRecentProof, requireSignedIn } from '#server/plumbing/http.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import { formatName } from '#server/plumbing/visitors/person-name.ts'
import type { Listings, Moderator } from './listings.service.ts'
import type { Merging } from './merging/merging.service.ts'
import type { Merger } from './merging/scope.service.ts'
import { mayModerate, maySeeListings, maySettleOfState } from './moderation.policy.ts'
import { readReportForm } from './report.form.ts'
import type { Reporting } from './reporting.service.ts'
import type { Reports } from './reports.service.ts'

const done = { done: true } as const

type Parts = { listings: Listings; merging: Merging; reports: Reports; reporting: Reporting }

export function createModerationRoutes({ listings, merging, reports, reporting }: Parts): Http {
  const http = createHttp()
  const asReader = (c: HttpContext) => requireStaff(c, maySeeListings)
  const asModerator = (c: HttpContext) => requireStaff(c, mayModerate)
  const asPairReader = (c: HttpContext) => requireMerger(c, maySeeListings)
  const asMerger = (c: HttpContext) => requireMerger(c, mayModerate)

  serveCall(http, 'GET /api/staff/listings', asReader, ({ query: { q, show, page } }) =>
    listings.find({ words: q, show, page: Number(page) }),
  )
  serveCall(http, 'GET /api/staff/listings/:id', asReader, ({ who, params }) => listings.read(who, params.id))
  serveCall(http, 'POST /api/staff/listings/:id/changes', asModerator, async ({ c, who, params, body }) => {
    if (body.act !== 'note') {
      await requireRecentProof(c)
      noteAction(c, 'listing_moderated', undefined, { act: body.act, page: `/staff/listings/${params.id}` })
    }
    if (body.act === 'hide') await reports.hideListing(who, params.id, body)
    else if (body.act === 'undo_merge') await merging.undo(await requireMerger(c, mayModerate), params.id, body)
    else await listings.change(who, params.id, body)
    return done
  })
  serveCall(http, 'GET /api/pairs', asPairReader, ({ who, query: { of, q, page } }) =>
    merging.pairs(who, { of, q, page: Number(page) }),
  )
  serveCall(http, 'GET /api/pairs/:id/:other', asPairReader, ({ who, params: { id, other } }) =>
    merging.beside(who, id, other),
  )
  serveCall(http, 'POST /api/pairs/:id/:other/changes', asMerger, async ({ c, who, params, body }) => {
    if (body.act !== 'apart') {
      await requireRecentProof(c)
      noteAction(c, 'listing_moderated', undefined, { act: body.act, page: `/staff/listings/${params.id}` })
    }
    await merging.change(who, params.id, params.other, body)
    return done
  })
  serveCall(http, 'GET /api/staff/reports', asReader, ({ who, query }) => reports.list(who, query))
  serveCall(http, 'GET /api/staff/reports/:id', asReader, ({ who, params }) => reports.read(who, params.id))
  serveCall(http, 'POST /api/staff/reports/:id/changes', asModerator, async ({ c, who, params, body }) => {
    if (body.act === 'hidden') {
      await requireRecentProof(c)
      noteAction(c, 'listing_moderated', undefined, { act: body.act, page: `/staff/reports/${params.id}` })
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
  return toModerator(c, signedIn)
}

async function requireMerger(c: HttpContext, mayAsStaff: (user: SignedInUser) => boolean): Promise<Merger> {
  const signedIn = await requireSignedIn(c)
  const isOfficer = maySettleOfState(signedIn)
  if (!isOfficer && !mayAsStaff(signedIn)) {
    throw new AppError('not_allowed', 'This is for state affiliates and the staff of the alliance.')
  }
  const affiliateId = isOfficer ? (signedIn.organization?.id ?? null) : null
  const moderator = toModerator(c, signedIn)
  return { ...moderator, mayChange: isOfficer || moderator.mayChange, affiliateId, email: signedIn.email }
}

function toModerator(c: HttpContext, signedIn: SignedInUser): Moderator {
  return {
    person: { id: signedIn.id, name: formatName(signedIn) },
    mayChange: mayModerate(signedIn),
    device: describeDevice(c.req.header('user-agent')),
  }
}
