import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { searchServer } from '#tests/support/directory/search-server.ts'

const { build, find, answer, saying, ago, clock, database, operator } = searchServer()

const change = (statement: RawBuilder<unknown>) => database().run(statement)
const openBeds = async () => (await find()).items[0]?.availableBeds

describe('what a house says', () => {
  const group = randomUUID()
  const residence = () => build({ groups: [saying(8, 3, { id: group })] })

  it('shows at once: a report, a hold, a hold that is ended and one that runs out', async () => {
    await residence()
    expect(await openBeds()).toBe(3)
    await change(sql`insert into bed_report (organization_id, bed_group_id, occupied, kind, reported_at)
      values (${operator()}, ${group}, 4, 'report', ${ago({})})`)
    expect(await openBeds()).toBe(4)
    const hold = randomUUID()
    await change(sql`insert into bed_hold (id, organization_id, bed_group_id, placed_at, until)
      values (${hold}, ${operator()}, ${group}, ${ago({})}, ${ago({ hours: -5 })})`)
    await change(sql`insert into bed_hold (organization_id, bed_group_id, placed_at, until)
      values (${operator()}, ${group}, ${ago({})}, ${ago({ hours: -2 })})`)
    expect(await openBeds()).toBe(2)
    expect(await answer('?open=1')).toMatchObject({ bedsFresh: 2, bedsOlder: 0 })
    await change(sql`insert into bed_hold_end (hold_id, organization_id, reason)
      values (${hold}, ${operator()}, 'cancelled')`)
    expect(await openBeds()).toBe(3)
    clock().forward({ hours: 2 })
    expect(await openBeds()).toBe(4)
  })

  it('leaves the open homes when it has no bed any more, and the list when it is no longer published', async () => {
    const [id] = await residence()
    await change(sql`update bed_group set total_beds = 0`)
    expect((await find('?open=1')).total).toBe(0)
    await change(sql`update residence set status = 'archived' where id = ${id}`)
    expect((await find()).total).toBe(0)
    expect((await answer('?state=AR')).lookedAt).toBe(0)
    await change(sql`update residence set status = 'published', answers = '{"pets": true}' where id = ${id}`)
    expect((await find('?pets=yes')).total).toBe(1)
    expect((await answer('?state=AR')).needs.find(({ need }) => need === 'pets')?.yes).toBe(1)
  })
})

describe('what a house is called', () => {
  const names = async () => await change(sql`select name, residences from listing_name order by name`)

  it('is found by its name of today alone, and kept once for all houses of the name', async () => {
    const [id] = await build({ name: 'Harbor Row' }, { name: 'Harbor Row' }, { name: 'Willow Gate' })
    expect(await names()).toEqual([
      { name: 'Harbor Row', residences: 2 },
      { name: 'Willow Gate', residences: 1 },
    ])
    await change(sql`update residence set name = 'Maple Steps' where id = ${id}`)
    expect((await find('?q=harbr')).total).toBe(1)
    expect((await find('?q=mapel steps')).total).toBe(1)
    await change(sql`update residence set status = 'draft' where name <> 'Willow Gate'`)
    expect(await names()).toEqual([{ name: 'Willow Gate', residences: 1 }])
    expect((await find('?q=harbr')).total).toBe(0)
  })

  it('is looked for in a town, and around a point with a state', async () => {
    await build({ name: 'Harbor Row' }, { name: 'Harbor Row', city: 'Little Rock' })
    expect((await find('?q=harbor&state=AR&city=conway')).total).toBe(1)
    expect((await find('?q=harbor&near=72032&state=AR')).total).toBe(2)
    expect((await find('?q=harbor&near=72032&state=ME')).total).toBe(0)
  })
})

describe('where a house is', () => {
  const street = '77 Quillfeather Court'
  const [zip, latitude, longitude] = ['72999', 34.123456, -92.654321]
  const hiding = { street, zip, latitude, longitude, groups: [] }

  it('goes as soon as the house wants it to, and comes back as it was drawn', async () => {
    const [id] = await build({ ...hiding, visibility: 'exact' })
    const shown = async () => {
      const [residence] = (await find()).items
      return [residence?.street, residence?.zip, residence?.latitude]
    }
    expect(await shown()).toEqual([street, zip, latitude])
    await change(sql`update residence set address_visibility = 'hidden' where id = ${id}`)
    expect(await shown()).toEqual([null, null, null])
    await change(sql`update residence set address_visibility = 'area' where id = ${id}`)
    const area = await shown()
    expect(area).toEqual([null, zip, expect.any(Number)])
    expect(area[2]).not.toBe(latitude)
    await change(sql`update residence set address_visibility = 'hidden' where id = ${id}`)
    await change(sql`update residence set address_visibility = 'area' where id = ${id}`)
    expect(await shown()).toEqual(area)
  })
})
