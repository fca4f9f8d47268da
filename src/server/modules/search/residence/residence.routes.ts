import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { Residences } from './residence.service.ts'

export function createResidenceRoutes(residences: Residences): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/v1/residences/:slug', async ({ c, params: { slug }, query }) => {
    const residence = await residences.residence(slug, query.near)
    const moved = residence ? null : await residences.movedTo(slug)
    if (moved) return c.redirect(`/api/v1/residences/${moved}${new URL(c.req.url).search}`, 301)
    if (!residence) throw new AppError('not_found', 'There is no such residence.')
    return residence
  })
  return http
}
