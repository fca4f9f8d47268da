import { residenceDetailQuery } from '#contract/residence-detail.ts'
import { openToEverySite } from '#server/plumbing/content-security.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, newHttp, parse } from '#server/plumbing/http.ts'
import type { Homes } from './home.service.ts'

/** `GET /api/v1/residences/{slug}`: it knows no visitor, so the pages of any other site may ask it too. */
export function homeRoutes(homes: Homes): Http {
  const http = newHttp()
  http.get('/api/v1/residences/:slug', async (c) => {
    for (const [name, value] of Object.entries(openToEverySite)) c.header(name, value)
    const { near } = parse(residenceDetailQuery, c.req.query())
    const home = await homes.home(c.req.param('slug'), near)
    if (!home) throw new AppError('not_found', 'There is no such residence.')
    c.header('Cache-Control', 'public, max-age=1')
    return c.json(home)
  })
  return http
}
