import { describe, expect, it } from 'vitest'
import { type HsdsPage, hsdsService, hsdsServices } from '#contract/open-data/hsds.ts'
import { publishedRates } from '#domain/search/published-rates.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { conway, everything, hsdsSite } from '#tests/support/live/hsds-site.ts'

const { build, clock, database, json, list, names, operator, request, saying, service } = hsdsSite()

describe('a list', () => {
  it('is cut into pages as the standard draws them', async () => {
    const ids = await build({}, {}, {}, {}, {})
    const { contents, ...first } = await list('?per_page=2')
    expect(first).toEqual({
      total_items: 5,
      total_pages: 3,
      page_number: 1,
      size: 2,
      first_page: true,
      last_page: false,
      empty: false,
    })
    const third = await list('?per_page=2&page=3')
    expect(third).toMatchObject({ page_number: 3, size: 1, first_page: false, last_page: true, empty: false })
    const seen = [...contents, ...(await list('?per_page=2&page=2')).contents, ...third.contents].map(({ id }) => id)
    expect(seen).toEqual(ids.toSorted())
    expect(await list('?per_page=2&page=9')).toMatchObject({ page_number: 9, size: 0, last_page: true, empty: true })
    await database().reset()
    expect(await list()).toMatchObject({
      total_items: 0,
      total_pages: 0,
      first_page: true,
      last_page: true,
      empty: true,
    })
  })

  it('answers what meets all that is asked', async () => {
    const other = await buildOrganization(database().transactions)
    await build(
      { name: 'Cedar Steps', ...everything },
      { name: 'Cedar Gate', organizationId: other, narrLevel: 3, answers: { pets: false } },
      { name: 'Willow Gate', city: 'Portland', stateCode: 'ME', zip: '04101', latitude: 43.66, longitude: -70.25 },
    )
    expect(await names('?search=cedar')).toEqual(['Cedar Gate', 'Cedar Steps'])
    expect(await names('?search=gate%20CEDAR')).toEqual(['Cedar Gate'])
    expect(await names('?search=maine')).toEqual(['Willow Gate'])
    expect(await names('?search=100%25')).toEqual([])
    expect(await names(`?search=cedar&organization_id=${other}`)).toEqual(['Cedar Gate'])
    expect(await names(`?search=willow&organization_id=${other}`)).toEqual([])
    expect(await names('?postcode=72032')).toEqual(['Cedar Gate', 'Cedar Steps'])
    expect(await names('?postcode=72032-1234&proximity=1000&search=steps')).toEqual(['Cedar Steps'])
    expect(await names('?search=&postcode=&proximity=&page=&per_page=&full=&minimal=&format=')).toHaveLength(3)
  })

  it('finds homes by a term they carry, or by having any of a taxonomy', async () => {
    await build({ name: 'Steps', ...everything }, { name: 'Gate', answers: { pets: false } })
    const { contents: terms } = (await json('/hsds/taxonomy_terms?per_page=100')) as HsdsPage<{
      id: string
      code: string
      taxonomy_detail: { id: string; name: string }
    }>
    const term = (code: string) => terms.find((one) => one.code === code)
    expect(await names(`?taxonomy_term_id=${term('pets:yes')?.id}`)).toEqual(['Steps'])
    expect(await names(`?taxonomy_term_id=${term('pets:no')?.id}`)).toEqual(['Gate'])
    expect(await names(`?taxonomy_term_id=${term('2')?.id}`)).toEqual(['Steps'])
    expect(await names(`?taxonomy_term_id=${term('RX-8500.6500')?.id}`)).toEqual(['Gate', 'Steps'])
    expect(await names(`?taxonomy_id=${term('2')?.taxonomy_detail.id}`)).toEqual(['Steps'])
    expect(await names(`?taxonomy_id=${term('pets:no')?.taxonomy_detail.id}&search=gate`)).toEqual(['Gate'])
    expect(await names(`?taxonomy_id=${operator()}`)).toEqual([])
    const ofLevels = (await json(
      `/hsds/taxonomy_terms?taxonomy_id=${term('2')?.taxonomy_detail.id}`,
    )) as HsdsPage<object>
    expect(ofLevels.total_items).toBe(4)
  })

  it('measures from the town of a hidden home, never from its door', async () => {
    await build({ visibility: 'hidden', ...conway, town: [36.1, -92.4] })
    expect(await names('?postcode=72032&proximity=5000')).toEqual([])
    expect(await names('?postcode=72032&proximity=120000')).toHaveLength(1)
  })

  it('gives what changed after a moment: a write, a hold that ran out, a number that grew too old', async () => {
    const until = new Date(Date.now() + 3_600_000)
    const [id] = await build({ groups: [saying(8, 2, { saidAt: new Date(Date.now() - 60_000), holds: [until] })] })
    clock().forward({ seconds: (Date.now() - clock().now().getTime()) / 1000 + 1 })
    const changedFrom = (moment: Date) => list(`?modified_after=${encodeURIComponent(moment.toISOString())}`)
    const written = new Date((await service(id)).last_modified)
    expect((await changedFrom(written)).total_items).toBe(1)
    expect((await changedFrom(new Date(written.getTime() + 1000))).total_items).toBe(0)
    clock().forward({ hours: 2 })
    expect((await service(id)).last_modified).toBe(until.toISOString())
    expect((await changedFrom(until)).total_items).toBe(1)
    clock().forward({ hours: 24 * 7 })
    expect((await changedFrom(new Date(until.getTime() + 1000))).contents[0]?.capacities).toEqual([])
  })

  it('gives ids and moments alone with minimal, all in one call', async () => {
    const ids = await build(...Array.from({ length: 120 }, () => ({})))
    const page = hsdsServices.parse(await json('/hsds/services?minimal=true'))
    expect(page).toMatchObject({ total_pages: 1, size: 120, last_page: true })
    expect(page.contents.map(({ id }) => id)).toEqual(ids.toSorted())
    expect(Object.keys(page.contents[0] ?? {})).toEqual(['id', 'modified_date'])
  })

  it('comes as lines, whole, with format=ndjson, a few times an hour', async () => {
    const ids = await build(...Array.from({ length: 205 }, () => ({ groups: [saying(8, 2)] })))
    const ask = () => request('/hsds/services?format=ndjson')
    const response = await ask()
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    const records = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => hsdsService.parse(JSON.parse(line)))
    expect(records.map(({ id }) => id)).toEqual(ids.toSorted())
    for (let time = 1; time < publishedRates.hsdsWholes.limit; time += 1) await (await ask()).body?.cancel()
    expect((await ask()).status).toBe(429)
  })
})
