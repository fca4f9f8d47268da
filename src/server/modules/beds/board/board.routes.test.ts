import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { boardPage, boardPageSize, boardWholeLimit, myResidences } from '#contract/residence/residences.ts'
import {
  ago,
  asOperator,
  build,
  clock,
  database,
  saying,
  serve,
  server,
  stranger,
  twoOperators,
} from '#tests/support/desk/two-operators.ts'
import { buildOrganization, countingStatements } from '#tests/support/directory/directory-rows.ts'
import { signedInAs } from '#tests/support/product/module-server.ts'
import { createBoardRoutes } from './board.routes.ts'
import { createBoard } from './board.service.ts'

twoOperators((parts) => [createBoardRoutes(createBoard(parts))])

async function mine() {
  asOperator()
  return myResidences.parse(await (await server.request('/api/my-residences')).json())
}

describe('GET /api/my-residences', () => {
  it('says of a certificate for a time which one it is', async () => {
    const id = await build({ certified: true, groups: [saying(8, 6)] })
    await database.run(sql`
      insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, form)
        select organization_id, id, 'AR-1', 2, '2026-02-01', '2026-07-31', 'provisional' from residence
        where id = ${id}`)
    expect(await mine()).toMatchObject([{ narrCertified: true, certificateForm: 'provisional' }])
  })

  it('says why and since when a certificate does not count, also of one that ran out', async () => {
    const id = await build({ certified: false, groups: [saying(8, 6)] })
    const change = (set: string) => database.run(sql.raw(`update certificate set ${set}`))
    await database.run(sql`
      insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
        select organization_id, id, 'AR-1', 2, '2024-02-01', '2026-01-31' from residence where id = ${id}`)
    expect(await mine()).toMatchObject([
      { narrCertified: false, certificateStop: { words: 'Its certificate ended on January 31, 2026. Renew it.' } },
    ])
    await change(`ended_as = 'suspended', ended_at = '2026-01-10T12:00:00Z', end_reason = 'A complaint.'`)
    expect(await mine()).toMatchObject([
      {
        certificateStop: {
          badge: 'Suspended',
          words: expect.stringContaining('since January 10, 2026. Why: A complaint.'),
        },
      },
    ])
  })

  it('answers 401 to somebody who has not signed in', async () => {
    const response = await server.request('/api/my-residences')
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      code: 'signed_out',
      message: expect.stringContaining('You are signed out'),
    })
  })

  it('gives every field of the specification, and is kept by nobody on the way', async () => {
    const id = await build({ certified: true, groups: [saying(8, 6)] })
    asOperator()
    const response = await server.request('/api/my-residences')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual([
      {
        id,
        slug: `house-${id}`,
        name: 'Harbor Row House',
        city: 'Conway',
        state: { name: 'Arkansas' },
        totalBeds: 8,
        availableBeds: 2,
        narrCertified: true,
        reportedAt: '2026-03-02T14:55:00.000Z',
        certifiedUntil: null,
        certificateForm: null,
        certificateStop: null,
        status: 'published',
        groups: [
          {
            id: expect.any(String),
            audience: 'any',
            totalBeds: 8,
            open: 2,
            holds: [],
            openBefore: null,
            opening: null,
            reportId: expect.any(String),
            saidAt: '2026-03-02T14:55:00.000Z',
            saidBy: null,
          },
        ],
      },
    ])
  })

  it('is an empty list for a new operator, and for a person without an organization', async () => {
    expect(await mine()).toEqual([])
    server.signIn({ ...signedInAs('operator'), organization: null })
    expect(await (await server.request('/api/my-residences')).json()).toEqual([])
  })

  it('leaves out the houses of others, published ones too', async () => {
    await build({ organizationId: stranger, name: 'Not Mine' })
    await build({ name: 'Mine' })
    expect((await mine()).map(({ name }) => name)).toEqual(['Mine'])
  })

  it('lists by name, drafts among them and archived houses not', async () => {
    await build({ name: 'Willow Gate' })
    await build({ name: 'Cedar Steps', status: 'draft' })
    await build({ name: 'Old Mill', status: 'archived' })
    expect((await mine()).map(({ name }) => name)).toEqual(['Cedar Steps', 'Willow Gate'])
  })

  it('lists as people count and spell: House 2 before House 10, capitals and accents aside', async () => {
    for (const name of ['Zenith', 'House 10', 'house 3', 'House 2', 'Éden', 'alder']) await build({ name })
    const inOrder = ['alder', 'Éden', 'House 2', 'house 3', 'House 10', 'Zenith']
    expect((await mine()).map(({ name }) => name)).toEqual(inOrder)
    const page = boardPage.parse(await (await server.request('/api/desk/board?page=1')).json())
    expect(page.residences.map(({ name }) => name)).toEqual(inOrder)
  })

  it('gives null for the state and the time of a house that named neither', async () => {
    await build({ stateCode: null, groups: [{ totalBeds: 6 }] })
    expect(await mine()).toMatchObject([{ state: null, totalBeds: 6, availableBeds: 0, reportedAt: null }])
  })

  it('adds up the groups of a house, and is as old as the oldest of their numbers', async () => {
    const women = { ...saying(4, 3, ago({ minutes: 10 })), audience: 'women' }
    const families = { ...saying(2, 0, ago({ days: 2 })), audience: 'families' }
    await build({ groups: [women, families] })
    const reportedAt = ago({ days: 2 }).toISOString()
    expect(await mine()).toMatchObject([{ totalBeds: 6, availableBeds: 3, reportedAt }])
  })

  it('keeps held beds out, also of a draft, until their hold has run out or is ended', async () => {
    await build({ status: 'draft', groups: [saying(8, 4)] })
    const hold = (minutes: number) =>
      database.run(sql`insert into bed_hold (organization_id, bed_group_id, placed_at, until)
          select organization_id, id, ${clock.now()}, ${ago({ minutes: -minutes })} from bed_group`)
    await hold(60)
    await hold(90)
    expect(await mine()).toMatchObject([{ availableBeds: 2 }])
    clock.forward({ minutes: 60 })
    expect(await mine()).toMatchObject([{ availableBeds: 3 }])
    await database.run(sql`insert into bed_hold_end (hold_id, organization_id, reason)
        select id, organization_id, 'cancelled' from bed_hold where until > ${clock.now()}`)
    expect(await mine()).toMatchObject([{ availableBeds: 4 }])
  })

  it('asks the database once, however many houses there are', async () => {
    const counted = countingStatements(database.transactions)
    serve(counted.transactions)
    for (let residence = 0; residence < 12; residence += 1) await build({ groups: [saying(8, 4)] })
    expect(await mine()).toHaveLength(12)
    expect(counted.statements()).toBe(1)
  })
})

describe('the beds open in a group', () => {
  const laterId = 'ffffffff-0000-4000-8000-000000000000'
  const earlierId = '11111111-0000-4000-8000-000000000000'

  it('follow from the latest report, in whatever order the reports came in', async () => {
    const reports = [5, 20, 10].map((minutes) => ({ occupied: minutes, at: ago({ minutes }) }))
    await build({ groups: [{ totalBeds: 20, reports }] })
    expect(await mine()).toMatchObject([{ availableBeds: 15 }])
  })

  it('follow from the greater id of two reports of one instant', async () => {
    const at = ago({ minutes: 5 })
    const reports = [
      { id: laterId, occupied: 3, at },
      { id: earlierId, occupied: 7, at },
    ]
    await build({ groups: [{ totalBeds: 8, reports }] })
    expect(await mine()).toMatchObject([{ availableBeds: 5 }])
  })

  it('stay as they were after a confirmation, which makes their number young again', async () => {
    const reported = { occupied: 6, at: ago({ days: 9 }) }
    await build({
      groups: [{ totalBeds: 8, reports: [reported, { ...reported, at: ago({ minutes: 5 }), kind: 'confirm' }] }],
    })
    expect(await mine()).toMatchObject([{ availableBeds: 2, reportedAt: ago({ minutes: 5 }).toISOString() }])
  })

  it('are what the log says, for any log', async () => {
    const report = fc.record({ occupied: fc.nat(30), hoursAgo: fc.nat(40), id: fc.uuid() })
    const log = fc.uniqueArray(report, { selector: ({ id }) => id, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.nat(20), log, async (totalBeds, reported) => {
        const organizationId = await buildOrganization(database.transactions)
        const reports = reported.map(({ hoursAgo, ...row }) => ({ ...row, at: ago({ minutes: hoursAgo * 60 }) }))
        await build({ organizationId, groups: [{ totalBeds, reports }] })
        const latest = reports.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))[0]
        server.signIn(signedInAs('operator', { organizationId }))
        const [residence] = myResidences.parse(await (await server.request('/api/my-residences')).json())
        expect(residence?.availableBeds).toBe(latest ? Math.max(0, totalBeds - latest.occupied) : 0)
        expect(residence?.reportedAt).toBe(latest?.at.toISOString() ?? null)
      }),
      { numRuns: 25 },
    )
  })

  it('are none for a house with more people than beds', async () => {
    await build({ groups: [saying(4, 6)] })
    expect(await mine()).toMatchObject([{ availableBeds: 0, groups: [{ open: 0 }] }])
  })
})

describe('GET /api/desk/board', () => {
  const page = async (query = '') => {
    asOperator()
    return boardPage.parse(await (await server.request(`/api/desk/board${query}`)).json())
  }

  it('is all of up to 200 houses, whatever is asked for, and nothing for a stranger', async () => {
    await build({ name: 'Harbor', groups: [saying(8, 6)] })
    await build({ name: 'Cedar', groups: [saying(8, 8)] })
    expect(await page('?show=full&page=7&q=none')).toMatchObject({
      residences: [{ name: 'Cedar' }, { name: 'Harbor' }],
      paging: null,
    })
    server.signIn({ ...signedInAs('operator'), organization: null })
    expect(await (await server.request('/api/desk/board')).json()).toEqual({ residences: [], paging: null })
  })

  it('is a page of more: found, sorted and counted over all of them', { timeout: 60_000 }, async () => {
    const names = Array.from({ length: boardWholeLimit + 5 }, (_, place) => `House ${String(place).padStart(3, '0')}`)
    const ids: string[] = []
    for (const name of names) {
      const place = ids.length
      const beds = place === 3 ? [saying(4, 4, ago({ days: 9 }))] : [saying(4, place % 2 ? 4 : 1)]
      ids.push(await build({ name, city: place < 3 ? 'Searcy' : 'Conway', groups: beds }))
    }
    await build({ organizationId: stranger, name: 'House 999', groups: [saying(4, 0)] })
    const first = await page()
    expect([first.residences.length, first.residences[0]?.name]).toEqual([boardPageSize, 'House 000'])
    expect(first.paging).toEqual({
      page: 1,
      pages: 3,
      found: 205,
      isWhole: false,
      others: {
        counts: { all: 105, confirm: 0, open: 53, full: 52 },
        totals: { residences: 105, totalBeds: 420, availableBeds: 159, narrCertified: 0 },
      },
    })
    const listed = async (query: string) => (await page(query)).residences.map(({ name }) => name)
    expect(await listed('?page=3')).toEqual(names.slice(200))
    expect(await listed('?page=99')).toEqual(names.slice(200))
    expect(await listed('?q=searcy&show=full')).toEqual(['House 001'])
    expect(await listed('?show=confirm')).toEqual(['House 003'])
    expect((await listed('?order=oldest'))[0]).toBe('House 003')
    expect((await page(`?at=${ids[201]}&show=full`)).paging?.page).toBe(3)
    expect((await page(`?at=${first.residences[0]?.groups[0]?.id}`)).paging?.page).toBe(1)
  })
})
