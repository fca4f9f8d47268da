import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deskResidenceList, listedAtOnce, newResidenceAnswer } from '#contract/residence/residence-desk.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { residenceDesk } from '#tests/support/desk/residence-desk.ts'
import { buildAffiliate, buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { signedInAs } from '#tests/support/product/module-server.ts'

const desk = residenceDesk()
const { run, build, path, read, save, refused, add, filled } = desk

describe('GET /api/desk/residences', () => {
  const list = async (query = '') =>
    deskResidenceList.parse(await (await desk.server().request(`/api/desk/residences${query}`)).json())
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name)

  it('counts as people do, from page to page: House 2 before House 10', async () => {
    for (let number = listedAtOnce + 1; number > 0; number--) await build({ name: `House ${number}` })
    const inOrder = Array.from({ length: listedAtOnce + 1 }, (_, at) => `House ${at + 1}`)
    expect([...(await names('')), ...(await names('?page=2'))]).toEqual(inOrder)
  })

  it('lists those in use by name, with what each does not say and needs, and counts the others', async () => {
    await build({ name: 'Willow Gate', status: 'archived' })
    const id = await build({ name: 'Cedar Steps', status: 'draft', groups: [] })
    await build({ organizationId: await buildOrganization(desk.database().transactions), name: 'Not Mine' })
    const { items, ...rest } = await list()
    expect(rest).toEqual({
      page: 1,
      pages: 1,
      total: 2,
      ready: [],
      counts: { all: 1, published: 0, waiting: 0, ready: 0, draft: 1, archived: 1 },
    })
    expect(items).toEqual([
      {
        id,
        slug: `house-${id}`,
        name: 'Cedar Steps',
        city: 'Conway',
        state: 'AR',
        status: 'draft',
        totalBeds: 0,
        zip: '72032',
        visibility: 'hidden',
        phone: '501-555-0100',
        fee: '',
        waiting: '',
        gaps: ['medicines', 'cost', 'sobriety', 'children', 'curfew', 'wheelchair'],
        missing: ['beds'],
        contradictions: [],
        checkedAt: null,
        isHidden: false,
      },
    ])
    expect(await names('?status=archived')).toEqual(['Willow Gate'])
  })

  it('finds by words of name or town, however they are written and whatever signs they hold', async () => {
    for (const name of ['Cedar 100%', 'Cedar_Gate', 'Cañón Row', 'Elm']) await build({ name, status: 'draft' })
    await build({ name: 'Oak', city: 'Cedarville', status: 'published' })
    expect(await names('?q=cedar')).toEqual(['Cedar 100%', 'Cedar_Gate', 'Oak'])
    expect(await names('?q=GATE++cedar')).toEqual(['Cedar_Gate'])
    expect(await names('?q=canon')).toEqual(['Cañón Row'])
    expect(await names('?q=CAÑÓN+conway')).toEqual(['Cañón Row'])
    expect(await names('?q=%25')).toEqual(['Cedar 100%'])
    expect(await names('?q=_')).toEqual(['Cedar_Gate'])
    expect(await names('?q=cedar&status=published')).toEqual(['Oak'])
    expect((await list('?q=cedar&status=published')).counts).toMatchObject({ all: 3, published: 1 })
    for (const odd of ['?q=%00', '?status=constructor', '?page=-1', '?page=x']) expect(await names(odd)).toHaveLength(5)
  })

  it('tells drafts that are ready from those that still need something, as the page of each does', async () => {
    await build({ name: 'Needs beds', status: 'draft', groups: [] })
    const silent = await build({ name: 'Needs a phone', status: 'draft' })
    await run(sql`update residence set phone = '' where id = ${silent}`)
    const id = await build({ name: 'Ready', status: 'draft' })
    for (const chip of ['ready', 'draft']) {
      for (const { missing } of (await list(`?status=${chip}`)).items)
        expect(missing.length === 0).toBe(chip === 'ready')
    }
    const { counts } = await list('?q=zzz')
    expect(counts).toEqual({ all: 0, published: 0, waiting: 0, ready: 0, draft: 0, archived: 0 })
    // What may be published at once is among what is looked at.
    for (const asked of ['', '?q=read', '?status=ready']) {
      expect((await list(asked)).ready).toEqual([{ id, visibility: 'hidden' }])
    }
    for (const asked of ['?q=zzz', '?q=needs', '?status=draft', '?status=archived']) {
      expect((await list(asked)).ready).toEqual([])
    }
    expect((await list()).counts).toMatchObject({ all: 3, ready: 1, draft: 2 })
  })

  it('gives 50 at once, and the last page for one beyond', async () => {
    await run(sql`insert into residence (organization_id, slug, name, city, state_code, zip, latitude, longitude, street,
      phone) select ${desk.operator()}, 'more-' || i, 'House ' || lpad(i::text, 3, '0'), 'Conway', 'AR', '72032', 35,
      -92, '', '' from generate_series(1, 120) i`)
    const pages = [await list(), await list('?page=2'), await list('?page=9')]
    expect(pages.map(({ page, items }) => [page, items.length, items[0]?.name])).toEqual([
      [1, 50, 'House 001'],
      [2, 50, 'House 051'],
      [3, 20, 'House 101'],
    ])
    expect(pages[0]).toMatchObject({ pages: 3, total: 120 })
  })
})

it('calls a certificate for a time by the name its state has for it', async () => {
  const id = await build({ name: 'Cedar Steps', status: 'published' })
  const affiliate = await buildAffiliate(desk.database(), 'AR', 'Arkansas Alliance')
  await run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, form)
    values (${affiliate.id}, ${id}, 'AR-1', 2, '2026-01-15', '2099-01-14', 'provisional')`)
  expect((await read(id)).certification).toMatchObject({ form: 'provisional' })
})

describe('who may enter', () => {
  const calls = async (id: string) => [
    await desk.server().request('/api/desk/residences'),
    await desk.server().request(path(id)),
    await desk.server().request(`${path(id)}/preview`),
    await desk
      .server()
      .post('/api/desk/residences', { id: randomUUID(), name: 'X', zip: '72032', city: '', state: '' }),
    await desk.server().post(path(id), {
      act: 'save',
      version: 1,
      base: null,
      values: {},
      asked: [],
      keep: {},
      newAddress: false,
    }),
    await desk.server().post(`${path(id)}/status`, { status: 'archived' }),
  ]
  const statuses = async (id: string) => (await calls(id)).map(({ status }) => status)

  it('is nobody who is signed out', async () => {
    const id = await build()
    desk.server().signIn(null)
    expect(await statuses(id)).toEqual([401, 401, 401, 401, 401, 401])
  })

  it('is no one whose role or organization has no such power', async () => {
    const id = await build()
    for (const who of [
      await buildPerson(desk.database().transactions, { organization: desk.operator(), role: 'bed_updater' }),
      signedInAs('affiliate'),
      signedInAs('alliance'),
      { ...signedInAs('operator'), organization: null },
    ]) {
      desk.server().signIn(who)
      expect(await statuses(id)).toEqual([403, 403, 403, 403, 403, 403])
    }
  })

  it('is the owner and the manager', async () => {
    for (const role of ['owner', 'manager'] as const) {
      desk.server().signIn(await buildPerson(desk.database().transactions, { organization: desk.operator(), role }))
      expect((await save(await build(), { phone: '501-555-0199' })).outcome).toBe('saved')
    }
  })

  it('finds the residence of another organization as little as none', async () => {
    const stranger = await buildOrganization(desk.database().transactions)
    const theirs = await build({ organizationId: stranger })
    for (const id of [theirs, randomUUID(), 'nonsense', "'; drop table residence"]) {
      const found = await desk.server().request(path(id))
      const form = { act: 'save', version: 1, base: null, values: (await read(await build())).values }
      const saved = await desk.server().post(path(id), { ...form, asked: [], keep: {}, newAddress: true })
      const status = await desk.server().post(`${path(id)}/status`, { status: 'draft' })
      const preview = await desk.server().request(`${path(id)}/preview`)
      expect([found, saved, status, preview].map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    }
    expect(await run(sql`select status from residence where id = ${theirs}`)).toEqual([{ status: 'published' }])
  })

  it('is refused by the database itself where the code forgot to ask', async () => {
    const id = await build()
    const updater = await buildPerson(desk.database().transactions, {
      organization: desk.operator(),
      role: 'bed_updater',
    })
    const actor = { kind: 'person', personId: updater.id, organizationId: desk.operator() } as const
    const as = (statement: RawBuilder<unknown>) =>
      desk.database().transactions.run(actor, (tx) => statement.execute(tx))
    const changed = await as(sql`update residence set phone = '1' where id = ${id}`)
    expect(changed.numAffectedRows).toBe(0n)
    const groups = await as(sql`update bed_group set total_beds = 3 where residence_id = ${id}`)
    expect(groups.numAffectedRows).toBe(0n)
    await expect(
      as(
        sql`insert into bed_group (organization_id, residence_id, audience, total_beds) values (${desk.operator()}, ${id}, 'men', 2)`,
      ),
    ).rejects.toThrow(/row-level security/)
  })

  it('says nothing of what is not the operator’s to say, not even for an owner in the database itself', async () => {
    const id = await build()
    const owner = await buildPerson(desk.database().transactions, { organization: desk.operator(), role: 'owner' })
    const actor = { kind: 'person', personId: owner.id, organizationId: desk.operator() } as const
    for (const column of ['certified = true', 'certified_until = now()', 'is_sample = false', 'claimed_at = null']) {
      const change = sql`update residence set ${sql.raw(column)} where id = ${id}`
      await expect(desk.database().run(change, actor)).rejects.toThrow('permission denied')
    }
    const add = sql`insert into residence (organization_id, slug, name, city, zip, latitude, longitude, street, phone, certified)
      select organization_id, 'other', name, city, zip, latitude, longitude, street, phone, true from residence where id = ${id}`
    await expect(desk.database().run(add, actor)).rejects.toThrow('permission denied')
  })
})

describe('POST /api/desk/residences', () => {
  it('adds a draft with town, state and point of its ZIP code, and nothing is public', async () => {
    const answer = await add({ name: ' Harbor  Row ', zip: '72032-1234' })
    const { id } = newResidenceAnswer.parse(await answer.json())
    const { values, status, slug } = await read(id)
    expect([status, slug]).toEqual(['draft', 'harbor-row-conway-ar'])
    expect(values).toMatchObject({
      name: 'Harbor Row',
      zip: '72032',
      city: 'Conway',
      state: 'AR',
      visibility: 'hidden',
    })
    expect((await desk.server().request(`/api/v1/residences/${slug}`)).status).toBe(404)
  })

  it('adds one however often the form is sent, and never over another’s', async () => {
    const id = randomUUID()
    for (let time = 0; time < 2; time += 1) expect((await add({ id, name: 'Harbor', zip: '72032' })).status).toBe(200)
    expect(await run(sql`select from residence`)).toHaveLength(1)
    const theirs = await build({ organizationId: await buildOrganization(desk.database().transactions) })
    expect((await add({ id: theirs, name: 'Harbor', zip: '72032' })).status).toBe(404)
  })

  it('gives each its own address', async () => {
    const slugs = []
    for (let time = 0; time < 3; time += 1) {
      const { id } = newResidenceAnswer.parse(await (await add({ name: 'Harbor', zip: '72032' })).json())
      slugs.push((await read(id)).slug)
    }
    expect(slugs).toEqual(['harbor-conway-ar', 'harbor-conway-ar-2', 'harbor-conway-ar-3'])
  })

  it('names what is missing or not right', async () => {
    const fields = async (typed: Record<string, string>) => (await (await add(typed)).json()).fields
    expect(await fields({})).toEqual({ name: 'Write the name of the house.', zip: 'Write the ZIP code.' })
    expect(await fields({ name: 'X', zip: '7203' })).toEqual({ zip: 'A ZIP code has 5 digits, such as 72114.' })
    expect(await fields({ name: 'X', zip: '72032', state: 'ME' })).toEqual({
      zip: '72032 is a ZIP code of Arkansas, not of Maine.',
    })
    expect(await fields({ name: 'X', zip: '72032', city: 'Conway, AR' })).toEqual({
      city: 'Write only the town here: Conway. The state has a field of its own.',
    })
    expect(await fields({ name: 'X', zip: '04999' })).toMatchObject({
      zip: 'We do not know the ZIP code 04999. Check it, or write the town and the state.',
      city: 'Write the town.',
    })
    expect(await fields({ name: 'X', zip: '04999', city: 'Nowhere', state: 'ME' })).toEqual({
      zip: 'We know neither the ZIP code 04999 nor this town. Check both.',
    })
    expect(await run(sql`select from residence`)).toEqual([])
  })
})

describe('POST /api/desk/residences/{id}', () => {
  it('keeps every field, and the public reads it at once', async () => {
    const id = await build()
    const change = {
      name: 'Juniper Porch',
      description: 'Two floors.\n\nA garden.',
      street: '4 Elm St',
      visibility: 'exact',
      phone: '(501) 555-0142',
      takes_texts: 'yes',
      email: 'a@b.example',
      website: 'porch.example',
      level: '3',
      fee_amount: '$160',
      fee_per: 'month',
      deposit: '100',
      other_first_day: '25',
      fee_includes: 'wi-fi, Laundry',
      sobriety: '14',
      staff: 'evenings',
      languages: 'English, Spanish',
      waiting_list: 'no',
      beds_men: '3',
      need_pets: 'no',
      need_methadone: 'yes',
      note_methadone: 'Own lock box',
      rule_curfew: '10 pm',
    }
    expect(await save(id, change)).toMatchObject({ outcome: 'saved', version: 2, joined: [], missing: [] })
    const { values, slug } = await read(id)
    const clean = { website: 'https://porch.example', fee_amount: '160', fee_includes: 'Wi-fi, Laundry' }
    expect(values).toMatchObject({ ...change, ...clean })
    const residence = await (await desk.server().request(`/api/v1/residences/${slug}`)).json()
    expect(residence).toMatchObject({
      name: 'Juniper Porch',
      street: '4 Elm St',
      phone: '(501) 555-0142',
      cashToMoveIn: 285,
      narrLevel: 3,
      feeSaidOn: '2026-03-02',
      yes: ['methadone'],
      no: ['pets'],
      answerNotes: { methadone: 'Own lock box' },
      website: 'https://porch.example/',
      staff: 'evenings',
      rules: { curfew: '10 pm' },
      keepsWaitingList: false,
    })
    expect(residence.groups.map(({ audience }: { audience: string }) => audience).toSorted()).toEqual(['men', 'women'])
  })

  it('names what is wrong with each field, and keeps nothing', async () => {
    const id = await build()
    const wrong = {
      phone: '501-555-01',
      email: 'a@b',
      website: 'javascript:alert(1)',
      zip: '04101',
      fee_amount: '12.50',
      sobriety: 'two',
      beds_men: '-3',
      visibility: 'all',
      note_pets: 'x'.repeat(201),
      pin: 'here',
      languages: 'x'.repeat(41),
      need_pets: 'maybe',
      name: ' ',
    }
    const fields = await refused(id, wrong)
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(wrong).toSorted())
    expect(fields).toMatchObject({
      phone: 'This has 8 digits. A phone number has 10, such as 501-555-0142.',
      website: 'This does not look like a website, such as https://example.org.',
      zip: '04101 is a ZIP code of Maine, not of Arkansas.',
      note_pets: 'This has 201 characters. Use at most 200.',
    })
    expect((await read(id)).version).toBe(1)
  })

  it('is never an error of ours, whatever is sent', async () => {
    const id = await build()
    const whole = filled(await read(id), {})
    const bodies = [
      {},
      null,
      [],
      { ...whole, values: 3 },
      { ...whole, base: { name: 4 } },
      { ...whole, keep: { a: 'x' } },
    ]
    for (const body of bodies) expect((await desk.server().post(path(id), body)).status).toBe(422)
    const odd = { ...whole, values: { ...whole.values, name: '\u202eHarbor\u0007', constructor: 'x' }, base: {} }
    expect((await desk.server().post(path(id), odd)).status).toBe(422)
    expect((await desk.server().post(path(id), { ...whole, version: 1e308 })).status).toBe(422)
  })

  it('changes nothing where nothing was changed', async () => {
    const id = await build()
    await save(id, {})
    expect((await read(id)).version).toBe(1)
  })

  it('keeps the day a fee was said while it is the same', async () => {
    const id = await build()
    await save(id, { fee_amount: '160', fee_per: 'week' })
    desk.clock().forward({ hours: 72 })
    await save(id, { name: 'Other' })
    const day = async () => (await run(sql<{ day: string }>`select fee_said_on::text as day from residence`))[0]?.day
    expect(await day()).toBe('2026-03-02')
    await save(id, { deposit: '50' })
    expect(await day()).toBe('2026-03-05')
    await save(id, { fee_amount: '' })
    expect(await day()).toBeNull()
  })

  it('says that somebody went through all of it, also when nothing was to change', async () => {
    const id = await build()
    await save(id, {}, { act: 'checked' })
    expect((await read(id)).checkedAt).toBe('2026-03-02T15:00:00.000Z')
  })

  it('notes in the history who changed what', async () => {
    const id = await build()
    await save(id, { phone: '501-555-0199', beds_women: '9' })
    const rows = await run(sql`select person_name, source, subject, change, after from history order by subject`)
    expect(rows).toMatchObject([
      { person_name: 'Dana Ashby', source: 'residence', subject: 'beds', change: 'changed', after: { total_beds: 9 } },
      { person_name: 'Dana Ashby', source: 'residence', subject: 'residence', after: { phone: '501-555-0199' } },
    ])
    const { changes } = await read(id)
    expect([changes.phone?.isYou, changes.phone?.by, changes.beds_women?.by, changes.name]).toEqual([
      true,
      'Dana Ashby',
      'Dana Ashby',
      undefined,
    ])
  })
})

describe('beds of a group', () => {
  const at = new Date('2026-03-02T14:00:00Z')
  const women = { audience: 'women', totalBeds: 8, reports: [{ occupied: 5, at }] }

  it('leave the open number as it was said, and say which number that is', async () => {
    const id = await build({ groups: [women] })
    const now = { audience: 'women', held: 0 }
    expect((await read(id)).beds).toEqual([{ ...now, total: 8, open: 3 }])
    const saved = async (beds: string) => {
      const answer = await save(id, { beds_women: beds })
      return answer.outcome === 'saved' ? answer.beds : answer
    }
    expect(await saved('12')).toEqual([{ ...now, total: 12, open: 3 }])
    expect(await saved('12')).toEqual([])
    expect(await saved('5')).toEqual([{ ...now, total: 5, open: 3 }])
    expect(await saved('2')).toEqual([{ ...now, total: 2, open: 2 }])
    const rows = await run(sql`
      select before, after from history where subject = 'beds' and change = 'changed' order by happened_at`)
    expect(rows.map((row) => (row as { after: { open?: number } }).after.open)).toEqual([undefined, undefined, 2])
  })

  it('never go below what is held', async () => {
    const id = await build({ status: 'draft', groups: [women] })
    await run(sql`insert into bed_hold (organization_id, bed_group_id, placed_at, until)
      select organization_id, id, ${at}, ${new Date('2026-03-03T00:00:00Z')} from bed_group`)
    expect(await refused(id, { beds_women: '0' })).toEqual({
      beds_women: '1 bed for women is held: 1 or more stay. End the hold first, on the board.',
    })
    expect((await save(id, { beds_women: '1' })).outcome).toBe('saved')
    expect((await read(id)).beds).toMatchObject([{ open: 0, held: 1 }])
    desk.clock().forward({ hours: 24 })
    expect((await save(id, { beds_women: '0' })).outcome).toBe('saved')
  })

  it('are closed with 0, and opened again with what was said still there', async () => {
    const id = await build({
      status: 'draft',
      groups: [{ audience: 'women', totalBeds: 8, reports: [{ occupied: 0, at }] }],
    })
    await save(id, { beds_women: '' })
    expect((await read(id)).values.beds_women).toBe('0')
    await save(id, { beds_women: '4' })
    expect(await run(sql`select total_beds from bed_group`)).toEqual([{ total_beds: 4 }])
  })
})
