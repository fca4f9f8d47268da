import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { HsdsPage } from '#contract/open-data/hsds.ts'
import { buildPhotoRows } from '#tests/support/directory/photo-rows.ts'
import { baseUrl, everything, hsdsSite } from '#tests/support/live/hsds-site.ts'
import { hsdsValidator } from '#tests/support/live/hsds-validator.ts'

const whatIsWrong = hsdsValidator()
const { ago, build, clock, database, json, list, operator, request, saying, service } = hsdsSite()

describe('every record', () => {
  it('is valid by the strict schema, whatever a home has and has not said', async () => {
    const [, , , sparse] = await build(
      { ...everything, visibility: 'exact', groups: [saying(8, 2), saying(4, 0, { audience: 'lgbtq' })] },
      { ...everything, visibility: 'area', groups: [saying(8, 2, { holds: [ago({ minutes: -60 })] })] },
      { ...everything, visibility: 'hidden', isClaimed: false, groups: [saying(3, 1, { audience: 'women' })] },
      { groups: [] },
    )
    await database().run(sql`
      update residence set description = 'Two floors.', email = 'not an address', website = 'HTTP://home.example/',
        fee_includes = '{food,laundry}', fee_said_on = '2026-02-01', languages = '{English,Spanish}',
        takes_texts = true, certified_until = '2027-01-31', checked_at = '2026-02-03T04:05:06Z',
        answer_notes = '{"wheelchair": "One step at the back door."}' where id <> ${sparse}`)
    await buildPhotoRows(database().transactions, sparse, ['The yard', ''])
    const whole = (await list('?full=true')).contents
    expect(whole).toHaveLength(4)
    for (const record of [...(await list()).contents, ...whole]) {
      expect(whatIsWrong('service', record)).toBeNull()
      expect(whatIsWrong('service', await service(record.id))).toBeNull()
    }
    for (const path of ['organizations', 'organizations?full=true']) {
      const { contents } = (await json(`/hsds/${path}`)) as HsdsPage<{ id: string }>
      for (const record of contents) {
        expect(whatIsWrong('organization', record)).toBeNull()
        expect(whatIsWrong('organization', await json(`/hsds/organizations/${record.id}`))).toBeNull()
      }
    }
    for (const path of ['service_at_locations', 'service_at_locations?full=true']) {
      const { contents } = (await json(`/hsds/${path}`)) as HsdsPage<{ id: string }>
      expect(contents).toHaveLength(4)
      for (const record of contents) {
        expect(whatIsWrong('service_at_location', record)).toBeNull()
        expect(whatIsWrong('service_at_location', await json(`/hsds/service_at_locations/${record.id}`))).toBeNull()
      }
    }
    const terms = (await json('/hsds/taxonomy_terms?per_page=100')) as HsdsPage<{ id: string }>
    expect(terms.contents).toHaveLength(39)
    for (const term of terms.contents) {
      expect(whatIsWrong('taxonomy_term', term)).toBeNull()
      expect(await json(`/hsds/taxonomy_terms/${term.id}`)).toEqual(term)
    }
    const taxonomies = (await json('/hsds/taxonomies')) as HsdsPage<{ id: string }>
    for (const taxonomy of taxonomies.contents) {
      expect(whatIsWrong('taxonomy', taxonomy)).toBeNull()
      expect(await json(`/hsds/taxonomies/${taxonomy.id}`)).toEqual(taxonomy)
    }
  })

  it('would fail with a stray field, or a date where a moment belongs', async () => {
    const [id] = await build({ groups: [saying(8, 2)] })
    const record = await service(id)
    const [capacity] = record.capacities
    expect(whatIsWrong('service', { ...record, bed_count: 8 })).toContain('additional properties')
    expect(whatIsWrong('service', { ...record, last_modified: '2026-03-02' })).toContain('date-time')
    expect(whatIsWrong('service', { ...record, capacities: [{ ...capacity, updated: undefined }] })).toContain(
      'updated',
    )
    expect(whatIsWrong('service', { ...record, capacities: [{ ...capacity, openBeds: 1 }] })).toContain('additional')
  })

  it('has an id of its own that is the same in every answer', async () => {
    const [id] = await build({ ...everything, groups: [saying(8, 2)] })
    const [first, second] = [await service(id), await service(id)]
    expect(first).toEqual(second)
    const ids = JSON.stringify(first).match(/"id":"[^"]+"/g) ?? []
    const once = ids.filter((one) => !JSON.stringify(first.attributes).includes(one))
    expect(new Set(once).size).toBe(once.length)
  })
})

describe('a service', () => {
  it('says what a home is, in the words of the standard', async () => {
    const [id] = await build({ ...everything, slug: 'harbor-row', groups: [saying(8, 2, { audience: 'women' })] })
    const record = await service(id)
    expect(record).toMatchObject({
      id,
      name: 'Harbor Row House',
      url: `${baseUrl}/residences/harbor-row`,
      status: 'active',
      application_process: 'Call the home and ask whether a bed is open. The home keeps a waiting list.',
      fees_description: '$180 a week. $405 in cash to move in.',
      accreditations: 'Certified to the NARR standard, Level II, monitored.',
      eligibility_description: 'For women. At least 30 days sober.',
      alert: 'Sample data: this home is made up.',
      organization: {
        id: operator(),
        name: 'Porch Homes',
        description: 'Operator of 1 recovery residence listed here, in AR.',
      },
      phones: [{ number: '501-555-0100', type: 'voice' }],
    })
    expect(
      record.cost_options?.map(({ option, amount, amount_description }) => [option, amount, amount_description]),
    ).toEqual([
      ['Fee', 180, 'per week'],
      ['Deposit', 200, 'once, before moving in'],
      ['Other money on the first day', 25, 'once, on the first day'],
    ])
    const [self, over] = await build(
      { ...everything, slug: 'self', certified: false },
      { ...everything, slug: 'over', certifiedUntil: '2026-03-01' },
    )
    expect((await service(self)).accreditations).toBeUndefined()
    const lapsed = await service(over)
    expect(lapsed.accreditations).toBe(
      'Certificate ended on 2026-03-01. Not certified now. Level it had: Level II, monitored.',
    )
    expect(lapsed.attributes?.map(({ label }) => label)).toContain('Level it had: Level II, monitored')
    expect((await service(self)).attributes?.map(({ label }) => label)).toContain('Level II, monitored')
    expect(record.attributes?.map(({ label }) => label)).toEqual([
      'Recovery residence',
      'Level II, monitored',
      'No methadone',
      'Pets welcome',
      'Wheelchair access',
      'Spanish spoken',
    ])
  })

  it('does not call a certificate for a time a full one', async () => {
    const [id] = await build({ ...everything, slug: 'for-a-time' })
    await database().run(sql`with by as (
          insert into organization (kind, name, state_code) values ('affiliate', 'Alliance', 'AR') returning id)
        insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, form)
        select by.id, ${id}, 'AR-1', 2, '2026-01-01', '2026-06-30', 'provisional' from by`)
    const record = await service(id)
    expect(record.accreditations).toMatch(/^Certified for a time \(provisional certificate, with conditions to meet\)/)
    expect(record.accreditations).toMatch(/ until 2026-06-30\.$/)
    const listed = (await list('?full=true')).contents.find((one) => one.id === record.id)
    expect(listed).toMatchObject({ accreditations: record.accreditations })
  })

  it('leads to its photos with what they show, and is newer once they are others', async () => {
    const { transactions } = database()
    const [id] = await build({ slug: 'harbor-row' })
    const before = await service(id)
    expect(before.additional_urls).toBeUndefined()
    const [first, second] = await buildPhotoRows(transactions, id, ['The yard, by day', ''])
    const after = await service(id)
    expect(after.additional_urls).toEqual([
      { id: first, label: 'Photo 1 of 2: The yard, by day', url: `${baseUrl}/photos/${first}/1600.jpg` },
      { id: second, label: 'Photo 2 of 2', url: `${baseUrl}/photos/${second}/1600.jpg` },
    ])
    expect(after.last_modified > before.last_modified).toBe(true)
    for (const change of [
      sql`update residence_photo set description = 'A bench' where id = ${first}`,
      sql`delete from residence_photo`,
    ]) {
      const { last_modified } = await service(id)
      await transactions.run({ kind: 'system' }, (tx) => change.execute(tx))
      expect((await service(id)).last_modified > last_modified).toBe(true)
    }
  })

  it('has one capacity a group, with the moment the house said it', async () => {
    const group = '00000000-0000-4000-8000-00000000beef'
    const [id] = await build({ groups: [saying(8, 2, { id: group, audience: 'women', saidAt: ago({ days: 2 }) })] })
    const { capacities } = await service(id)
    expect(capacities).toMatchObject([
      {
        id: group,
        unit: { name: 'Bed' },
        available: 2,
        maximum: 8,
        description: 'Beds for women',
        updated: ago({ days: 2 }).toISOString(),
      },
    ])
    expect((await list()).contents[0]?.capacities).toEqual(capacities)
  })

  it('takes held beds off, until the hold runs out', async () => {
    const [id] = await build({ groups: [saying(8, 2, { holds: [ago({ minutes: -60 })] })] })
    expect((await service(id)).capacities[0]?.available).toBe(1)
    clock().forward({ minutes: 61 })
    expect((await service(id)).capacities[0]?.available).toBe(2)
  })

  it('has no capacity that is older than 7 days, and none for a home that never spoke', async () => {
    const [old, silent] = await build(
      { groups: [saying(8, 2, { saidAt: ago({ days: 8 }) })] },
      { groups: [{ totalBeds: 8, occupied: null }] },
    )
    expect((await service(old)).capacities).toEqual([])
    expect((await service(silent)).capacities).toEqual([])
  })

  it('gives a street only where it is public, and no point of a hidden home', async () => {
    const [exact, area, hidden] = await build(
      { visibility: 'exact', street: '7 Teapot Lane', groups: [saying(8, 2)] },
      { visibility: 'area', street: '8 Teapot Lane', groups: [saying(8, 2)] },
      {
        visibility: 'hidden',
        street: '9 Teapot Lane',
        latitude: 35.12345,
        town: [35.4, -92.7],
        groups: [saying(8, 2)],
      },
    )
    const place = async (id: string | undefined) => (await service(id)).service_at_locations?.[0]?.location
    expect((await place(exact))?.addresses).toMatchObject([{ address_1: '7 Teapot Lane', postal_code: '72032' }])
    const near = await place(area)
    expect(near?.description).toMatch(/^Conway, AR 72032\. /)
    expect([near?.latitude, near?.longitude].every((degrees) => degrees !== undefined)).toBe(true)
    expect(near?.latitude).not.toBe(35.1)
    expect(await place(hidden)).toEqual({
      id: expect.any(String),
      location_type: 'physical',
      name: 'Harbor Row House',
      description: 'Conway, AR. The home keeps its place to itself and tells it on the phone.',
    })
  })

  it('says that a certificate is suspended, of each home in the list and of one', async () => {
    const [id] = await build({ narrLevel: 2 })
    await database().run(sql`
      with by as (insert into organization (kind, name, state_code) values ('affiliate', 'Alliance', 'AR') returning id)
        insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, ended_at, ended_as,
          end_reason) select by.id, ${id}::uuid, 'AR-1', 2, '2026-01-01', '2030-01-01', '2026-02-01T18:00:00Z', 'suspended', 'A complaint.'
        from by`)
    const listed = (await list('?full=true')).contents.find((one) => one.id === id)
    for (const record of [listed, await service(id)]) {
      expect(record?.accreditations).toMatch(/^Certificate suspended on 2026-02-01\. Not certified now\./)
    }
  })

  it('is there for a home nobody has claimed, and says so', async () => {
    const [id] = await build({ isClaimed: false })
    await database().run(sql`update residence set is_sample = false`)
    expect((await service(id)).alert).toBe('Listed from a public source. No one at the home has confirmed it yet.')
  })

  it('is not there for a draft, an archived home, and one without a state', async () => {
    const ids = await build({ status: 'draft' }, { status: 'archived' })
    for (const id of ids) expect((await request(`/hsds/services/${id}`)).status).toBe(404)
    expect((await list()).total_items).toBe(0)
    expect(((await json('/hsds/organizations')) as HsdsPage<object>).total_items).toBe(0)
    expect((await request(`/hsds/organizations/${operator()}`)).status).toBe(404)
  })
})
