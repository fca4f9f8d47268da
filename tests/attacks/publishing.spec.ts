import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskResidence } from '#contract/residence/residence-desk.ts'
import { publishingLimits } from '#domain/claims/checking/check-case.ts'
import { createEditing } from '#server/modules/residence/editing/editing.service.ts'
import { createResidencesDeskRoutes } from '#server/modules/residence/residences-desk.routes.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk } from '#tests/support/desk/desk-people.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { importDesk } from '#tests/support/imports/import-desk.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnNewResidence, actOnResidence, actOnResidences } from '#web/pages/residence/desk/residences-act.query.ts'

/** A stranger with a confirmed mail address tries to put a false house on the list: a twin of a certified one, and many more. */
const twin = { name: 'Alder Path House', city: 'Conway', state: 'AR', zip: '72032', phone: '501-555-0142' }
const list = '/workspace/residences'

const database = shareTestDatabase()
let server: ModuleServer
let stranger: SignedIn
let organization = ''

beforeEach(async () => {
  const { transactions } = database
  const known = await buildDesk(transactions, 'Alder Path')
  await buildResidences(transactions, [
    {
      organizationId: known.organizationId,
      name: twin.name,
      city: twin.city,
      stateCode: 'AR',
      zip: twin.zip,
      certified: true,
    },
  ])
  await run(sql`update residence set phone = ${twin.phone}`)
  const desk = await buildDesk(transactions, 'Stranger Homes', { isChecked: false })
  stranger = desk.people.owner
  organization = desk.organizationId
  const states = { options: async () => [{ id: 'AR', name: 'Arkansas' }] }
  const places = createPlaces({ file: samplePlaces(), states })
  const editing = createEditing({ transactions, clock: fakeClock(), states, points: places })
  const forms = { [list]: actOnResidences, [`${list}/new`]: actOnNewResidence, [`${list}/:id`]: actOnResidence }
  server = moduleServer(() => [createResidencesDeskRoutes(editing, async () => null)], { forms, refused: [] })
  server.signIn(stranger)
})

const run = <Row>(statement: RawBuilder<Row>) =>
  database.transactions.run({ kind: 'system' }, async (tx) => (await statement.execute(tx)).rows)
/** Statements under the operators' own role, with the stranger's settings. */
const asStranger = (...statements: RawBuilder<unknown>[]) =>
  database.transactions.run({ kind: 'person', personId: stranger.id, organizationId: organization }, async (tx) => {
    for (const statement of statements) await statement.execute(tx)
  })
/** What anybody can find of the stranger: every list, search, feed and sitemap reads one of these two. */
async function found(): Promise<number> {
  const [listed] = await run(sql<{ count: number }>`
    select count(*)::int as count from listing where organization_name = 'Stranger Homes'`)
  const seen = await database.transactions.run({ kind: 'visitor' }, async (tx) => {
    return (await sql`select from residence where organization_id = ${organization}`.execute(tx)).rows.length
  })
  return (listed?.count ?? 0) + seen
}
async function add(residence = twin): Promise<string> {
  const id = randomUUID()
  const answer = await server.post('/api/desk/residences', { id, ...residence })
  expect(answer.status).toBe(200)
  return id
}
async function save(id: string, change: object, more: object = {}): Promise<Response> {
  const opened = (await (await server.request(`/api/desk/residences/${id}`)).json()) as DeskResidence
  const values = { ...opened.values, beds_any: '8', phone: twin.phone, ...change }
  const form = {
    act: 'publish',
    version: opened.version,
    base: opened.values,
    values,
    asked: [],
    keep: {},
    newAddress: false,
  }
  return server.post(`/api/desk/residences/${id}`, { ...form, ...more })
}
const post = (path: string, values: Record<string, string>) =>
  server.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `${new URLSearchParams(values)}`,
  })
const statuses = async () =>
  (
    await run(
      sql<{ status: string }>`select status from residence where organization_id = ${organization} order by name, id`,
    )
  ).map(({ status }) => status)

describe('a stranger', () => {
  it('publishes nothing by the form, by calls or by posts without a script, with a reason or without', async () => {
    const id = await add()
    expect((await save(id, {})).status).toBe(200)
    expect(await statuses()).toEqual(['draft'])
    await server.post(`/api/desk/residences/${id}/status`, { status: 'published' })
    await server.post('/api/desk/residences/status', { ids: [id], status: 'published' })
    await post(list, { ids: id, status: 'published' })
    await post(list, { id, status: 'published' })
    await post(`${list}/${id}`, { act: 'published' })
    await post(`${list}/${id}`, { act: 'publish', ...twin, beds_any: '8', version: '99' })
    expect(await statuses()).toEqual(['draft'])
    expect((await save(id, {}, { insists: 'We were here first.' })).status).toBe(200)
    expect([await statuses(), await found()]).toEqual([['waiting'], 0])
  })

  it('publishes nothing under another name that is changed after, nor out of the archive, nor in a second house', async () => {
    const other = { name: 'Quiet Elm', phone: '501-555-0199' }
    const id = await add({ ...twin, ...other })
    expect(await (await save(id, other)).json()).toMatchObject({ status: 'waiting' })
    await save(id, { name: twin.name, phone: twin.phone }, { act: 'save' })
    for (const status of ['archived', 'draft', 'published']) {
      await server.post(`/api/desk/residences/${id}/status`, { status })
    }
    expect([await statuses(), await found()]).toEqual([['draft'], 0])
  })

  it('publishes nothing by an import of many rows', async () => {
    const desk = importDesk(database)
    desk.server.signIn(stranger)
    const rows = Array.from(
      { length: 60 },
      (_, at) => `House ${at},${at} Elm St,Conway,AR,72032,501-555-${2000 + at},8`,
    )
    const sheet = [
      'Name,Address,City,State,ZIP,Phone,Beds',
      `${twin.name},1 Elm St,Conway,AR,72032,${twin.phone},8`,
      ...rows,
    ]
    await desk.bringIn(sheet.join('\n'), { publish: true })
    const now = await statuses()
    expect([now.length, now.filter((one) => one === 'waiting').length, now[0], await found()]).toEqual([
      61,
      60,
      'draft',
      0,
    ])
  })

  it('publishes nothing by statements of the operators’ own role', async () => {
    const id = await add()
    const ways: RawBuilder<unknown>[][] = [
      [sql`update residence set status = 'published' where id = ${id}`],
      [
        sql`update residence set status = 'waiting' where id = ${id}`,
        sql`update residence set status = 'published' where id = ${id}`,
      ],
      [sql`update residence set status = 'published', name = 'Quiet Elm', phone = '501-555-0199' where id = ${id}`],
      [
        sql`insert into residence (organization_id, slug, name, state_code, city, zip, latitude, longitude, street, phone, status)
        values (${organization}, 'inserted', 'Inserted', 'AR', 'Conway', '72032', 35, -92, '', '501-555-0188', 'published')`,
      ],
      [sql`update organization set checked_at = now()`],
      [sql`insert into allowed_likeness select residence_id, residence_id, 'phone', '' from listing`],
      [sql`insert into listing (residence_id, slug, name) select gen_random_uuid(), 'sham', 'Sham'`],
      [sql`update publishing_check set ended_as = 'approved', ended_at = now()`],
      [
        sql`insert into publishing_check (organization_id, organization_name, residence_name, city, state_code, ended_at, ended_as)
        values (${organization}, 'S', 'S', 'Conway', 'AR', now(), 'approved')`,
      ],
    ]
    for (const way of ways) await asStranger(...way).catch(() => undefined)
    expect([
      await found(),
      await run(sql`select from organization where id = ${organization} and checked_at is null`),
    ]).toEqual([0, [{}]])
  })

  it('fills nobody’s queue: one entry for all its houses, and no more than so many wait', async () => {
    await asStranger(sql`
      insert into residence (organization_id, slug, name, state_code, city, zip, latitude, longitude, street, phone, status)
      select ${organization}, 'many-' || i, 'Many ' || i, 'AR', 'Conway', '72032', 35, -92, '', '501' || 6000000 + i, 'published'
      from generate_series(1, ${publishingLimits.waiting + 20}::int) i`)
    const waiting = (await statuses()).filter((status) => status === 'waiting').length
    const entries = await run(sql`select from publishing_check`)
    expect([waiting, entries.length, await found()]).toEqual([publishingLimits.waiting, 1, 0])
  })

  it('learns no hidden street by asking what looks like it', async () => {
    await run(
      sql`update residence set address_visibility = 'hidden', street = '9 Secret Row' where name = ${twin.name}`,
    )
    const id = await add({ ...twin, name: 'Quiet Elm', phone: '501-555-0199' })
    await save(id, { street: '9 Secret Row', phone: '501-555-0199' }, { act: 'save' })
    const read = (await (await server.request(`/api/desk/residences/${id}`)).json()) as DeskResidence
    expect(read.looksLike).toEqual([])
  })
})

it('an organization that is checked cannot make a public house a twin, nor publish one without a yes', async () => {
  await run(sql`update organization set checked_at = now() where id = ${organization}`)
  const id = await add({ ...twin, name: 'Quiet Elm', phone: '501-555-0199' })
  await save(id, { phone: '501-555-0199' })
  expect(await statuses()).toEqual(['published'])
  expect((await save(id, { phone: twin.phone }, { act: 'save' })).status).toBe(422)
  await asStranger(sql`update residence set phone = ${twin.phone} where id = ${id}`)
  expect([await statuses(), await found()]).toEqual([['draft'], 0])
})

describe('the web address of a house that was never public', () => {
  const other = { name: 'Quiet Elm', phone: '501-555-0199' }
  const addresses = () =>
    run<{ slug: string }>(sql`
      select slug from residence where organization_id = ${organization}
      union all select slug from residence_slug where organization_id = ${organization}`)
  /** A draft that was added under a listing's name. */
  async function addTwin(): Promise<string> {
    const id = await add()
    expect(await addresses()).toEqual([{ slug: 'alder-path-house-conway-ar-2' }])
    return id
  }
  beforeEach(async () => {
    await run(sql`update residence set slug = 'alder-path-house-conway-ar' where name = ${twin.name}`)
    await run(sql`delete from residence_slug`)
    await run(sql`update organization set checked_at = now() where id = ${organization}`)
  })

  it('follows its name when it is saved', async () => {
    const id = await addTwin()
    expect(await (await save(id, other)).json()).toMatchObject({ status: 'published', slug: 'quiet-elm-conway-ar' })
    expect(await addresses()).toEqual([{ slug: 'quiet-elm-conway-ar' }])
  })

  it.each(['one by one', 'in bulk'])(
    'follows its name when an import renamed it and it is published %s',
    async (way) => {
      const id = await addTwin()
      const desk = importDesk(database)
      desk.server.signIn(stranger)
      await desk.bringIn(
        `Directory ID,Name,City,State,ZIP,Phone,Beds\n${id},${other.name},Conway,AR,72032,${other.phone},8`,
      )
      if (way === 'in bulk') await server.post('/api/desk/residences/status', { ids: [id], status: 'published' })
      else await server.post(`/api/desk/residences/${id}/status`, { status: 'published' })
      expect(await statuses()).toEqual(['published'])
      expect(await addresses()).toEqual([{ slug: 'quiet-elm-conway-ar' }])
    },
  )
})
