import { CompiledQuery, type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { foundResidences, searchAnswer } from '#contract/search/residence-search.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { searchServer } from '#tests/support/directory/search-server.ts'

const { database, serve, request, ago } = searchServer({ keepsRows: true })

// The embedded database plans alike, but 20,000 homes take it too long to make.
describe.runIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')('the plans of the search, over 20,000 homes', () => {
  const statements: Statement[] = []

  beforeAll(async () => {
    await database().runAsOwner(async (connection) => {
      await connection.query(manyResidences, [ago({}).toISOString()])
      await connection.execute(manyGroups)
      await connection.execute(`insert into listing_facet select state_code, 'residences', count(*) from listing group by 1
        on conflict (state_code, facet) do update set residences = excluded.residences`)
      await connection.execute('analyze listing; analyze listing_beds; analyze listing_facet; analyze listing_name')
    })
    serve(listening(database().transactions, statements))
  }, 120_000)

  it.each([
    'near=72201',
    'near=72201&radius=500&sort=fresh&open=1',
    'near=72201&radius=100&open=1&for=women&pets=yes&children=yes&fee_max=400&level=2&certified=1',
    'near=72201&q=harbor',
    'near=Pulaski County, AR',
    'near=Pulaski County, AR&open=1&q=harbor',
    'state=AR',
    'state=AR&open=1&for=women&pets=yes&spanish=no&unstated=1',
    'state=TX&sort=fee&open=waiting&sober_days=20',
    'state=AR&sort=name&city=Conway',
    'state=AR&q=willow gate',
    'q=harbor',
    'q=house',
    '',
    'open=1&for=women',
    'open=1&for=lgbtq&pets=yes&children=yes&methadone=no&fee_max=100',
    'sort=fee&fee_max=500',
    'sort=name&certified=1',
    'near=72201&sort=beds&open=1&for=women',
    'near=Pulaski County, AR&sort=level',
    'state=TX&sort=beds',
    'state=AR&city=Conway&sort=medicine',
    'state=AR&q=willow gate&sort=level',
    'sort=medicine&fee_max=500',
  ])('%s reads no table of homes from end to end', async (query) => {
    statements.length = 0
    for (const path of ['/api/v1/residences', '/api/residences/answer']) {
      expect((await request(`${path}?${query}`)).status).toBe(200)
    }
    expect(statements.length).toBeGreaterThan(3)
    // As the requests' own role, whose connections plan a little otherwise.
    await database().transactions.run({ kind: 'visitor', onlyReads: true }, async (tx) => {
      for (const { sql, parameters } of statements) {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(`explain ${sql}`, [...parameters]))
        const plan = JSON.stringify(rows)
        expect(plan).toMatch(/listing|residences_named_like/)
        expect(plan).not.toMatch(/Seq Scan on listing(_beds)?\b(?!_)/)
      }
    })
  })

  it('the name most alike comes first, however many thousands are a little alike', async () => {
    const nameOfFirst = async (query: string) =>
      foundResidences.parse(await (await request(`/api/v1/residences?${query}`)).json()).items[0]?.name
    expect(await nameOfFirst('q=Willw Gate House 11')).toBe('Willow Gate House 11')
    expect(await nameOfFirst('q=Ceder Steps House 23&state=TX')).toBe('Cedar Steps House 23')
    const near = foundResidences.parse(await (await request('/api/v1/residences?near=72201&radius=500&q=cedar')).json())
    expect(near.items.map(({ name }) => name.slice(0, 5))).toEqual(Array.from({ length: 25 }, () => 'Cedar'))
    expect(near.items.map(({ distance }) => distance)).toEqual(
      near.items.map(({ distance }) => distance).toSorted((a, b) => Number(a) - Number(b)),
    )
  })

  it('what would be found is at least so many where there are more homes than are looked at', async () => {
    const { relaxations } = searchAnswer.parse(await (await request('/api/residences/answer?open=1&fee_max=0')).json())
    expect(relaxations.length).toBeGreaterThan(0)
    for (const { homes: residences, isLeast } of relaxations) {
      expect(residences).toBeGreaterThan(0)
      expect(isLeast).toBe(true)
    }
  })
})

const manyResidences = `
  insert into listing (residence_id, slug, name, organization_name, state_code, city, zip, address_visibility, latitude,
    longitude, place, phone, takes_texts, certified, narr_level, cash_to_move_in, stated_yes, stated_no, is_claimed, is_sample,
    reported_at)
  select gen_random_uuid(), 'h-' || i, (array['Harbor', 'Willow', 'Cedar', 'Maple'])[1 + i % 4] || ' ' ||
      (array['Row', 'Gate', 'Steps', 'Bend', 'Point'])[1 + i % 5] || ' House ' || i % 97, 'Org',
    (array['AR', 'ME', 'TX', 'NY', 'SC', 'WV', 'CA', 'FL', 'OH', 'GA'])[1 + i % 10], 'Conway', '72032', 'area',
    at.lat, at.lon, earth_point(at.lat, at.lon), '501-555-0100', false, i % 2 = 0, 1 + i % 4,
    case when i % 3 > 0 then 100 + i % 900 end, i & 131071, ~i & 131071 & (i * 7), true, true,
    $1::timestamptz - i % 300 * interval '1 hour'
  from generate_series(1, 20000) i
  cross join lateral (select 30 + (i * 7919 % 18000) / 1000.0 as lat, -120 + (i * 104729 % 50000) / 1000.0 as lon) at`

const manyGroups = `
  insert into listing_beds (bed_group_id, residence_id, state_code, audience, total_beds, occupied, reported_at, holds)
  select gen_random_uuid(), residence_id, state_code, (array['women', 'men', 'any'])[1 + extract(hour from reported_at)::int % 3],
    8, extract(hour from reported_at)::int % 9, reported_at, '{}' from listing`

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** The same transactions, and the statements that ran in them. */
function listening(transactions: Transactions, statements: Statement[]): Transactions {
  const compiler = new PostgresQueryCompiler()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { run: (actor, work) => transactions.run(actor, (tx) => work(tx.withPlugin(plugin))) }
}
