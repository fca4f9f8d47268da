import { homesQuery } from '#contract/directory.ts'
import type { Directory } from '#server/modules/directory/directory.service.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, newHttp, parse } from '#server/plumbing/http.ts'
import { openCalls, queryOf } from '#server/plumbing/open-calls.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'

/** The public calls of the directory: they know no visitor, so the pages of any other site may ask them too. */
export function directoryRoutes(directory: Directory): Http {
  const http = newHttp()
  openCalls(http, ['/api/directory/states/*'])
  http.get('/api/directory/states/:slug', async (c) => {
    const beds = orNotFound(await directory.state(c.req.param('slug')))
    c.header('Cache-Control', 'public, max-age=1')
    return taggedJson(c, beds)
  })
  http.get('/api/directory/states/:slug/residences', async (c) => {
    const homes = orNotFound(await directory.homes(c.req.param('slug'), parse(homesQuery, queryOf(c))))
    c.header('Cache-Control', 'public, max-age=1')
    return taggedJson(c, homes)
  })
  return http
}

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('not_found', 'There is no such state.')
  return found
}
