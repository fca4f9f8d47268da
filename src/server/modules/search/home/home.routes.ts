import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'
import type { Homes } from './home.service.ts'

export function homeRoutes(homes: Homes): Http {
  const http = newHttp()
  serveCall(http, 'GET /api/v1/residences/:slug', async ({ c, params: { slug }, query }) => {
    const home = await homes.home(slug, query.near)
    const moved = home ? null : await homes.movedTo(slug)
    if (moved) return c.redirect(`/api/v1/residences/${moved}${new URL(c.req.url).search}`, 301)
    if (!home) throw new AppError('not_found', 'There is no such residence.')
    return home
  })
  return http
}
