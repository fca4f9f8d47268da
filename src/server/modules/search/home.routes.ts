import { residenceDetailQuery } from '#contract/residence-detail.ts'
import { openToEverySite } from '#server/plumbing/content-security.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, newHttp, parse } from '#server/plumbing/http.ts'
import type { Homes } from './home.service.ts'

/** Names told as unknown at most, however many were sent. */
const mostRefused = 20

/** `GET /api/v1/residences/{slug}`: it knows no visitor, so the pages of any other site may ask it too. */
export function homeRoutes(homes: Homes): Http {
  const http = newHttp()
  http.get('/api/v1/residences/:slug', async (c) => {
    for (const [name, value] of Object.entries(openToEverySite)) c.header(name, value)
    const { near } = parse(residenceDetailQuery, onlyKnown(c.req.query()))
    const home = await homes.home(c.req.param('slug'), near)
    if (!home) throw new AppError('not_found', 'There is no such residence.')
    c.header('Cache-Control', 'public, max-age=1')
    return c.json(home)
  })
  return http
}

/** A name nobody knows is refused by its name, so that a slip never passes for an answer. */
function onlyKnown(query: Record<string, string>): Record<string, string> {
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(residenceDetailQuery.shape, name))
  if (unknown.length === 0) return query
  const fields = Object.fromEntries(
    unknown.slice(0, mostRefused).map((name) => [name, 'There is no filter of this name.']),
  )
  throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
}
