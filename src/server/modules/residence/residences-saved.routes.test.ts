import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newResidenceAnswer } from '#contract/residence/residence-desk.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { type Change, residenceDesk } from '#tests/support/desk/residence-desk.ts'

const desk = residenceDesk()
const { run, build, path, read, send, save, refused, add, filled } = desk

describe('two people at once', () => {
  async function both(mine: Change, theirs: Change) {
    const id = await build()
    const opened = await read(id)
    desk
      .server()
      .signIn(await buildPerson(desk.database().transactions, { organization: desk.operator(), firstName: 'Marcus' }))
    await send(id, filled(opened, theirs))
    desk.server().signIn(desk.manager())
    return { id, opened, answer: await send(id, filled(opened, mine)) }
  }

  it('keep both changes where they are of different fields', async () => {
    const { id, answer } = await both({ name: 'Juniper' }, { phone: '501-555-0177', beds_women: '9' })
    expect(answer).toMatchObject({ outcome: 'saved', joined: ['phone', 'beds_women'] })
    const { values, changes } = await read(id)
    expect(values).toMatchObject({ name: 'Juniper', phone: '501-555-0177', beds_women: '9' })
    expect(changes.phone).toMatchObject({ by: 'Marcus Ashby', isYou: false })
  })

  it('are asked where both changed one, with nothing saved and nothing lost', async () => {
    const { id, opened, answer } = await both(
      { phone: '501-555-0188', email: 'a@b.example' },
      { phone: '501-555-0177' },
    )
    expect(answer).toMatchObject({ outcome: 'disputed', version: 2, asked: ['phone'] })
    if (answer.outcome !== 'disputed') return
    expect([answer.base.phone, answer.values.phone, answer.values.email]).toEqual([
      '501-555-0177',
      '501-555-0188',
      'a@b.example',
    ])
    expect((await read(id)).values).toMatchObject({ phone: '501-555-0177', email: '' })
    const next = { ...filled(opened, {}), ...answer }
    expect(await send(id, next)).toMatchObject({ outcome: 'disputed', asked: ['phone'] })
    expect(await send(id, { ...next, keep: { phone: 'theirs' } })).toMatchObject({ outcome: 'saved' })
    expect((await read(id)).values).toMatchObject({ phone: '501-555-0177', email: 'a@b.example' })
    expect(await send(id, { ...next, keep: { phone: 'mine' } })).toMatchObject({ outcome: 'saved' })
    expect((await read(id)).values.phone).toBe('501-555-0188')
  })

  it('are told also when the form forgot what it was opened with', async () => {
    const id = await build()
    const opened = await read(id)
    await send(id, filled(opened, { phone: '501-555-0177' }))
    const lost = filled(opened, { name: 'Juniper' }, { base: null })
    expect(await send(id, lost)).toMatchObject({ outcome: 'disputed', asked: ['name', 'phone'] })
  })

  it('never lose a change, however many save at once', async () => {
    const id = await build()
    const opened = await read(id)
    const changes: Change[] = [
      { phone: '501-555-0101' },
      { email: 'a@b.example' },
      { deposit: '5' },
      { need_pets: 'yes' },
    ]
    await Promise.all(changes.map((change) => send(id, filled(opened, change))))
    expect((await read(id)).values).toMatchObject(Object.assign({}, ...changes))
  })
})

describe('what the public may read', () => {
  const status = (id: string, to: string) => desk.server().post(`${path(id)}/status`, { status: to })

  it('begins with Publish, which needs what people need', async () => {
    const { id } = newResidenceAnswer.parse(await (await add({ name: 'Harbor', zip: '72032' })).json())
    expect(await save(id, {}, { act: 'publish' })).toMatchObject({ status: 'draft', missing: ['phone', 'beds'] })
    const response = await status(id, 'published')
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([422, ['phone', 'beds']])
    const change = { phone: '501-555-0142', beds_men: '4' }
    expect(await save(id, change, { act: 'publish' })).toMatchObject({ status: 'published', missing: [] })
    expect((await desk.server().request('/api/v1/residences/harbor-conway-ar')).status).toBe(200)
    expect(await refused(id, { phone: '' })).toEqual({ phone: 'A public house needs a phone number: people call.' })
  })

  it('ends and begins again: draft, archived and restored, with nothing deleted', async () => {
    const id = await build()
    for (const to of ['draft', 'archived', 'archived', 'draft', 'published'])
      expect((await status(id, to)).status).toBe(200)
    expect((await status(id, 'gone')).status).toBe(422)
    const rows = await run(
      sql<{ change: string }>`select change from history where subject = 'residence' order by happened_at`,
    )
    expect(rows.map(({ change }) => change)).toEqual(['unpublished', 'archived', 'restored', 'published'])
  })

  it('is shown before, to its own people, as it will be', async () => {
    const id = await build({ status: 'draft' })
    await save(id, { street: '4 Elm St', visibility: 'area', phone: '501-555-0142' })
    const before = await read(id)
    const response = await desk.server().request(`${path(id)}/preview`)
    const residence = await response.json()
    expect([response.status, residence.name, residence.street, residence.zip]).toEqual([
      200,
      'Harbor Row House',
      null,
      '72032',
    ])
    expect(await read(id)).toEqual(before)
    expect(await run(sql`select from listing`)).toEqual([])
    // Also while nobody has checked the organization, or the house looks like another listing.
    await run(sql`update organization set checked_at = null`)
    expect((await desk.server().request(`${path(id)}/preview`)).status).toBe(200)
    await run(sql`update residence set state_code = null`)
    expect((await desk.server().request(`${path(id)}/preview`)).status).toBe(409)
  })
})

describe('the address of the page', () => {
  it('stays when the name changes, until somebody says so; then the old one leads on', async () => {
    const id = await build()
    await save(id, { name: 'Juniper Porch' })
    const { slug, otherSlug } = await read(id)
    expect([slug, otherSlug]).toEqual([`house-${id}`, 'juniper-porch-conway-ar'])
    expect(await save(id, {}, { newAddress: true })).toMatchObject({ slug: 'juniper-porch-conway-ar' })
    const old = await desk.server().request(`/api/v1/residences/${slug}?near=72032`)
    expect([old.status, old.headers.get('location')]).toEqual([
      301,
      '/api/v1/residences/juniper-porch-conway-ar?near=72032',
    ])
    await run(sql`update residence set status = 'draft'`)
    expect((await desk.server().request(`/api/v1/residences/${slug}`)).status).toBe(404)
  })

  it('is never one that another house had', async () => {
    const first = await build()
    await save(first, { name: 'Juniper Porch' }, { newAddress: true })
    await save(first, { name: 'Cedar Steps' }, { newAddress: true })
    const second = await build()
    await save(second, { name: 'Juniper Porch' }, { newAddress: true })
    expect((await read(second)).slug).toBe('juniper-porch-conway-ar-2')
    // Its own it may have back.
    expect(await save(first, { name: 'Juniper Porch' }, { newAddress: true })).toMatchObject({
      slug: 'juniper-porch-conway-ar',
    })
  })
})

describe('the point of a residence', () => {
  type Points = { latitude: number; longitude: number; area: string; town: string }
  const points = async (id: string) => {
    const rows = await run(sql<Points>`select latitude, longitude, area_latitude || ',' || area_longitude as area,
      town_latitude || ',' || town_longitude as town from residence where id = ${id}`)
    return rows[0] ?? expect.fail('no residence')
  }
  const pin = ({ latitude, longitude }: Points, north: number) => `${latitude + north}, ${longitude}`

  it('is the middle of its ZIP code, and of another once that is said', async () => {
    const id = await build()
    await save(id, { zip: '72201', city: 'Little Rock' })
    const { latitude, longitude } = await points(id)
    expect([latitude, longitude]).toEqual([34.7483, -92.2819])
  })

  it('is where somebody put it, by numbers or the link of a map, and not far from the town', async () => {
    const id = await build()
    await save(id, { pin: 'https://maps.example/@35.0912,-92.4401,17z' })
    expect(await points(id)).toMatchObject({ latitude: 35.0912, longitude: -92.4401 })
    expect((await refused(id, { pin: '35.0912, 92.4401' })).pin).toMatch(/miles from 72032/)
  })

  it('keeps the drawn point of its area through corrections, and draws one for a door that moved', async () => {
    const id = await build({ status: 'draft' })
    const before = await points(id)
    // So that 50 metres of correction never end outside of the ring by chance.
    await run(sql`update residence set area_latitude = latitude + 0.0072, area_longitude = longitude`)
    const first = await points(id)
    await save(id, { street: '14 Teapot Lane', pin: pin(before, 0.0005) })
    await save(id, { name: 'Other', phone: '501-555-0111' })
    expect((await points(id)).area).toBe(first.area)
    await save(id, { pin: pin(before, 0.05) })
    const second = await points(id)
    expect(second.area).not.toBe(first.area)
    await save(id, { pin: pin(before, 0) })
    expect((await points(id)).area).toBe(first.area)
    await save(id, { pin: pin(before, 0.05) })
    expect((await points(id)).area).toBe(second.area)
  })

  it.each([
    [{ city: 'Little Rock, AR' }, 'Write only the town here: Little Rock. The state has a field of its own.'],
    [{ city: 'Little Rock Arkansas' }, 'Write only the town here: Little Rock. The state has a field of its own.'],
    [{ city: 'Portland, ME' }, 'Write only the town here: Portland. Choose Maine as the state.'],
  ])('is asked for the town alone where its field has the state too: %j', async (change, city) => {
    const id = await build()
    expect(await refused(id, change)).toEqual({ city })
    await run(sql`update residence set city = ${change.city} where id = ${id}`)
    // What an earlier file brought in may stand while other things are mended.
    await save(id, { name: 'Other' })
  })

  it('of its town follows the town', async () => {
    const id = await build()
    const before = await points(id)
    await run(sql`update residence set city = 'Quitman' where id = ${id}`)
    await run(sql`update residence set zip = '72131', latitude = 35.38, longitude = -92.21 where id = ${id}`)
    await save(id, { zip: '72201', city: 'Little Rock' })
    expect((await points(id)).town).not.toBe(before.town)
  })
})
