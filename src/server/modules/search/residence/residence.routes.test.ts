import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type ResidenceDetail, residenceDetail } from '#contract/residence/residence-detail.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import type { ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { residencesSite } from '#tests/support/directory/residences-site.ts'
import { createResidenceRoutes } from './residence.routes.ts'
import { createResidences } from './residence.service.ts'

const file = samplePlaces()
const states = { options: async () => [{ id: 'AR', name: 'Arkansas' }] }

const { ago, build, clock, database, request } = residencesSite(({ transactions, clock }) => {
  const places = createPlaces({ file, states })
  return [createResidenceRoutes(createResidences({ transactions, clock, places }))]
})

const women = (totalBeds: number, open: number, days = 0.1) => ({
  audience: 'women' as const,
  totalBeds,
  occupied: totalBeds - open,
  saidAt: ago({ days }),
})
const ask = (slug: string, query = '') => request(`/api/v1/residences/${slug}${query}`)

async function residence(slug: string, query = ''): Promise<ResidenceDetail> {
  const answer = await ask(slug, query)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return residenceDetail.parse(await answer.json())
}

describe('GET /api/v1/residences/{slug}', () => {
  it('gives a home with its beds, what it says of itself, and who certifies in its state', async () => {
    const [id] = await build({
      slug: 'harbor',
      fee: { amount: 160, per: 'week', deposit: 150, other: 50 },
      groups: [women(8, 2)],
    })
    await buildAffiliate(database(), 'AR', 'Arkansas Homes Alliance')
    await database().run(sql`
      update residence set certified = true, certified_until = '2027-06-30', fee_said_on = '2026-11-03',
        rules = '{"curfew": "11 pm"}', answer_notes = '{"pets": "Service animals only"}', staff = 'evenings'
        where id = ${id}`)
    const found = await residence('harbor')
    expect(found).toMatchObject({
      id,
      availableBeds: 2,
      totalBeds: 8,
      availabilityAge: 'fresh',
      cashToMoveIn: 360,
      deposit: 150,
      otherFirstDay: 50,
      feeSaidOn: '2026-11-03',
      certifiedUntil: '2027-06-30',
      staff: 'evenings',
      certifiedBy: 'Arkansas Homes Alliance',
      rules: { curfew: '11 pm' },
      distance: null,
      photos: [],
      similar: [],
      answerNotes: { pets: 'Service animals only' },
    })
  })

  it('says nobody certifies a home whose certificate is over, or that has none, and still gives its last day', async () => {
    await build(
      { slug: 'over', certified: true, certifiedUntil: '2026-03-01' },
      { slug: 'never', certified: false, certifiedUntil: '2027-03-01' },
    )
    await buildAffiliate(database(), 'AR', 'Arkansas Homes Alliance')
    expect(await residence('over')).toMatchObject({ certified: false, certifiedUntil: '2026-03-01', certifiedBy: null })
    expect(await residence('never')).toMatchObject({ certified: false, certifiedUntil: null, certifiedBy: null })
  })

  it('says how a certificate ended before its last day, and nothing of one that holds', async () => {
    const [taken, held] = await build({ slug: 'taken' }, { slug: 'held', certified: true }, { slug: 'never' })
    await database().transactions.run({ kind: 'system' }, async (tx) => {
      await sql`with by as (insert into organization (kind, name, state_code) values ('affiliate', 'Alliance', 'AR') returning id)
        insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, ended_at, ended_as,
          end_reason) select by.id, of::uuid, of, 2, '2026-01-01', '2027-01-01', '2026-02-01', 'suspended', 'A complaint.'
        from by, unnest(array[${taken}, ${held}]) of`.execute(tx)
      await sql`update residence set certified = true, certified_until = null where id = ${held}`.execute(tx)
    })
    const ended = async (slug: string) => (await residence(slug)).certificateEndedAs
    expect([await ended('taken'), await ended('held'), await ended('never')]).toEqual(['suspended', null, null])
    const endedOn = async (slug: string) => (await residence(slug)).certificateEndedOn
    // Midnight in UTC is still the evening before in Arkansas.
    expect([await endedOn('taken'), await endedOn('held'), await endedOn('never')]).toEqual(['2026-01-31', null, null])
  })

  it('says the last day of a certificate that ran out, on file here or only in a list', async () => {
    const [filed] = await build({ slug: 'filed' }, { slug: 'listed', certified: true, certifiedUntil: '2026-02-20' })
    await database().run(sql`
      with by as (insert into organization (kind, name, state_code) values ('affiliate', 'Alliance', 'AR') returning id)
        insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
        select by.id, ${filed}, 'AR-1', 2, '2025-02-01', '2026-02-28' from by`)
    for (const [slug, certificateEndedOn] of [
      ['filed', '2026-02-28'],
      ['listed', '2026-02-20'],
    ] as const)
      expect(await residence(slug)).toMatchObject({ certified: false, certificateEndedAs: null, certificateEndedOn })
  })

  it('says what its state calls a certificate for a time, while it holds', async () => {
    const [timed] = await build({ slug: 'timed' }, { slug: 'full' })
    await database().run(sql`
      with by as (insert into organization (kind, name, state_code) values ('affiliate', 'Alliance', 'AR') returning id)
        insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, form)
        select by.id, ${timed}, 'AR-1', 2, '2026-01-01', '2027-01-01', 'preliminary' from by`)
    expect(await residence('timed')).toMatchObject({
      certified: true,
      certificateForm: 'preliminary',
      certificate: { form: 'preliminary' },
    })
    expect(await residence('full')).toMatchObject({ certificateForm: null, certificate: null })
    await database().run(
      sql`update certificate set ended_at = now(), ended_as = 'suspended', end_reason = 'A complaint.'`,
    )
    expect(await residence('timed')).toMatchObject({ certified: false, certificateForm: null })
  })

  it('keeps no website that is no page, and gives the others', async () => {
    const [id] = await build({ slug: 'harbor' })
    const write = (website: string) => database().run(sql`update residence set website = ${website} where id = ${id}`)
    await expect(write('javascript:alert(1)')).rejects.toThrow(/residence_website_is_a_page/)
    await write('https://harbor.example')
    expect((await residence('harbor')).website).toBe('https://harbor.example/')
  })

  it('measures the way from a ZIP code, a town or a point', async () => {
    await build({ slug: 'harbor', groups: [women(8, 2)] })
    for (const near of ['72032', 'Conway, AR', '35.1,-92.5']) {
      expect((await residence('harbor', `?near=${encodeURIComponent(near)}`)).distance).toBeLessThan(10)
    }
  })

  it('refuses a place nobody knows and a name it does not know, and names both', async () => {
    await build({ slug: 'harbor' })
    for (const [query, field] of [
      ['?near=Nowhereville', 'near'],
      ['?nere=72032', 'nere'],
      [`?near=${'a'.repeat(101)}`, 'near'],
    ] as const) {
      const answer = await ask('harbor', query)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } })
    }
  })

  it.each(['draft', 'archived'] as const)('knows no home that is %s', async (status) => {
    await build({ slug: 'harbor', status })
    const answer = await ask('harbor')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
    expect((await ask('no-such-home')).status).toBe(404)
  })

  it('gives no digits for a number that is withdrawn or was never said', async () => {
    await build(
      { slug: 'old', groups: [women(8, 2, 8)] },
      { slug: 'silent', groups: [{ totalBeds: 8, occupied: null }] },
    )
    expect(await residence('old')).toMatchObject({
      availableBeds: null,
      availabilityAge: 'withdrawn',
      groups: [{ availableBeds: null }],
    })
    expect(await residence('silent')).toMatchObject({
      availableBeds: null,
      availabilityAge: 'withdrawn',
      reportedAt: null,
    })
  })

  it('is not to be kept, and may be asked by every site', async () => {
    await build({ slug: 'harbor' })
    const { headers } = await ask('harbor')
    expect(headers.get('cache-control')).toBe('public, max-age=1')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('similar homes', () => {
  it('are none that refuse the people of this home, or have not said whether they take them', async () => {
    const mothers = { ...women(4, 1), audience: 'women_with_children' as const }
    const anyone = { totalBeds: 4, occupied: 1, saidAt: ago({ days: 1 }) }
    await build(
      { slug: 'here', groups: [mothers] },
      { slug: 'refuses', answers: { children: false }, groups: [anyone] },
      { slug: 'says-nothing', groups: [anyone] },
      { slug: 'takes', answers: { children: true }, groups: [anyone] },
    )
    expect((await residence('here')).similar.map(({ slug }) => slug)).toEqual(['takes'])
  })

  const at = (name: string, miles: number, groups: ResidenceRow['groups'], rest: Partial<ResidenceRow> = {}) => ({
    name,
    slug: name,
    latitude: 35.1 + miles / 69.1,
    longitude: -92.4,
    groups: groups ?? [],
    ...rest,
  })

  it('are the nearest with an open bed for the same people, at most three', async () => {
    await build(
      at('here', 0, [women(8, 0)]),
      at('far', 40, [women(4, 1)]),
      at('near', 2, [women(4, 1)]),
      at('middle', 10, [{ totalBeds: 4, occupied: 1, saidAt: ago({ days: 1 }) }]),
      at('farther', 60, [women(4, 1)]),
      at('full', 1, [women(4, 0)]),
      at('men', 1, [{ ...women(4, 2), audience: 'men' }]),
      at('old', 1, [women(4, 2, 9)]),
      at('draft', 1, [women(4, 2)], { status: 'draft' }),
    )
    const { similar } = await residence('here')
    expect(similar.map(({ name, distance }) => [name, Math.round(distance ?? 0)])).toEqual([
      ['near', 2],
      ['middle', 10],
      ['far', 40],
    ])
  })

  it('are none where nobody nearby has a bed, and are counted without what is held', async () => {
    await build(
      at('here', 0, [women(8, 0)]),
      at('another state', 400, [women(4, 1)], { slug: 'another' }),
      at('held', 3, [{ ...women(4, 1), holds: [new Date(clock().now().getTime() + 3_600_000)] }]),
    )
    expect((await residence('here')).similar).toEqual([])
    clock().forward({ hours: 2 })
    expect((await residence('here')).similar.map(({ name }) => name)).toEqual(['held'])
  })
})
