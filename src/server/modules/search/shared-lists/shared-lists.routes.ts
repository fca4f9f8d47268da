import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { SharedLists } from './shared-lists.service.ts'

export function createSharedListsRoutes(lists: SharedLists): Http {
  const http = createHttp()
  serveCall(http, 'POST /api/shared-lists', async ({ c, body: { homes: residences, ...made } }) => {
    const shared = await lists.share(readSlugs(residences), { ...made, clientAddress: c.get('clientAddress') })
    c.status(201)
    return shared
  })
  serveCall(http, 'GET /api/shared-lists/mine/:secret', async ({ params }) =>
    requireList(await lists.own(params.secret)),
  )
  serveCall(http, 'DELETE /api/shared-lists/mine/:secret', async ({ params }) => {
    await lists.end(params.secret)
    return null
  })
  serveCall(http, 'GET /api/shared-lists/:secret', async ({ params }) => requireList(await lists.read(params.secret)))
  serveCall(http, 'GET /api/residences/these', ({ c, query }) =>
    lists.these(readSlugs(query.homes), c.get('clientAddress')),
  )
  return http
}

function readSlugs(text: string): string[] {
  return text.split(',').filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
}

function requireList<List>(list: List | null): List {
  if (list === null) throw new AppError('not_found', 'There is no list at this link. It may have ended.')
  return list
}
