import { homesQuery } from '#contract/directory.ts'
import type { Directory } from '#server/modules/directory/directory.service.ts'
import { openToEverySite } from '#server/plumbing/content-security.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, newHttp, parse } from '#server/plumbing/http.ts'

/** The public calls of the directory: they know no visitor, so the pages of any other site may ask them too. */
export function directoryRoutes(directory: Directory): Http {
  const http = newHttp()
  http.use('/api/directory/states/*', async (c, next) => {
    for (const [name, value] of Object.entries(openToEverySite)) c.header(name, value)
    await next()
  })
  http.get('/api/directory/states/:slug', async (c) => {
    const beds = orNotFound(await directory.state(c.req.param('slug')))
    c.header('Cache-Control', 'public, max-age=1')
    return c.json(beds)
  })
  http.get('/api/directory/states/:slug/residences', async (c) => {
    const homes = orNotFound(await directory.homes(c.req.param('slug'), parse(homesQuery, c.req.query())))
    c.header('Cache-Control', 'public, max-age=1')
    return c.json(homes)
  })
  return http
}

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('not_found', 'There is no such state.')
  return found
}
