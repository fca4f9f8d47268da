import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ResidencesPage } from '#contract/states/directory.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { directoryServer } from '#tests/support/directory/directory-server.ts'

const { ago, ask, askResidences, build, clock, counts, database, residences, saying, serve } = directoryServer()
const names = (page: ResidencesPage) => page.items.map(({ name }) => name)

describe('GET /api/directory/states/{slug}/residences', () => {
  it('gives every field, and nothing that tells where the house is but its town', async () => {
    const id = await build({ certified: true, narrLevel: 2, isSample: true, groups: [saying(8, 2)] })
    const response = await askResidences()
    const text = await response.text()
    expect(text).not.toMatch(/teapot|72032|35\.1|-92\.4/i)
    const group = { audience: 'any', totalBeds: 8, availableBeds: 2, reportedAt: '2026-03-02T14:55:00.000Z' }
    expect(JSON.parse(text)).toEqual({
      items: [
        {
          id,
          slug: `house-${id}`,
          name: 'Harbor Row House',
          city: 'Conway',
          groups: [group],
          totalBeds: 8,
          availableBeds: 2,
          reportedAt: '2026-03-02T14:55:00.000Z',
          narrLevel: 2,
          certified: true,
          certificateEndedAs: null,
          certificateEndedOn: null,
          certificateForm: null,
          phone: '501-555-0100',
          isSample: true,
        },
      ],
      total: 1,
      page: 1,
      pages: 1,
      towns: [{ name: 'Conway', homes: 1 }],
      openBeds: 2,
      bedsToConfirm: 0,
      measuredAt: '2026-03-02T15:00:00.000Z',
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('public, max-age=1')
  })

  it('leaves out drafts, archived houses and other states', async () => {
    await build({ name: 'Here' })
    await build({ name: 'Draft', status: 'draft' })
    await build({ name: 'Gone', status: 'archived' })
    await build({ name: 'Elsewhere', stateCode: 'ME' })
    expect(names(await residences())).toEqual(['Here'])
  })

  it('is empty for a state without listings', async () => {
    expect(await residences('', 'maine')).toMatchObject({
      items: [],
      total: 0,
      page: 1,
      pages: 1,
      towns: [],
      openBeds: 0,
    })
  })

  it('puts towns by open beds; in a town open, to confirm, to ask, then full', async () => {
    await build({ name: 'Full', city: 'Conway', groups: [saying(8, 0)] })
    await build({ name: 'Silent', city: 'Conway', groups: [{ totalBeds: 8 }] })
    await build({ name: 'Stale', city: 'Conway', groups: [saying(8, 5, ago({ days: 5 }))] })
    await build({ name: 'Older', city: 'Conway', groups: [saying(8, 1, ago({ days: 2 }))] })
    await build({ name: 'Newest', city: 'Conway', groups: [saying(8, 1)] })
    await build({ name: 'Big', city: 'Aurora', groups: [saying(8, 6)] })
    const page = await residences()
    expect(names(page)).toEqual(['Newest', 'Older', 'Stale', 'Silent', 'Full', 'Big'])
    expect(page.towns).toEqual([
      { name: 'Conway', homes: 5 },
      { name: 'Aurora', homes: 1 },
    ])
    expect(page).toMatchObject({ openBeds: 13, bedsToConfirm: 5 })
  })

  it('puts the newest number first whatever the town, when asked so', async () => {
    await build({ name: 'Older', city: 'Conway', groups: [saying(8, 6, ago({ days: 2 }))] })
    await build({ name: 'Newest', city: 'Aurora', groups: [saying(8, 1)] })
    await build({ name: 'Full', city: 'Aurora', groups: [saying(8, 0, ago({ minutes: 1 }))] })
    await build({ name: 'Silent', city: 'Aurora', groups: [{ totalBeds: 8 }] })
    expect(names(await residences())).toEqual(['Older', 'Newest', 'Silent', 'Full'])
    expect(names(await residences('?order=newest'))).toEqual(['Full', 'Newest', 'Older', 'Silent'])
    expect(names(await residences('?order=newest&open=1'))).toEqual(['Newest', 'Older'])
  })

  it('takes a number back after 7 days: null, in no sum, and the last moment stays', async () => {
    await build({ groups: [saying(8, 3, ago({ days: 9 }))] })
    const page = await residences()
    const [residence] = page.items
    expect(residence).toMatchObject({ availableBeds: null, reportedAt: ago({ days: 9 }).toISOString() })
    expect(residence?.groups).toMatchObject([{ availableBeds: null }])
    expect(page.openBeds).toBe(0)
  })

  it('is as old as the oldest number in its sum', async () => {
    const women = saying(4, 1, ago({ days: 2 }), 'women')
    await build({ groups: [saying(8, 2), women, saying(6, 6, ago({ days: 10 }), 'men')] })
    expect((await residences()).items[0]).toMatchObject({
      availableBeds: 3,
      reportedAt: ago({ days: 2 }).toISOString(),
    })
  })

  it('keeps held beds out until their hold ends, in the home and in the counts of the state', async () => {
    await build({ groups: [saying(8, 2)] })
    await database().run(sql`insert into bed_hold (organization_id, bed_group_id, placed_at, until)
        select organization_id, id, ${clock().now()}, ${ago({ minutes: -60 })} from bed_group`)
    const open = async () => [
      (await residences()).items[0]?.availableBeds,
      (await residences()).openBeds,
      (await counts()).availableBeds,
    ]
    expect(await open()).toEqual([1, 1, 1])
    clock().forward({ minutes: 60 })
    expect(await open()).toEqual([2, 2, 2])
  })

  it('never has less than none open', async () => {
    await build({ groups: [saying(4, -2)] })
    expect((await residences()).items[0]).toMatchObject({ availableBeds: 0 })
  })

  it('finds by part of the name, whatever its case, and takes % and _ as letters', async () => {
    await build({ name: 'Willow Gate' })
    await build({ name: 'Cedar 100% Home' })
    expect(names(await residences('?q=wiLLow'))).toEqual(['Willow Gate'])
    expect(names(await residences('?q=%25'))).toEqual(['Cedar 100% Home'])
    expect(names(await residences('?q=_'))).toEqual([])
    expect(names(await residences('?q=%20%20'))).toHaveLength(2)
  })

  it('keeps to a town, and still names every town', async () => {
    await build({ city: 'Conway' })
    await build({ name: 'Other', city: 'Searcy' })
    const page = await residences('?town=searcy')
    expect(names(page)).toEqual(['Other'])
    expect(page.towns).toHaveLength(2)
    expect(await residences('?town=Atlantis')).toMatchObject({ total: 0, items: [] })
  })

  it('counts for whom one asks: their groups and those for anyone', async () => {
    await build({ name: 'Both', groups: [saying(8, 0, undefined, 'women'), saying(6, 4, undefined, 'men')] })
    await build({ name: 'Men', groups: [saying(6, 2, undefined, 'men')] })
    await build({ name: 'Anyone', groups: [saying(5, 1)] })
    const page = await residences('?for=women')
    expect(names(page).toSorted()).toEqual(['Anyone', 'Both'])
    expect(page.items.find(({ name }) => name === 'Both')).toMatchObject({ totalBeds: 8, availableBeds: 0 })
    expect(page.openBeds).toBe(1)
    expect(names(await residences('?for=women&open=1'))).toEqual(['Anyone'])
  })

  it('gives 20 a page, none twice and none left out; past the end the last page', async () => {
    for (let residence = 0; residence < 43; residence += 1) await build({ name: `House ${residence}` })
    const pages = await Promise.all(['?page=1', '?page=2', '?page=3'].map((query) => residences(query)))
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 3])
    expect(new Set(pages.flatMap(names)).size).toBe(43)
    expect(pages[0]).toMatchObject({ total: 43, pages: 3 })
    expect(await residences('?page=9')).toMatchObject({ page: 3, items: pages[2]?.items })
  })

  it('gives the homes asked for by id whatever the filters find, and no draft among them', async () => {
    const full = await build({ name: 'Full now', groups: [saying(8, 0)] })
    const draft = await build({ name: 'Draft', status: 'draft' })
    await build({ name: 'Open', groups: [saying(8, 3)] })
    const page = await residences(`?open=1&homes=${full},${draft}`)
    expect(names(page)).toEqual(['Full now'])
    expect(page).toMatchObject({ total: 1, openBeds: 3 })
  })

  it.each([
    ['?for=robots', 'for'],
    ['?open=yes', 'open'],
    ['?order=best', 'order'],
    ['?page=0', 'page'],
    ['?page=1001', 'page'],
    ['?page=two', 'page'],
    [`?q=${'a'.repeat(101)}`, 'q'],
    [`?town=${'a'.repeat(101)}`, 'town'],
    ['?homes=1,2', 'homes'],
    ['?foo=1', 'foo'],
    ['?utm_source=news', 'utm_source'],
  ])('answers 422 to %s and names the field', async (query, field) => {
    const response = await askResidences(query)
    expect(response.status).toBe(422)
    const body = await response.json()
    expect(body).toMatchObject({ code: 'invalid_input' })
    expect(Object.keys(body.fields)).toEqual([field])
  })

  it('takes a form with empty fields as no filter', async () => {
    await build()
    expect(names(await residences('?q=&town=&for=&open=&page=&homes='))).toHaveLength(1)
  })

  it('asks the database once, and reads one state by its index', async () => {
    const model = await build({ groups: [saying(8, 4)] })
    await database().transactions.run({ kind: 'system' }, async (tx) => {
      await sql`
        with states as (select unnest(array['AR', 'ME', 'GA', 'OH', 'TX', 'CA', 'FL', 'NY']) as code),
          houses as (
            insert into residence (organization_id, slug, name, state_code, city, zip, latitude, longitude, street, phone,
              status)
            select organization_id, 'house-' || lower(code) || n, name, code, city, zip, latitude, longitude, street, phone, status
            from residence, states, generate_series(1, 60) as n where id = ${model}
            returning id, organization_id)
        insert into bed_group (organization_id, residence_id, audience, total_beds)
        select organization_id, id, 'any', 8 from houses`.execute(tx)
      await sql`
        insert into bed_report (id, organization_id, bed_group_id, occupied, kind, reported_at)
        select gen_random_uuid(), g.organization_id, g.id, said.occupied, said.kind, said.reported_at
        from bed_group g, bed_report said where g.residence_id <> ${model}`.execute(tx)
    })
    await database().runAsOwner((owner) => owner.execute('analyze listing, listing_beds'))
    const plans: string[] = []
    serve(explaining(database().transactions, plans))
    await askResidences('?for=women&open=1&q=a&town=Conway')
    await ask()
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      expect(plan).toMatch(/listing_(beds_of_)?state/)
      expect(plan).not.toMatch(/Seq Scan on (listing|listing_beds|residence|bed_report)\b/)
    }
  }, 120_000)
})

/** Transactions whose statements are explained, not run. */
function explaining(transactions: Transactions, plans: string[]): Transactions {
  const plugin = {
    transformQuery<Node>({ node }: { node: Node }): Node {
      if (typeof node !== 'object' || node === null || !('sqlFragments' in node)) throw new Error('not plain SQL')
      const [first, ...rest] = node.sqlFragments as string[]
      return { ...node, sqlFragments: [`explain ${first}`, ...rest] }
    },
    async transformResult<Result>({ result }: { result: Result }): Promise<Result> {
      plans.push(JSON.stringify(Object.values(result ?? {}).filter(Array.isArray), null, 1))
      return result
    },
  }
  return { run: (actor, work) => transactions.run(actor, (tx) => work(tx.withPlugin(plugin))) }
}
