import {
  hsdsOrganizationsQuery,
  hsdsRecordQuery,
  hsdsServicesAtLocationsQuery,
  hsdsServicesQuery,
  hsdsTaxonomiesQuery,
  hsdsTermsQuery,
  hsdsVersion,
} from '#contract/hsds.ts'
import { dataLicense } from '#contract/open-data.ts'
import type { Hsds } from '#server/modules/hsds/hsds.service.ts'
import { addressBlock } from '#server/plumbing/address-block.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse } from '#server/plumbing/http.ts'
import { openCalls, queryOf } from '#server/plumbing/open-calls.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import { streamedText } from '#server/plumbing/streamed-text.ts'
import { taggedJson, taggedList } from '#server/plumbing/tagged-answer.ts'

/** Whoever copies the directory asks often; whoever takes all of it at once does so a few times an hour. */
export const hsdsRates = {
  calls: { limit: 600, windowSeconds: 600 },
  wholes: { limit: 12, windowSeconds: 3600 },
} as const

/** The Human Services Data Specification at `/hsds`: public, the same for everyone, open to the pages of every site. */
export function hsdsRoutes(hsds: Hsds, { baseUrl, clock }: { baseUrl: string; clock: Clock }): Http {
  const http = newHttp()
  const calls = rateLimit({ ...hsdsRates.calls, clock })
  const wholes = rateLimit({ ...hsdsRates.wholes, clock })

  openCalls(http, ['/hsds', '/hsds/*'])
  for (const path of ['/hsds', '/hsds/*']) {
    http.use(path, async (c, next) => {
      c.header('Cache-Control', 'public, max-age=1')
      for (const [name, value] of Object.entries(calls.take(addressBlock(c.get('clientAddress')))))
        c.header(name, value)
      await next()
    })
  }
  http.get('/hsds', (c) => {
    parse(hsdsRecordQuery, queryOf(c))
    const profile = `${baseUrl}/docs/api#hsds`
    const described = { version: hsdsVersion, profile, openapi_url: `${baseUrl}/api/openapi.json` }
    return taggedJson(c, { ...described, license: dataLicense.url })
  })
  http.get('/hsds/services', async (c) => {
    const query = parse(hsdsServicesQuery, queryOf(c))
    if (query.format !== 'ndjson') return taggedList(c, await hsds.services(query))
    refuseWith(query, ['page', 'per_page', 'minimal'])
    for (const [name, value] of Object.entries(wholes.take(addressBlock(c.get('clientAddress'))))) c.header(name, value)
    c.header('Content-Type', 'application/x-ndjson; charset=utf-8')
    return streamedText(c, lines(await hsds.everyService(query)))
  })
  http.get('/hsds/services/:id', async (c) => one(c, 'service', hsds.service))
  http.get('/hsds/organizations', async (c) =>
    taggedList(c, await hsds.organizations(parse(hsdsOrganizationsQuery, queryOf(c)))),
  )
  http.get('/hsds/organizations/:id', async (c) => one(c, 'organization', hsds.organization))
  http.get('/hsds/service_at_locations', async (c) =>
    taggedList(c, await hsds.servicesAtLocations(parse(hsdsServicesAtLocationsQuery, queryOf(c)))),
  )
  http.get('/hsds/service_at_locations/:id', async (c) => one(c, 'service at a location', hsds.serviceAtLocation))
  http.get('/hsds/taxonomies', (c) => taggedJson(c, hsds.taxonomies(parse(hsdsTaxonomiesQuery, queryOf(c)))))
  http.get('/hsds/taxonomies/:id', async (c) => one(c, 'taxonomy', hsds.taxonomy))
  http.get('/hsds/taxonomy_terms', (c) => taggedJson(c, hsds.terms(parse(hsdsTermsQuery, queryOf(c)))))
  http.get('/hsds/taxonomy_terms/:id', async (c) => one(c, 'taxonomy term', hsds.term))
  http.get('/hsds/*', () => {
    throw new AppError('not_found', 'There is nothing at this address.')
  })
  return http
}

/** The record of the id in the path. What is no UUID names no record. */
async function one(c: HttpContext, name: string, find: (id: string) => Promise<object | null> | object | null) {
  parse(hsdsRecordQuery, queryOf(c))
  const id = (c.req.param('id') ?? '').toLowerCase()
  const record = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? await find(id) : null
  if (!record) throw new AppError('not_found', `There is no such ${name}.`)
  return taggedJson(c, record)
}

/** Everything comes at once in this form, so what divides a list into pages is refused. */
function refuseWith(query: Record<string, string | undefined>, names: readonly string[]): void {
  const fields = Object.fromEntries(
    names.filter((name) => query[name]).map((name) => [name, 'Leave it out with format=ndjson.']),
  )
  if (Object.keys(fields).length === 0) return
  throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
}

async function* lines(steps: AsyncGenerator<object[]>): AsyncGenerator<string> {
  for await (const records of steps) yield records.map((record) => `${JSON.stringify(record)}\n`).join('')
}
