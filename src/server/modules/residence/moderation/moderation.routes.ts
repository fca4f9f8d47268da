import { noteAction } from '#server/plumbing/calls/asked-route.ts'
import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import {
  createHttp,
  type DeskContext,
  type Http,
  type HttpContext,
  requireAtDesk,
  requireRecentProof,
  requireSignedIn,
  requireStaff,
} from '#server/plumbing/http.ts'
import type { Listings, Moderator } from './listings.service.ts'
import type { MergingService } from './merging/merging.service.ts'
import type { Merger } from './merging/scope.service.ts'
import { readReportForm } from './report.form.ts'
import type { Reporting } from './reporting.service.ts'
import type { Reports } from './reports.service.ts'

type Parts = { listings: Listings; merging: MergingService; reports: Reports; reporting: Reporting }

export function createModerationRoutes({ listings, merging, reports, reporting }: Parts): Http {
  const http = createHttp()
  const requireClaimsModerator = (c: HttpContext) => requireModerator(c, 'claims')
  const requireClaimsMerger = (c: HttpContext) => requireMerger(c, 'claims')

  serveCall(http, 'GET /api/staff/listings', requireModerator, ({ query: { q, show, page } }) =>
    listings.find({ words: q, show, page: Number(page) }),
  )
  serveCall(http, 'GET /api/staff/listings/:id', requireModerator, ({ who, params }) => listings.read(who, params.id))
  serveCall(http, 'POST /api/staff/listings/:id/changes', requireClaimsModerator, async ({ c, who, params, body }) => {
    if (body.act !== 'note') {
      await requireRecentProof(c)
      noteAction(c, 'listing_moderated', undefined, { act: body.act, page: `/staff/listings/${params.id}` })
    }
    if (body.act === 'hide') await reports.hideListing(who, params.id, body)
    else if (body.act === 'undo_merge') await merging.undo(await requireMerger(c, 'claims'), params.id, body)
    else await listings.change(who, params.id, body)
    return done
  })
  serveCall(http, 'GET /api/pairs', requireMerger, ({ who, query: { of, q, page } }) =>
    merging.pairs(who, { of, q, page: Number(page) }),
  )
  serveCall(http, 'GET /api/pairs/:id/:other', requireMerger, ({ who, params: { id, other } }) =>
    merging.beside(who, id, other),
  )
  serveCall(http, 'POST /api/pairs/:id/:other/changes', requireClaimsMerger, async ({ c, who, params, body }) => {
    if (body.act !== 'apart') {
      await requireRecentProof(c)
      noteAction(c, 'listing_moderated', undefined, { act: body.act, page: `/staff/listings/${params.id}` })
    }
    await merging.change(who, params.id, params.other, body)
    return done
  })
  serveCall(http, 'GET /api/staff/reports', requireModerator, ({ who, query }) => reports.list(who, query))
  serveCall(http, 'GET /api/staff/reports/:id', requireModerator, ({ who, params }) => reports.read(who, params.id))
  serveCall(http, 'POST /api/staff/reports/:id/changes', requireClaimsModerator, async ({ c, who, params, body }) => {
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

export const requireModerator = async (c: HttpContext, power?: 'claims'): Promise<Moderator> =>
  toModerator(await requireStaff(c, power))

async function requireMerger(c: HttpContext, power: 'beds' | 'claims' = 'beds'): Promise<Merger> {
  const { organization, email } = await requireSignedIn(c)
  const isOfficer = organization?.kind === 'affiliate'
  const who = await requireAtDesk(c, isOfficer ? 'claims' : power, 'moderation', ['affiliate', 'alliance'])
  return { ...toModerator(who), affiliateId: isOfficer ? organization.id : null, email }
}

const toModerator = ({ person, mayChange, actor }: DeskContext): Moderator => ({
  person,
  mayChange,
  device: actor.origin?.device ?? '',
})
