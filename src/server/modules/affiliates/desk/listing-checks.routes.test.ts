import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ListingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import { allianceId } from '#domain/people/organization.ts'
import { readDetails } from '#server/modules/search/residence/residence.store.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { type SignedIn, toActor } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createListingChecks } from './listing-checks.service.ts'
import { createStateDeskRoutes } from './state-desk.routes.ts'
import { createStateResidences } from './state-residences.service.ts'

const unused = {} as never

const database = shareTestDatabase()
let server: ModuleServer
let clock: FakeClock
let [alder, far, virginia, porch] = ['', '', '', '']

beforeEach(async () => {
  clock = fakeClock()
  const { transactions } = database
  porch = (await buildDesk(transactions, 'Porch Homes')).organizationId
  const groups = [{ audience: 'men' as const, totalBeds: 8, occupied: 5 }]
  const at = { organizationId: porch, isClaimed: false, groups }
  ;[alder, far] = (await buildResidences(transactions, [
    { ...at, name: 'Alder House', city: 'Beckley', stateCode: 'WV' },
    { ...at, name: 'Far House', city: 'Conway', stateCode: 'AR' },
  ])) as [string, string]
  const checks = createListingChecks({ transactions, clock })
  const residences = createStateResidences({ transactions, clock, places: { town: async () => null as never } })
  const services = { checks, residences, desk: unused }
  server = moduleServer(() => [createStateDeskRoutes(services, { rateLimits: limitInMemory })])
  virginia = await organize('WV')
  await enter('affiliate', virginia)
})

const run = <Row>(statement: ReturnType<typeof sql<Row>>) => database.run(statement)

const organize = async (state: string) => (await buildAffiliate(database, state)).id

async function enter(kind: 'affiliate' | 'alliance' | 'operator', id: string): Promise<SignedIn> {
  const person = await buildPerson(database.transactions, { organization: { id, name: kind, kind }, role: 'owner' })
  server.signIn(person)
  return person
}

const send = (body: Record<string, string>) => server.post('/api/affiliate/homes/checks', { id: alder, ...body })
const answer = (outcome: string, words = '') => send({ act: 'called', outcome, words })
const ask = (query = '', id = alder) => server.request(`/api/affiliate/homes/${id}/checks${query}`)
const read = async (query = '') => (await (await ask(query)).json()) as ListingChecksAnswer
const outcomes = async () => (await read()).checks.map(({ outcome, undoneAt }) => [outcome, undoneAt !== null])
const listed = async () => {
  const list = await (await server.request('/api/affiliate/homes')).json()
  return list.residences[0] as { checkedAt: string | null; isToCheck: boolean }
}
const shown = async () => {
  const details = await database.transactions.run({ kind: 'visitor' }, (tx) => readDetails(tx, [alder], clock.now()))
  return details.get(alder)?.phoneCheck
}
const history = () =>
  run(sql<{ change: string; after: unknown }>`
    select change, after from history where subject = 'listing_check' and organization_id = ${virginia}
    order by happened_at`)

describe('a listing checked by phone', () => {
  it('200: gives what the listing says, and keeps each answer with its words', async () => {
    expect(await read()).toMatchObject({
      listing: {
        name: 'Alder House',
        city: 'Beckley',
        beds: [{ audience: 'men', beds: 8 }],
        isOwn: false,
        office: null,
      },
      affiliate: 'WV',
      mayAnswer: true,
      checks: [],
    })
    expect((await answer('no_answer', 'Nobody there.')).status).toBe(200)
    clock.forward({ minutes: 1 })
    expect((await answer('changed', 'They take women now.')).status).toBe(200)
    expect((await read()).checks).toMatchObject([
      { outcome: 'changed', words: 'They take women now.', at: clock.now().toISOString() },
      { outcome: 'no_answer', words: '' },
    ])
    expect(await history()).toEqual([
      { change: 'no_answer', after: {} },
      { change: 'changed', after: { words: 'They take women now.' } },
    ])
  })

  it('200: gives the office of the operator of a claimed home', async () => {
    await run(sql`update organization set phone = '304-555-0142' where id = ${porch}`)
    await run(sql`update residence set claimed_at = now(), narr_level = 2 where id = ${alder}`)
    expect((await read()).listing).toMatchObject({
      level: 2,
      isClaimed: true,
      office: { phone: '304-555-0142', website: null },
    })
  })

  it('200: an answer takes the home off those to check for 180 days; nobody answered does not', async () => {
    expect(await listed()).toMatchObject({ checkedAt: null, isToCheck: true })
    await answer('no_answer')
    expect(await listed()).toMatchObject({ checkedAt: null, isToCheck: true })
    await answer('right')
    expect(await listed()).toMatchObject({ checkedAt: clock.now().toISOString(), isToCheck: false })
    clock.forward({ hours: 181 * 24 })
    expect(await listed()).toMatchObject({ isToCheck: true })
  })

  it('200: visitors read who checked it on which day, only while the last answer is that it is right', async () => {
    expect(await shown()).toBeNull()
    await answer('right')
    expect(await shown()).toEqual({ by: 'WV', on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    await answer('no_answer')
    expect(await shown()).not.toBeNull()
    clock.forward({ minutes: 1 })
    await answer('gone', 'The number is a bakery now.')
    expect(await shown()).toBeNull()
    const [check] = (await read()).checks
    await send({ act: 'call-undone', check: check?.id ?? '' })
    expect(await shown()).not.toBeNull()
  })

  it('422: names the words where something changed or the home is gone', async () => {
    for (const outcome of ['changed', 'gone']) {
      const refused = await answer(outcome, '  ')
      expect([refused.status, await refused.json()]).toMatchObject([422, { fields: { words: expect.any(String) } }])
    }
    expect((await answer('sold')).status).toBe(422)
    expect((await answer('gone', 'x'.repeat(501))).status).toBe(422)
    expect(await outcomes()).toEqual([])
  })

  it('keeps one where the same answer comes twice, or at once', async () => {
    await Promise.all([answer('right'), answer('right')])
    await answer('right')
    expect(await outcomes()).toEqual([['right', false]])
    clock.forward({ minutes: 11 })
    await answer('right')
    expect(await outcomes()).toHaveLength(2)
    expect(await history()).toHaveLength(2)
  })

  it('takes the last answer back, twice as once, and none before it', async () => {
    await answer('right')
    clock.forward({ minutes: 1 })
    await answer('gone', 'Sold.')
    const [gone, right] = (await read()).checks
    const undo = async (check = '') => (await send({ act: 'call-undone', check })).status
    expect(await undo(right?.id)).toBe(409)
    expect(await Promise.all([undo(gone?.id), undo(gone?.id)])).toEqual([200, 200])
    expect(await outcomes()).toEqual([
      ['gone', true],
      ['right', false],
    ])
    expect(await undo(randomUUID())).toBe(404)
    expect((await history()).map(({ change }) => change)).toEqual(['right', 'gone', 'undone'])
  })

  it('takes a home of its own list off the public list and puts it back, and no other', async () => {
    const groups = [{ audience: 'men' as const, totalBeds: 8, occupied: 5 }]
    const [own = ''] = await buildResidences(database.transactions, [
      { organizationId: virginia, isClaimed: false, groups, name: 'Birch House', city: 'Beckley', stateCode: 'WV' },
    ])
    const press = async (act: string, id = own) => {
      const { status } = await send({ act, id })
      return [status, (await run(sql<{ status: string }>`select status from residence where id = ${id}`))[0]?.status]
    }
    expect(await press('take-down', alder)).toEqual([409, 'published'])
    expect(await press('take-down')).toEqual([200, 'draft'])
    expect(await press('take-down')).toEqual([200, 'draft'])
    expect(await press('put-back')).toEqual([200, 'published'])
    const noted = await run(sql<{ change: string }>`
      select change from history where subject = 'residence' and subject_id = ${own} order by happened_at`)
    expect(noted.map(({ change }) => change)).toEqual(['unpublished', 'published'])
    await press('take-down')
    await run(sql`
      insert into hidden_listing (id, residence_id, reason, words, was, hidden_at, hidden_by, hidden_name)
      values (${randomUUID()}, ${own}, 'closed', 'It has closed.', 'draft', now(), ${randomUUID()}, 'Avery')`)
    expect(await press('put-back')).toEqual([409, 'draft'])
    await run(sql`update residence set claimed_at = now() where id = ${own}`)
    expect(await press('put-back')).toEqual([409, 'draft'])
  })

  it('404: an officer of another state, who learns nothing, and cannot write past the service', async () => {
    await answer('gone', 'Sold.')
    const [check] = (await read()).checks
    const arkansas = await enter('affiliate', await organize('AR'))
    const refused = await ask()
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
      404,
      expect.stringContaining('on the list of Arkansas'),
    ])
    expect((await ask('?state=WV')).status).toBe(404)
    expect((await answer('right')).status).toBe(404)
    expect((await send({ act: 'call-undone', check: check?.id ?? '' })).status).toBe(404)
    expect((await ask('', far)).status).toBe(200)
    const written = sql`
      insert into listing_check (organization_id, residence_id, person_id, outcome)
      select app_organization(), ${alder}, app_person(), 'right'`
    await expect(database.run(written, toActor(arkansas))).rejects.toThrow('row-level security')
  })

  it('200 for the alliance, which reads and does not call; 403 for operators; 401 for nobody', async () => {
    await answer('gone', 'Sold.')
    await enter('alliance', allianceId)
    expect(await read('?state=WV')).toMatchObject({ mayAnswer: false, checks: [{ words: 'Sold.' }] })
    expect((await ask()).status).toBe(404)
    expect((await answer('right')).status).toBe(403)
    await enter('operator', porch)
    expect((await ask()).status).toBe(403)
    expect((await answer('right')).status).toBe(403)
    server.signIn(null)
    expect((await ask()).status).toBe(401)
  })
})
