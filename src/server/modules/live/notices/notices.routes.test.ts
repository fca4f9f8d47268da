import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noticesAnswer } from '#contract/live/notices.ts'
import { createStates } from '#server/modules/states/states.service.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { alliance, gatherPeople } from '#tests/support/desk/desk-people.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createNoticesRoutes } from './notices.routes.ts'
import { createNotices, type Notices } from './notices.service.ts'

const changed = vi.fn()
const database = shareTestDatabase()
let clock: FakeClock
let notices: Notices
let server: ModuleServer

beforeEach(async () => {
  changed.mockReset()
  clock = fakeClock('2026-11-28T15:00:00.000Z')
  const { transactions } = database
  notices = createNotices({ transactions, clock, states: createStates({ transactions }), changed })
  server = moduleServer(() => [createNoticesRoutes(notices)])
  server.signIn(await join('Avery', alliance, 'manager'))
})

const { organize, join } = gatherPeople(database)

const storm = {
  act: 'publish',
  kind: 'storm',
  en: 'Roads are closed until Monday.',
  es: 'Las carreteras están cerradas hasta el lunes.',
  states: 'Louisiana, tx',
  from: '',
  until: '2026-11-30T12:00',
}
const change = (body: unknown) => server.post('/api/staff/notices/changes', body)
const read = async () => noticesAnswer.parse(await (await server.request('/api/staff/notices')).json())
const fieldsOf = async (answer: Response) => (await answer.json()).fields

describe('site notices', () => {
  it('are published in both languages for some states, shown at once, and gone at their end', async () => {
    expect((await change(storm)).status).toBe(200)
    expect(changed).toHaveBeenCalledOnce()
    const [listed] = (await read()).notices
    expect(listed).toMatchObject({
      states: ['LA', 'TX'],
      standing: 'shown',
      startsAt: '2026-11-28T15:00:00.000Z',
      endsAt: '2026-11-30T17:00:00.000Z',
      madeBy: 'Avery Ashby',
      ended: null,
    })
    expect(await notices.listShown()).toEqual([
      {
        id: listed?.id,
        kind: 'storm',
        words: { en: storm.en, es: storm.es },
        states: ['LA', 'TX'],
        stateNames: { en: 'Louisiana, Texas', es: 'Luisiana, Texas' },
      },
    ])
    clock.forward({ hours: 50 })
    expect(await notices.listShown()).toEqual([])
    expect((await read()).notices).toMatchObject([{ standing: 'ended', ended: null }])
  })

  it('are checked and shown to whoever writes them before, and nothing is published by that', async () => {
    const preview = (body: object) => server.post('/api/staff/notices/preview', body)
    const answer = await preview(storm)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { stateNames: { en: 'Louisiana, Texas', es: 'Luisiana, Texas' } },
    ])
    const wrong = await preview({ ...storm, states: 'Gulf' })
    expect([wrong.status, await fieldsOf(wrong)]).toMatchObject([422, { states: expect.stringContaining('Gulf') }])
    expect(await fieldsOf(await preview({ ...storm, until: '2026-11-28T09:00' }))).toHaveProperty('until')
    expect((await read()).notices).toEqual([])
    expect(changed).not.toHaveBeenCalled()
  })

  it('wait for their beginning', async () => {
    await change({ ...storm, states: '', from: '2026-11-29T08:00' })
    expect(await notices.listShown()).toEqual([])
    expect((await read()).notices).toMatchObject([{ standing: 'planned', states: [] }])
    clock.forward({ hours: 22 })
    expect(await notices.listShown()).toMatchObject([{ states: [] }])
  })

  it('are ended once, and changed by another in their place', async () => {
    await change(storm)
    const [first] = (await read()).notices
    await change({ ...storm, id: first?.id, en: 'Roads are open again.' })
    expect((await notices.listShown()).map(({ words }) => words.en)).toEqual(['Roads are open again.'])
    const again = await change({ act: 'end', id: first?.id })
    expect([again.status, (await again.json()).message]).toEqual([409, 'This notice has ended already.'])
    expect((await change({ ...storm, id: first?.id })).status).toBe(409)
    expect((await read()).notices).toHaveLength(2)
    expect((await change({ act: 'end', id: randomUUID() })).status).toBe(404)
  })

  it('is refused with all that is wrong at once', async () => {
    const answer = await change({ ...storm, states: 'Mane', until: '2026-11-28T09:00' })
    expect(Object.keys((await answer.json()).fields).sort()).toEqual(['states', 'until'])
  })

  it.each([
    [
      { states: 'LA, Gulf, Coast' },
      'states',
      'Not a state: Gulf, Coast. Write two letters or the name, like LA or Louisiana.',
    ],
    [{ until: '2026-11-28T09:00' }, 'until', 'This time is over. Choose one that is still to come.'],
    [{ until: '2026-02-31T09:00' }, 'until', 'This time is over. Choose one that is still to come.'],
    [{ until: 'soon' }, 'until', 'Choose a day and a time for its end.'],
    [{ until: '9999-11-28T09:00' }, 'until', 'Choose a day from 2000 to 2099.'],
    [{ from: '1900-11-28T09:00' }, 'from', 'Choose a day from 2000 to 2099.'],
    [{ from: 'now' }, 'from', 'Choose a day and a time, or leave it empty for now.'],
    [{ en: ' ' }, 'en', 'The English words are missing.'],
    [{ es: 'x'.repeat(401) }, 'es', 'The Spanish words are longer than 400 characters.'],
    [{ kind: 'party' }, 'kind', 'Choose what it is about.'],
  ])('are refused with %j, and nothing is published', async (wrong, field, words) => {
    const answer = await change({ ...storm, ...wrong })
    expect([answer.status, await fieldsOf(answer)]).toEqual([422, { [field]: words }])
    expect((await read()).notices).toEqual([])
    expect(changed).not.toHaveBeenCalled()
  })

  it('are read by all of the staff, published by owners and managers with a fresh proof, and closed to others', async () => {
    await change(storm)
    server.signIn(await join('Vera', alliance, 'house_manager'))
    expect(await read()).toMatchObject({ mayChange: false, notices: [{ kind: 'storm' }] })
    expect((await change(storm)).status).toBe(403)
    for (const [who, status] of [
      [null, 401],
      [signedInAs('operator'), 403],
      [signedInAs('affiliate'), 403],
    ] as const) {
      server.signIn(who)
      expect((await server.request('/api/staff/notices')).status).toBe(status)
      expect((await change(storm)).status).toBe(status)
    }
    server.signIn({ ...(await join('Una', alliance, 'manager')), isProved: false })
    expect((await (await change(storm)).json()).code).toBe('prove_again')
  })

  it('stand in no database of an operator: its people can neither write nor end one', async () => {
    await change(storm)
    const birch = await organize('operator', 'Birch House')
    const nia = await join('Nia', birch, 'manager')
    const actor = { kind: 'person', personId: nia.id, organizationId: birch.id } as const
    const seen = await database.run(sql`select id from site_notice`, actor)
    expect(seen).toEqual([])
    const written = database.run(
      sql`insert into site_notice (organization_id, kind, words_en, words_es, starts_at, ends_at, person_id, person_name,
        happened_at) values (${birch.id}, 'other', 'Buy now', 'Compre', now(), now() + interval '1 day', ${nia.id}, 'Nia',
        now())`,
      actor,
    )
    await expect(written).rejects.toThrow('row-level security')
  })
})
