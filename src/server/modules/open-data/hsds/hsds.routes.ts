import { hsdsVersion } from '#contract/open-data/hsds.ts'
import { dataLicense } from '#contract/open-data/open-data.ts'
import { publishedRates } from '#contract/open-data/published-rates.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { streamText } from '#server/plumbing/answers/streamed-text.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { isId } from '#server/plumbing/calls/known-id.ts'
import { openCalls } from '#server/plumbing/calls/open-calls.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { Hsds } from './hsds.service.ts'

export function createHsdsRoutes(
  hsds: Hsds,
  { baseUrl, rateLimits }: { baseUrl: string; rateLimits: RateLimits },
): Http {
  const http = createHttp()
  const calls = rateLimits('hsds-call', publishedRates.hsdsCalls)
  const wholes = rateLimits('hsds-whole', publishedRates.hsdsWholes)

  openCalls(http, ['/hsds', '/hsds/*'])
  for (const path of ['/hsds', '/hsds/*']) {
    http.use(path, async (c, next) => {
      c.header('Cache-Control', 'public, max-age=1')
      for (const [name, value] of Object.entries(await calls.take(toAddressBlock(c.get('clientAddress')))))
        c.header(name, value)
      await next()
    })
  }
  serveCall(http, 'GET /hsds', () => {
    const profile = `${baseUrl}/docs/api#hsds`
    const openapiUrl = `${baseUrl}/api/openapi.json`
    return { version: hsdsVersion, profile, openapi_url: openapiUrl, license: dataLicense.url }
  })
  serveCall(http, 'GET /hsds/services', async ({ c, query }) => {
    if (query.format !== 'ndjson') return hsds.services(query)
    refuseWith(query, ['page', 'per_page', 'minimal'])
    for (const [name, value] of Object.entries(await wholes.take(toAddressBlock(c.get('clientAddress')))))
      c.header(name, value)
    c.header('Content-Type', 'application/x-ndjson; charset=utf-8')
    return streamText(c, streamLines(await hsds.everyService(query)))
  })
  serveCall(http, 'GET /hsds/services/:id', ({ params }) => requireOne(params, 'service', hsds.service))
  serveCall(http, 'GET /hsds/organizations', ({ query }) => hsds.organizations(query))
  serveCall(http, 'GET /hsds/organizations/:id', ({ params }) => requireOne(params, 'organization', hsds.organization))
  serveCall(http, 'GET /hsds/service_at_locations', ({ query }) => hsds.servicesAtLocations(query))
  serveCall(http, 'GET /hsds/service_at_locations/:id', ({ params }) =>
    requireOne(params, 'service at a location', hsds.serviceAtLocation),
  )
  serveCall(http, 'GET /hsds/taxonomies', ({ query }) => hsds.taxonomies(query))
  serveCall(http, 'GET /hsds/taxonomies/:id', ({ params }) => requireOne(params, 'taxonomy', hsds.taxonomy))
  serveCall(http, 'GET /hsds/taxonomy_terms', ({ query }) => hsds.terms(query))
  serveCall(http, 'GET /hsds/taxonomy_terms/:id', ({ params }) => requireOne(params, 'taxonomy term', hsds.term))
  http.get('/hsds/*', () => {
    throw new AppError('not_found', 'There is nothing at this address.')
  })
  return http
}

async function requireOne<Found>(
  params: { id: string },
  name: string,
  find: (id: string) => Promise<Found | null> | Found | null,
): Promise<Found> {
  const id = params.id.toLowerCase()
  const record = isId(id) ? await find(id) : null
  if (!record) throw new AppError('not_found', `There is no such ${name}.`)
  return record
}

function refuseWith(query: Record<string, string | undefined>, names: readonly string[]): void {
  const fields = Object.fromEntries(
    names.filter((name) => query[name]).map((name) => [name, 'Leave it out with format=ndjson.']),
  )
  if (Object.keys(fields).length === 0) return
  throw buildFieldsError(fields)
}

async function* streamLines(steps: AsyncGenerator<object[]>): AsyncGenerator<string> {
  for await (const records of steps) yield records.map((record) => `${JSON.stringify(record)}\n`).join('')
}
