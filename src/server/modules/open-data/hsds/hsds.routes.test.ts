import { describe, expect, it } from 'vitest'
import { type HsdsPage, hsdsOrganization } from '#contract/open-data/hsds.ts'
import { publishedRates } from '#domain/search/published-rates.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { baseUrl, hsdsSite } from '#tests/support/live/hsds-site.ts'

const { build, comeFrom, database, json, operator, request } = hsdsSite()

describe('GET /hsds', () => {
  it('says its version, its profile and where it is described', async () => {
    expect(await json('/hsds')).toEqual({
      version: '3.1',
      profile: `${baseUrl}/docs/api#hsds`,
      openapi_url: `${baseUrl}/api/openapi.json`,
      license: 'https://creativecommons.org/licenses/by/4.0/',
    })
  })

  it('may be asked by the pages of every site, and tells when nothing has changed', async () => {
    await build({})
    for (const path of ['/hsds', '/hsds/services', '/hsds/organizations', '/hsds/taxonomy_terms']) {
      const { headers } = await request(path)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cache-control')).toBe('public, max-age=1')
      const again = await request(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect((await request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    }
  })

  it('answers 404 in words to what is nowhere', async () => {
    const nobody = '00000000-0000-4000-8000-00000000dead'
    for (const path of ['services', 'organizations', 'service_at_locations', 'taxonomies', 'taxonomy_terms']) {
      for (const id of [nobody, 'harbor-row', "1' or '1'='1", '%F0%9F%8F%A0']) {
        const response = await request(`/hsds/${path}/${id}`)
        expect([path, id, response.status]).toEqual([path, id, 404])
        expect(await response.json()).toMatchObject({ code: 'not_found' })
      }
    }
    expect((await request('/hsds/programs')).status).toBe(404)
  })

  it('takes 600 calls of an address in 10 minutes', async () => {
    for (let call = 0; call < publishedRates.hsdsCalls.limit; call += 1) await request('/hsds')
    const response = await request('/hsds')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    comeFrom('192.0.2.2')
    expect((await request('/hsds')).status).toBe(200)
  })

  it.each([
    ['services?page=0', 'page'],
    ['services?page=1.5', 'page'],
    ['services?per_page=101', 'per_page'],
    ['services?minimal=true&per_page=10001', 'per_page'],
    ['services?modified_after=yesterday', 'modified_after'],
    ['services?modified_after=2026-02-31', 'modified_after'],
    ['services?modified_after=0000-01-01', 'modified_after'],
    ['services?postcode=ABC', 'postcode'],
    ['services?postcode=99999', 'postcode'],
    ['services?proximity=500', 'proximity'],
    ['services?postcode=72032&proximity=-5', 'proximity'],
    ['services?organization_id=me', 'organization_id'],
    ['services?full=yes', 'full'],
    ['services?format=xml', 'format'],
    ['services?format=ndjson&page=2', 'page'],
    ['services?state=AR', 'state'],
    ['organizations?full_service=true', 'full_service'],
    ['organizations?taxonomy_id=x', 'taxonomy_id'],
    ['organizations?format=ndjson', 'format'],
    ['taxonomy_terms?parent_id=x', 'parent_id'],
    [`services/00000000-0000-4000-8000-00000000dead?full=true`, 'full'],
  ])('refuses %s by naming it', async (path, field) => {
    const response = await request(`/hsds/${path}`)
    expect(response.status).toBe(422)
    const { code, fields } = (await response.json()) as { code: string; fields: Record<string, string> }
    expect(code).toBe('invalid_input')
    expect(Object.keys(fields)).toEqual([field])
  })
})

describe('GET /hsds/organizations', () => {
  it('lists who has a published home, each with the places of its homes', async () => {
    await buildOrganization(database().transactions)
    await build({ stateCode: 'AR' }, { stateCode: 'ME' })
    const { contents, total_items } = (await json('/hsds/organizations')) as HsdsPage<object>
    const description = 'Operator of 2 recovery residences listed here, in AR, ME.'
    expect([total_items, contents]).toEqual([1, [{ id: operator(), name: 'Porch Homes', description }]])
    const whole = hsdsOrganization.parse(await json(`/hsds/organizations/${operator()}`))
    expect(whole.locations).toHaveLength(2)
    expect(((await json('/hsds/organizations?search=porch')) as HsdsPage<object>).total_items).toBe(1)
    expect(((await json('/hsds/organizations?search=harbor')) as HsdsPage<object>).total_items).toBe(0)
  })
})
