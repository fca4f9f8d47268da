import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { FoundResidences } from '#contract/search/residence-search.ts'
import type { ResidenceRow } from '#tests/support/directory/listing-rows.ts'
import { listNames, searchServer } from '#tests/support/directory/search-server.ts'

const { build, find, request, saying, ago, clock, database } = searchServer()

const littleRock = { latitude: 34.7465, longitude: -92.2896 }
const everyOrder = ['', '&sort=fresh', '&sort=fee', '&sort=name', '&sort=beds', '&sort=level', '&sort=medicine']
const moveNorth = (miles: number): Partial<ResidenceRow> => ({ ...littleRock, latitude: 34.7465 + miles / 69.09 })

describe('GET /api/v1/residences', () => {
  it('gives every public field of a home', async () => {
    const [id = ''] = await build({
      slug: 'harbor-row',
      certified: true,
      narrLevel: 2,
      minimumSobrietyDays: 30,
      keepsWaitingList: true,
      fee: { amount: 175, per: 'week', deposit: 200, other: 25 },
      answers: { pets: false, children: true },
      groups: [saying(8, 2, { audience: 'women' }), saying(4, 1, { audience: 'men', saidAt: ago({ days: 8 }) })],
    })
    expect(await find()).toEqual({
      items: [
        {
          id,
          slug: 'harbor-row',
          name: 'Harbor Row House',
          organization: 'Porch Homes',
          city: 'Conway',
          state: 'AR',
          zip: '72032',
          street: '12 Teapot Lane',
          addressVisibility: 'exact',
          latitude: 35.1,
          longitude: -92.4,
          distance: null,
          phone: '501-555-0100',
          takesTexts: false,
          totalBeds: 12,
          availableBeds: 2,
          availabilityAge: 'fresh',
          reportedAt: '2026-03-02T14:55:00.000Z',
          keepsWaitingList: true,
          narrLevel: 2,
          certified: true,
          certificateEndedAs: null,
          certificateEndedOn: null,
          certificateForm: null,
          feeAmount: 175,
          feePer: 'week',
          cashToMoveIn: 400,
          minimumSobrietyDays: 30,
          yes: ['children'],
          no: ['pets'],
          isClaimed: true,
          isSample: true,
          groups: [
            { audience: 'women', totalBeds: 8, availableBeds: 2, reportedAt: '2026-03-02T14:55:00.000Z' },
            { audience: 'men', totalBeds: 4, availableBeds: null, reportedAt: '2026-02-22T15:00:00.000Z' },
          ],
        },
      ],
      total: 1,
      totalIsLeast: false,
      next: null,
    })
  })

  it('may be asked by the pages of every site, and kept for a second', async () => {
    const { headers } = await request('/api/v1/residences')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('public, max-age=1')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('answers 304 to whoever holds the same answer, also through a proxy, and 200 once it changed', async () => {
    await build({ groups: [saying(8, 2)] })
    const etag = (await request('/api/v1/residences')).headers.get('etag') ?? ''
    const again = (tag: string) => request('/api/v1/residences', { headers: { 'if-none-match': tag } })
    expect(etag).toMatch(/^"[\w-]{20,}"$/)
    const unchanged = await again(`"other", W/${etag}`)
    expect(unchanged.status).toBe(304)
    expect(await unchanged.text()).toBe('')
    await build({ groups: [saying(8, 2)] })
    expect((await again(etag)).status).toBe(200)
  })

  it('grades the age of a number and withdraws it after 7 days, by the clock alone', async () => {
    await build({ groups: [saying(8, 2, { saidAt: ago({}) })] })
    const aged = async (hours: number) => {
      clock().forward({ hours })
      const [residence] = (await find()).items
      return [residence?.availabilityAge, residence?.availableBeds]
    }
    expect(await aged(23)).toEqual(['fresh', 2])
    expect(await aged(2)).toEqual(['ageing', 2])
    expect(await aged(48)).toEqual(['stale', 2])
    expect(await aged(95)).toEqual(['stale', 2])
    expect(await aged(1)).toEqual(['withdrawn', null])
  })

  it('is as old as the oldest number in its sum', async () => {
    await build({ groups: [saying(8, 2), saying(4, 1, { audience: 'men', saidAt: ago({ days: 4 }) })] })
    expect((await find()).items[0]).toMatchObject({ availableBeds: 3, availabilityAge: 'stale' })
  })

  it('counts the beds of those it is for, and those for anyone', async () => {
    const women = saying(8, 1, { audience: 'women' })
    await build({ name: 'Both', groups: [women, saying(6, 4, { audience: 'men' })] })
    await build({ name: 'Anyone', groups: [saying(5, 2)] })
    await build({ name: 'Children', groups: [saying(5, 5, { audience: 'women_with_children' })] })
    const page = await find('?for=women&sort=name')
    expect(page.items.map(({ name, totalBeds, availableBeds }) => [name, totalBeds, availableBeds])).toEqual([
      ['Anyone', 5, 2],
      ['Both', 8, 1],
    ])
    expect(page.items[1]?.groups).toHaveLength(2)
  })

  it('says nothing open of a home without a number, and never less than none', async () => {
    await build({ name: 'Silent', groups: [{ totalBeds: 8, occupied: null }] })
    await build({ name: 'Crowded', groups: [saying(4, -2)] })
    await build({ name: 'Groupless' })
    const { items } = await find('?sort=name')
    expect(items.map(({ availableBeds, totalBeds }) => [availableBeds, totalBeds])).toEqual([
      [0, 4],
      [null, 0],
      [null, 8],
    ])
    expect(listNames(await find('?open=1'))).toEqual([])
  })
})

describe('where a search looks', () => {
  it.each([
    ['72201', ['Capitol', 'Five']],
    ['little rock ar', ['Capitol', 'Five']],
    ['Little Rock, Arkansas', ['Capitol', 'Five']],
    ['34.7465,-92.2896', ['Capitol', 'Five']],
    ['72201&radius=3', ['Capitol']],
    ['72201&radius=60', ['Capitol', 'Five', 'Forty']],
    ['72201&radius=60&state=ME', []],
    ['72201&radius=60&state=AR&city=conway', ['Forty']],
    ['Arkansas&sort=name', ['Capitol', 'Five', 'Forty']],
  ])('near=%s finds %j', async (near, names) => {
    await build({ name: 'Forty', ...moveNorth(40) }, { name: 'Five', city: 'Little Rock', ...moveNorth(5) })
    await build({ name: 'Capitol', city: 'Little Rock', ...littleRock }, { name: 'Far', stateCode: 'ME', latitude: 45 })
    expect(listNames(await find(`?near=${near}`))).toEqual(names)
  })

  it('measures the way to a tenth of a mile, to a hidden home from the middle of its town', async () => {
    await build({ name: 'Open', ...moveNorth(5) })
    await build({ name: 'Hidden', visibility: 'hidden', ...moveNorth(7), town: [34.7465, -92.2896] })
    const { items } = await find('?near=34.7465,-92.2896')
    expect(items.map(({ name, distance, latitude }) => [name, distance, latitude])).toEqual([
      ['Hidden', 0, null],
      ['Open', 5, expect.any(Number)],
    ])
  })

  it('keeps to a state and a town, whatever their letters', async () => {
    await build({ name: 'Here' }, { name: 'There', city: 'Searcy' }, { name: 'Elsewhere', stateCode: 'ME' })
    expect(listNames(await find('?state=ar&sort=name'))).toEqual(['Here', 'There'])
    expect(listNames(await find('?state=AR&city=SEARCY'))).toEqual(['There'])
    expect(await find('?state=TX')).toEqual({ items: [], total: 0, totalIsLeast: false, next: null })
  })

  it('forgives a slip in a name and puts the most alike first', async () => {
    await build({ name: 'Willow Gate' }, { name: 'Willow Gate Annex North' }, { name: 'Cedar 100% Home' })
    expect(listNames(await find('?q=wilow gate'))).toEqual(['Willow Gate', 'Willow Gate Annex North'])
    expect(listNames(await find('?q=willwo&sort=name'))).toHaveLength(2)
    expect(listNames(await find('?q=CEDAR&state=AR'))).toEqual(['Cedar 100% Home'])
    expect(listNames(await find('?q=cedar&near=72032'))).toEqual(['Cedar 100% Home'])
    expect(listNames(await find('?q=%25'))).toEqual([])
    expect(listNames(await find('?q=zzzzzz'))).toEqual([])
  })
})

describe('the order and the pages of a list', () => {
  it.each([
    ['', ['Now', 'Yesterday', 'Days ago', 'Withdrawn', 'Never']],
    ['?sort=fee', ['Days ago', 'Yesterday', 'Now', 'Withdrawn', 'Never']],
    ['?sort=name', ['Days ago', 'Never', 'Now', 'Withdrawn', 'Yesterday']],
    ['?near=72032&sort=fresh', ['Now', 'Yesterday', 'Days ago', 'Withdrawn', 'Never']],
  ])('%s sorts %j', async (query, names) => {
    const cash = (amount: number) => ({ fee: { amount, per: 'week', deposit: 0 } }) as const
    const said = (days: number) => ({ groups: [saying(8, 1, { saidAt: ago({ days }) })] })
    const id = (last: number) => ({ id: `00000000-0000-4000-8000-00000000000${last}` })
    await build({ name: 'Never', ...id(9) }, { name: 'Withdrawn', ...id(1), ...said(9) })
    await build({ name: 'Yesterday', ...cash(200), ...said(1) }, { name: 'Days ago', ...cash(100), ...said(5) })
    await build({ name: 'Now', ...cash(300), ...said(0) })
    expect(listNames(await find(query))).toEqual(names)
  })

  it.each([...everyOrder, '&near=72032', '&near=72032&sort=fee', '&near=72032&sort=beds', '&q=house', '&open=1'])(
    'gives every home once over the pages of limit=4%s, also where keys are equal',
    async (query) => {
      const [now, earlier] = [ago({ minutes: 5 }), ago({ days: 1 })]
      const residence = (index: number): Partial<ResidenceRow> => ({
        name: index % 3 === 0 ? 'Same House' : `House ${index % 5}`,
        narrLevel: [1, 2, null][index % 3] ?? null,
        answers: { methadone: index % 4 === 0 },
        fee: index % 2 === 0 ? { amount: 100, per: 'week', deposit: index % 4 } : null,
        ...(index % 7 === 0 ? {} : { groups: [saying(8, 1, { saidAt: index % 2 === 0 ? now : earlier })] }),
        ...(index % 5 === 0 ? { visibility: 'hidden', town: [35.09, -92.44] } : { latitude: 35.1 + (index % 3) / 100 }),
      })
      const ids = await build(...Array.from({ length: 23 }, (_, index) => residence(index)))
      const wanted = query === '&open=1' ? ids.filter((_, index) => index % 7 !== 0) : ids
      const seen: string[] = []
      for (let next: string | null = ''; next !== null; ) {
        const page = await find(`?limit=4${query}${next === '' ? '' : `&cursor=${next}`}`)
        expect(page.total).toBe(wanted.length)
        seen.push(...page.items.map(({ id }) => id))
        next = page.next
        expect(seen.length).toBeLessThanOrEqual(wanted.length)
      }
      expect(seen.toSorted()).toEqual(wanted.toSorted())
    },
  )

  it('keeps numbers of one millisecond apart', async () => {
    const ids = await build(...Array.from({ length: 5 }, () => ({ groups: [saying(8, 1)] })))
    await database().transactions.run({ kind: 'system' }, async (tx) => {
      for (const [index, id] of ids.entries()) {
        const micros = sql`${index}::int * interval '1 microsecond'`
        await sql`update listing set reported_at = reported_at + ${micros} where residence_id = ${id}`.execute(tx)
      }
    })
    const seen: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: FoundResidences = await find(`?limit=2&cursor=${next}`)
      seen.push(...page.items.map(({ id }) => id))
      next = page.next
    }
    expect(seen).toEqual(ids.toReversed())
  })
})
