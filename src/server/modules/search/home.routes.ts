import { residenceDetailQuery } from '#contract/residence-detail.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, newHttp, parse } from '#server/plumbing/http.ts'
import { openCalls, queryOf } from '#server/plumbing/open-calls.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'
import type { Homes } from './home.service.ts'

/** `GET /api/v1/residences/{slug}`: it knows no visitor, so the pages of any other site may ask it too. */
export function homeRoutes(homes: Homes): Http {
  const http = newHttp()
  openCalls(http, ['/api/v1/residences/:slug'])
  http.get('/api/v1/residences/:slug', async (c) => {
    const { near } = parse(residenceDetailQuery, queryOf(c, residenceDetailQuery.shape))
    const slug = c.req.param('slug')
    const home = await homes.home(slug, near)
    const moved = home ? null : await homes.movedTo(slug)
    if (moved) return c.redirect(`/api/v1/residences/${moved}${new URL(c.req.url).search}`, 301)
    if (!home) throw new AppError('not_found', 'There is no such residence.')
    c.header('Cache-Control', 'public, max-age=1')
    return taggedJson(c, home)
  })
  return http
}
