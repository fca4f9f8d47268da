import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { searchServer } from '#tests/support/directory/search-server.ts'

const { build, database, find, request } = searchServer()

/** As many homes more of the same town, copies of the first. */
async function copy(residences: number) {
  await database().run(sql`
    insert into residence (organization_id, slug, name, state_code, city, zip, latitude, longitude, town_latitude,
        town_longitude, street, phone, status, answers)
      select organization_id, 'copy-' || n, name, state_code, city, zip, latitude, longitude, town_latitude,
        town_longitude, street, phone, status, answers
      from residence, generate_series(1, ${residences}) n`)
}

describe('the total of a search with more than 1,000 homes', () => {
  it('is at least 1,000, and exact for whoever asks: everywhere, in a state, with a need, around a place', async () => {
    await build({ answers: { pets: true } })
    await copy(1_004)
    const exact = { total: 1_005, totalIsLeast: false }
    expect(await find('?limit=1')).toMatchObject({ total: 1_000, totalIsLeast: true })
    expect(await find('?limit=1&total=')).toMatchObject({ total: 1_000, totalIsLeast: true })
    for (const query of ['', '&state=AR', '&pets=yes', '&near=35.1,-92.4', '&state=AR&city=Conway']) {
      expect([query, await find(`?limit=1&total=exact${query}`)]).toMatchObject([query, exact])
    }
    expect(await find('?total=exact&pets=no')).toMatchObject({ total: 0, totalIsLeast: false })
    expect((await request('/api/v1/residences?total=all')).status).toBe(422)
  }, 60_000)
})
