import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { anyStatePage, statePageDesk } from '#contract/states/state-page.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createStatePageRoutes } from './state-page.routes.ts'
import { createStatePage } from './state-page.service.ts'

const database = shareTestDatabase()
let server: ModuleServer
let clock: FakeClock
let people: Record<'riley' | 'wren' | 'odell' | 'nia', SignedIn>

beforeEach(async () => {
  clock = fakeClock()
  server = moduleServer(() => [createStatePageRoutes(createStatePage({ transactions: database.transactions, clock }))])
  const virginia = await organize('affiliate', 'West Virginia Alliance', 'WV')
  people = {
    riley: await join('Riley', virginia, 'affiliate'),
    wren: await join('Wren', virginia, 'affiliate', 'manager'),
    odell: await join('Odell', await organize('affiliate', 'Ohio Homes', 'OH'), 'affiliate'),
    nia: await join('Nia', await organize('operator', 'Birch House', 'WV'), 'operator'),
  }
})

const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)

async function organize(kind: 'operator' | 'affiliate', name: string, state: string) {
  const id = randomUUID()
  await run(sql`insert into organization (id, kind, name, state_code) values (${id}, ${kind}, ${name}, ${state})`)
  return id
}

async function join(
  firstName: string,
  organizationId: string,
  kind: 'operator' | 'affiliate',
  role: DeskRole = 'owner',
) {
  const id = randomUUID()
  const person = signedInAs(kind, { id, firstName, organizationId })
  await run(sql`insert into person (id, first_name, email) values (${id}, ${firstName}, ${`${id}@desk.example`})`)
  await run(sql`insert into membership (person_id, organization_id, role) values (${id}, ${organizationId}, ${role})`)
  return { ...person, organization: person.organization && { ...person.organization, role } }
}

const as = (who: SignedIn | null) => server.signIn(who)

const change = (who: SignedIn, body: object) => as(who).post('/api/affiliate/page/changes', body)
const save = (fields: object, revision = 0, who = people.riley) =>
  change(who, { act: 'save', revision: String(revision), ...fields })
const publish = (revision: number, who = people.riley) => change(who, { act: 'publish', revision: String(revision) })
const desk = async (who = people.riley) =>
  statePageDesk.parse(await (await as(who).request('/api/affiliate/page')).json())
const shown = async (state = 'WV') =>
  anyStatePage.parse(await (await as(null).request(`/api/affiliate/pages/${state}`)).json()).page
const problems = async (answer: Response) => ((await answer.json()) as { fields: object }).fields
const later = () => clock.forward({ minutes: 1 })

describe('the page of a state', () => {
  it('shows nothing of a draft, and all of it once it is published', async () => {
    expect((await save({ welcome_en: 'Come in.', phone: '304-555-0142' })).status).toBe(200)
    expect(await shown()).toBeNull()
    expect((await publish(1)).status).toBe(200)
    expect(await shown()).toMatchObject({
      affiliate: 'West Virginia Alliance',
      fields: { welcome_en: 'Come in.', phone: '304-555-0142' },
      publishedAt: clock.now().toISOString(),
    })
    expect(await shown('OH')).toBeNull()
    expect((await as(null).request('/api/affiliate/pages/wv')).status).toBe(404)
  })

  it('lets the words before stand again after an undo, and none after the first', async () => {
    await save({ homes_count: '60', homes_on: '2026-02-01' })
    await publish(1)
    later()
    await save({ homes_count: '64', homes_on: '2026-03-01' }, 1)
    await publish(2, people.wren)
    expect((await shown())?.fields.homes_count).toBe('64')
    const { editions } = await desk()
    expect(editions.map(({ fields, stands }) => [fields.homes_count, stands])).toEqual([
      ['64', true],
      ['60', false],
    ])
    expect((await change(people.riley, { act: 'undo', id: editions[1]?.id })).status).toBe(409)
    expect((await change(people.riley, { act: 'undo', id: editions[0]?.id })).status).toBe(200)
    expect((await shown())?.fields.homes_count).toBe('60')
    const [newest, first] = (await desk()).editions
    expect(newest).toMatchObject({ publishedBy: 'Wren', undoneBy: 'Riley', stands: false })
    await change(people.riley, { act: 'undo', id: first?.id })
    expect(await shown()).toBeNull()
  })

  it('is noted in the history with what changed alone', async () => {
    await save({ hours: 'Weekdays 9 to 5', person: 'Dana' })
    await publish(1)
    later()
    await save({ hours: 'Weekdays 9 to 4', person: 'Dana' }, 1)
    await publish(2)
    const rows = await run(
      sql`select change, before, after from history where subject = 'state_page' order by happened_at`,
    )
    expect(rows[1]).toEqual({
      change: 'published',
      before: { hours: 'Weekdays 9 to 5' },
      after: { hours: 'Weekdays 9 to 4' },
    })
    expect(await run(sql`select person_name, source from history`)).toContainEqual({
      person_name: 'Riley',
      source: 'state_page',
    })
  })

  it('tells the second of two who save at once whose draft is there, and keeps it', async () => {
    await save({ welcome_en: 'By Riley.' })
    const second = await save({ welcome_en: 'By Wren.' }, 0, people.wren)
    expect(second.status).toBe(409)
    expect(await second.text()).toContain('Riley saved this draft while you were writing')
    expect((await desk(people.wren)).draft.welcome_en).toBe('By Riley.')
    expect((await publish(0, people.wren)).status).toBe(409)
    expect((await save({ welcome_en: 'By Wren.' }, 1, people.wren)).status).toBe(200)
    expect((await save({ welcome_en: 'Late.' }, 1)).status).toBe(409)
  })

  it('publishes no draft that is empty or says nothing new', async () => {
    expect((await publish(0)).status).toBe(409)
    await save({ welcome_en: '  ' })
    expect((await publish(1)).status).toBe(409)
    await save({ welcome_en: 'Come in.' }, 1)
    await publish(2)
    expect((await publish(2)).status).toBe(409)
    expect((await desk()).editions).toHaveLength(1)
  })

  it('takes plain words alone: no control characters, no field of another name, no more than fits', async () => {
    await save({ welcome_en: 'One.\r\n\r\n\r\nTwo\u202e\u0007 <b>bold</b>', sneaky: 'x', website: 'wvarr.example' })
    expect((await desk()).draft).toEqual({
      welcome_en: 'One.\n\nTwo   <b>bold</b>',
      website: 'https://wvarr.example',
    })
    expect(await problems(await save({ concern_es: 'x'.repeat(1501) }, 1))).toHaveProperty('concern_es')
  })

  it.each([
    ['phone', '12'],
    ['email', 'nobody'],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://wvarr.org@evil.example'],
    ['person', 'D\u0430na'],
    ['person', 'Da\u202ena'],
    ['hours', 'x'.repeat(121)],
  ])('refuses a %s like %s', async (field, value) => {
    const answer = await save({ [field]: value })
    expect(answer.status).toBe(422)
    expect(await problems(answer)).toEqual({ [field]: expect.any(String) })
    expect((await desk()).revision).toBe(0)
  })

  it.each([
    [{ beds_count: '12' }, ['beds_on']],
    [{ beds_on: '2026-01-01' }, ['beds_count']],
    [{ beds_count: '-3', beds_on: '2026-02-30' }, ['beds_count', 'beds_on']],
    [{ beds_count: '1.5', beds_on: '2099-01-01' }, ['beds_count', 'beds_on']],
  ])('refuses a figure without a whole number or a day: %j', async (fields, wrong) => {
    expect(Object.keys(await problems(await save(fields)))).toEqual(wrong)
  })

  it('shows since when a part of the program is in place, and refuses a day that is none or to come', async () => {
    expect(await problems(await save({ directory_since: '2026-02-30', outcomes_since: '2099-01-01' }))).toEqual({
      directory_since: 'Choose a day.',
      outcomes_since: 'This day is still to come.',
    })
    await save({ directory_since: '2025-11-03' })
    await publish(1)
    expect((await shown())?.fields).toEqual({ directory_since: '2025-11-03' })
  })

  it('is closed to operators and to signed-out visitors; another state’s officer sees their own alone', async () => {
    await save({ welcome_en: 'Come in.' })
    await publish(1)
    expect((await as(null).request('/api/affiliate/page')).status).toBe(401)
    expect((await as(people.nia).request('/api/affiliate/page')).status).toBe(403)
    expect(await desk(people.odell)).toMatchObject({ state: 'OH', draft: {}, editions: [] })
    const [edition] = (await desk()).editions
    expect((await change(people.odell, { act: 'undo', id: edition?.id })).status).toBe(409)
    expect(await shown()).not.toBeNull()
  })

  it('shows nothing of an affiliate that is locked', async () => {
    await save({ welcome_en: 'Come in.' })
    await publish(1)
    await run(sql`insert into organization_lock (id, organization_id, words, locked_at, locked_by, locked_name)
      select ${randomUUID()}, id, 'Why.', now(), ${people.odell.id}, 'Staff' from organization where state_code = 'WV'
        and kind = 'affiliate'`)
    expect(await shown()).toBeNull()
  })
})
