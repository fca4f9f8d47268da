import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { Directory } from './directory.service.ts'

/** Never tied to a visitor, so pages of other sites may call them too. */
export function createDirectoryRoutes(directory: Directory): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/directory/states/:slug', async ({ params }) =>
    requireFound(await directory.state(params.slug)),
  )
  serveCall(http, 'GET /api/directory/states/:slug/residences', async ({ params, query }) =>
    requireFound(await directory.residences(params.slug, query)),
  )
  return http
}

function requireFound<Found>(found: Found | null): Found {
  if (found === null) throw new AppError('not_found', 'There is no such state.')
  return found
}
