import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { missedSearches } from '#contract/search/missed-searches.ts'
import { searchServer } from '#tests/support/directory/search-server.ts'

const server = searchServer()
const { request, build, answer, noted, saying, comeFrom, clock } = server

beforeEach(() => comeFrom('inside'))

/** As a page of the search asks, later than the last one. */
async function search(query: string): Promise<void> {
  clock().forward({ minutes: 11 })
  await answer(query)
  await noted()
}

const littleRock = { stateCode: 'AR', city: 'Little Rock', zip: '72201', latitude: 34.75, longitude: -92.28 }
const list = async (state = 'AR') =>
  missedSearches.parse(await (await request(`/api/v1/missed-searches?state=${state}`)).json())

describe('searches that missed', () => {
  it('are shown by county, need and outcome from 11 on, and are as many as were asked', async () => {
    for (let asked = 0; asked < 12; asked += 1) await search('?near=72201&for=women&fee_max=300')
    await build({ ...littleRock, groups: [saying(8, 0, { audience: 'women' })] })
    for (let asked = 0; asked < 11; asked += 1) await search('?near=72201&for=women')
    for (let asked = 0; asked < 3; asked += 1) await search('?near=72201')
    const { items, counties, week } = await list()
    expect(items.map(({ county, need, outcome, searches }) => [county, need, outcome, searches])).toEqual([
      ['Pulaski County', 'bed', 'full', null],
      ['Pulaski County', 'cash', 'nothing', 12],
      ['Pulaski County', 'women', 'full', 11],
      ['Pulaski County', 'women', 'nothing', 12],
    ])
    expect(week).toBe('2026-03-02')
    expect(counties).toEqual([expect.objectContaining({ county: 'Pulaski County' })])
    const rows = await server
      .database()
      .run(sql<{ need: string; searches: number }>`select need, searches from missed_search where need = 'bed'`)
    expect(rows).toEqual([{ need: 'bed', searches: 3 }])
  })

  it('hide small counts from everybody who is no part of the system, in the database already', async () => {
    await search('?near=72201')
    const { transactions } = server.database()
    const read = (table: string) =>
      transactions.run({ kind: 'visitor', onlyReads: true }, (tx) =>
        sql<{ searches: number | null }>`select searches from ${sql.table(table)}`.execute(tx),
      )
    expect((await read('shown_missed_search')).rows).toEqual([{ searches: null }])
    await expect(read('missed_search')).rejects.toThrow(/permission denied/)
  })

  it('count once in ten minutes, not by name, not on a second page, and not what a browser asks by itself', async () => {
    await answer('?near=72201&for=men')
    await answer('?near=72201&for=men')
    await noted()
    await search('?near=72201&q=harbor')
    comeFrom('192.0.2.7')
    await search('?near=72201&for=couples')
    const rows = await server
      .database()
      .run(sql<{ need: string; searches: number }>`select need, searches from missed_search`)
    expect(rows).toEqual([{ need: 'men', searches: 1 }])
  })

  it('are of the whole state where no county is named, and of the county around a point', async () => {
    for (let asked = 0; asked < 11; asked += 1) await search('?state=AR')
    for (let asked = 0; asked < 11; asked += 1) await search('?near=34.75,-92.28')
    expect((await list()).items.map(({ county, searches }) => [county, searches])).toEqual([
      ['', 11],
      ['Pulaski County', 11],
    ])
  })

  it('are forgotten after twelve weeks, and come as a file', async () => {
    for (let asked = 0; asked < 11; asked += 1) await search('?near=72201&methadone=yes')
    const file = await request('/data/missed-searches.csv?state=ar')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="missed-searches-ar-2026-03-02.csv"')
    expect((await file.text()).split('\r\n').slice(0, 2)).toEqual([
      'week,state,county,need,outcome,searches',
      '2026-03-02,AR,Pulaski County,methadone,nothing,11',
    ])
    clock().forward({ hours: 24 * 7 * 12 })
    expect((await list()).items).toEqual([])
  })

  it('refuse a state that is none', async () => {
    expect((await request('/api/v1/missed-searches?state=XX')).status).toBe(404)
    expect((await request('/api/v1/missed-searches?state=Arkansas')).status).toBe(422)
  })
})
