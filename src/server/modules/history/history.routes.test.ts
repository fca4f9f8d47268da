import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type HistoryPage, historyPage } from '#contract/history/desk-history.ts'
import { residenceFields } from '#domain/history/residence-fields.ts'
import { createHolds } from '#server/modules/beds/holds.service.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { noteReports } from '#server/plumbing/history/noted-beds.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { noteResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { systemClock } from '#server/plumbing/start/clock.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { buildLongHistory, historyLinesRead } from '#tests/support/database/long-history.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson, type Desk } from '#tests/support/desk/desk-people.ts'
import { buildResidence } from '#tests/support/directory/directory-rows.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { createHistoryRoutes } from './history.routes.ts'
import { createHistory } from './history.service.ts'
import { listPeople } from './history.store.ts'

const database = shareTestDatabase()
let server: ModuleServer
let desk: Desk
let other: Desk
let residence: string

beforeEach(async () => {
  const { transactions } = database
  const clock = systemClock
  server = moduleServer(() => [
    createHistoryRoutes(createHistory({ transactions, clock }), { rateLimits: limitInMemory }),
  ])
  desk = await buildDesk(transactions, 'Porch Homes')
  other = await buildDesk(transactions, 'Other Homes')
  residence = await buildResidence(transactions, { organizationId: desk.organizationId, groups: [{ totalBeds: 8 }] })
  server.signIn(desk.people.owner)
})

const page = async (query = ''): Promise<HistoryPage> =>
  historyPage.parse(await (await server.request(`/api/desk/history${query}`)).json())
const words = async (query = '') => (await page(query)).entries.map((entry) => entry.words[0])

function toActor(who: SignedIn, source: 'board' | 'residence' = 'board') {
  const organizationId = who.organization?.id ?? null
  const origin = { source, device: 'Firefox on Android' } as const
  return { kind: 'person', personId: who.id, organizationId, origin } as const
}
function by<Result>(who: SignedIn, work: (tx: Tx) => Promise<Result>, source: 'board' | 'residence' = 'board') {
  return database.transactions.run(toActor(who, source), work)
}
const edit = (who: SignedIn, changes: RawBuilder<unknown>, id = residence) =>
  by(
    who,
    (tx) => noteResidenceChanges(tx, [id], () => sql`update residence set ${changes} where id = ${id}`.execute(tx)),
    'residence',
  )
const phone = (who: SignedIn, number: string) => edit(who, sql`phone = ${number}`)
const say = (who: SignedIn, occupied: number, at = new Date()) =>
  by(who, async (tx) => {
    const id = randomUUID()
    await sql`insert into bed_report (id, organization_id, bed_group_id, occupied, kind, reported_at)
      select ${id}, organization_id, id, ${occupied}, 'report', ${at} from bed_group
      where residence_id = ${residence}`.execute(tx)
    await noteReports(tx, [id])
  })

describe('the history', () => {
  it('names whoever changed something without reading every line', async () => {
    const { organizationId, people } = desk
    const { transactions } = database
    await phone(people.owner, '501-555-0142')
    for (const personId of [people.bed_updater.id, people.manager.id]) {
      await buildLongHistory(transactions, { organizationId, personId, lines: 1_000 })
    }
    await database.runAsOwner((owner) => owner.query('analyze history'))
    expect((await page()).people.map(({ name }) => name)).toEqual(['Bea Ashby', 'Bea Ashby', 'Olive Ashby'])
    const actor = { kind: 'person', personId: people.owner.id, organizationId } as const
    expect(await historyLinesRead(transactions, actor, (tx) => listPeople(tx, organizationId))).toBeLessThan(50)
  })

  it('names who was invited as long as the invitation is kept, and no longer', async () => {
    const { organizationId, people } = desk
    const [id, actor] = [randomUUID(), { kind: 'system' } as const]
    await database.transactions.run(actor, async (tx) => {
      await sql`
        insert into invitation (id, organization_id, email, role, secret_hash, invited_by, invited_by_name, created_at,
          sent_at, expires_at)
        values (${id}, ${organizationId}, 'new@homes.example', 'manager', sha256('x'), ${people.owner.id}, 'Olive',
          now(), now(), now())`.execute(tx)
      await sql`
        insert into history (organization_id, source, subject, subject_id, change, after)
        values (${organizationId}, 'team', 'invitation', ${id}, 'invited', '{"role": "manager"}')`.execute(tx)
    })
    expect(await words()).toEqual(['Invited new@homes.example as a manager'])
    await database.run(sql`delete from invitation`, actor)
    expect(await words()).toEqual(['Invited somebody as a manager'])
  })

  it('is for the owner alone', async () => {
    const readers: [SignedIn | null, number][] = [
      [null, 401],
      [desk.people.manager, 403],
      [desk.people.bed_updater, 403],
      [signedInAs('alliance'), 403],
      [signedInAs('affiliate'), 403],
      [desk.people.owner, 200],
    ]
    for (const [who, status] of readers) {
      server.signIn(who)
      for (const path of ['/api/desk/history', '/api/desk/history.csv']) {
        expect((await server.request(path)).status).toBe(status)
      }
    }
  })

  it('says who changed what and from where, the newest first', async () => {
    await phone(desk.people.manager, '501-555-0142')
    await say(desk.people.bed_updater, 7)
    await say(desk.people.bed_updater, 6)
    const { entries, residences, people } = await page()
    expect(entries.map(({ by, about, from, words }) => [by, about, from, ...words])).toEqual([
      ['Bea Ashby', 'Harbor Row House', 'on the board, Firefox on Android', 'Beds for anyone: 2 open, was 1'],
      [
        'Bea Ashby',
        'Harbor Row House',
        'on the board, Firefox on Android',
        'Beds for anyone: 1 open, the first number',
      ],
      [
        'Marcus Ashby',
        'Harbor Row House',
        'on the page of the house, Firefox on Android',
        'Phone: 501-555-0142, was 501-555-0100',
      ],
    ])
    expect(residences).toEqual([{ id: residence, name: 'Harbor Row House' }])
    expect(people.map(({ name }) => name)).toEqual(['Bea Ashby', 'Marcus Ashby'])
  })

  it('counts a held bed neither as open nor as taken', async () => {
    await say(desk.people.owner, 5)
    const { rows } = await by(desk.people.owner, (tx) => sql<{ id: string }>`select id from bed_group`.execute(tx))
    const groupId = rows[0]?.id ?? ''
    await createHolds({ transactions: database.transactions, clock: systemClock }).place(
      { actor: toActor(desk.people.owner), organizationId: desk.organizationId },
      { id: randomUUID(), groupId, hours: 24, note: 'J., Tuesday' },
    )
    await say(desk.people.owner, 4)
    const [said, held] = (await page()).entries
    expect(said?.words).toEqual(['Beds for anyone: 3 open, was 2'])
    expect(held?.words[1]).toBe('With a note')
  })

  it('is found by house, person and kind', async () => {
    const second = await buildResidence(database.transactions, {
      organizationId: desk.organizationId,
      name: 'Second House',
    })
    await phone(desk.people.manager, '501-555-0142')
    await say(desk.people.bed_updater, 7)
    await edit(desk.people.owner, sql`city = 'Cabot'`, second)
    expect(await words(`?house=${second}`)).toEqual(['Town: Cabot, was Conway'])
    expect(await words(`?house=${residence}&kind=beds`)).toEqual(['Beds for anyone: 1 open, the first number'])
    expect(await words(`?person=${desk.people.manager.id}&house=&kind=`)).toEqual([
      'Phone: 501-555-0142, was 501-555-0100',
    ])
    expect(await words('?kind=houses')).toHaveLength(2)
    expect(await words('?kind=imports')).toEqual([])
  })

  it('of who asked or waits is found by their house, also once they are deleted, and names nobody', async () => {
    const [person, gone] = [randomUUID(), randomUUID()]
    await database.run(sql`
      insert into waiting (id, organization_id, residence_id, audience, answer_by, reach, joined_at, heard_at)
        values (${person}, ${desk.organizationId}, ${residence}, 'any', 'text', '501-555-0199', now(), now())`)
    await by(desk.people.manager, async (tx) => {
      const noted = { organizationId: desk.organizationId, subject: 'waiting', subjectName: 'Harbor Row House' }
      await noteChange(tx, { ...noted, subjectId: person, change: 'offered' })
      await noteChange(tx, { ...noted, subjectId: gone, change: 'deleted' })
      await noteChange(tx, { ...noted, subjectId: gone, subjectName: 'Other House', change: 'gone' })
    })
    // The three may stand in one millisecond: then their order is any.
    expect((await words(`?house=${residence}`)).toSorted()).toEqual([
      'Deleted somebody from the waiting list',
      'Offered a bed to somebody on the waiting list',
    ])
    expect((await page('?kind=messages')).entries.map(({ about }) => about).toSorted()).toEqual([
      'Harbor Row House',
      'Harbor Row House',
      'Other House',
    ])
  })

  it('says what was said without a connection, and when', async () => {
    await say(desk.people.bed_updater, 6, new Date('2026-11-20T18:00:00Z'))
    expect((await page()).entries).toMatchObject([
      {
        from: 'on the board without a connection, Firefox on Android',
        words: [
          'Beds for anyone: 2 open, the first number',
          'Said Nov 20, 6:00 pm UTC, sent when there was a connection',
        ],
      },
    ])
  })

  it.each(['?house=x', '?person=1', '?kind=everything', '?kind=constructor', '?before=x'])(
    'refuses %s',
    async (query) => {
      expect((await server.request(`/api/desk/history${query}`)).status).toBe(422)
    },
  )

  it('goes on page by page, to the last line, also within one moment', async () => {
    const { id } = desk.people.owner
    await by(desk.people.owner, (tx) =>
      sql`insert into history (organization_id, happened_at, person_id, source, subject, subject_name, change)
        select ${desk.organizationId}, '2026-11-20T10:00:00.123456Z', ${id}, 'board', 'import', n::text, 'done'
        from generate_series(1, 120) n`.execute(tx),
    )
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const found: HistoryPage = await page(next && `?before=${next}`)
      seen.push(...found.entries.map((entry) => entry.id))
      next = found.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    const lines = (await (await server.request('/api/desk/history.csv')).text()).split('\r\n')
    expect(lines).toHaveLength(122)
  })

  it('of another organization is out of reach, also by its ids', async () => {
    await phone(desk.people.manager, '501-555-0142')
    const [entry] = (await page()).entries
    server.signIn(other.people.owner)
    for (const query of ['', `?house=${residence}`, `?person=${desk.people.manager.id}`, `?before=${entry?.id}`]) {
      expect(await page(query)).toEqual({ isOfAll: false, entries: [], next: null, residences: [], people: [] })
      const file = await (await server.request(`/api/desk/history.csv${query}`)).text()
      expect(file.trim().split('\r\n')).toHaveLength(1)
    }
  })

  it('as a file runs no formula, and holds no note and no street', async () => {
    await edit(desk.people.owner, sql`phone = '=1+1', name = '=HYPERLINK("x")', street = '9 Secret Way'`)
    await by(desk.people.owner, (tx) =>
      sql`insert into bed_hold (id, organization_id, bed_group_id, placed_at, until, note)
        select gen_random_uuid(), organization_id, id, now(), now() + interval '1 day', 'J., Tuesday' from bed_group
        where residence_id = ${residence}`.execute(tx),
    )
    const answer = await server.request('/api/desk/history.csv')
    const file = await answer.text()
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="history-[\d-]+\.csv"$/)
    expect(file).toContain(`"'=HYPERLINK(""x"")"`)
    expect(file).not.toMatch(/(^|,)"?[=+@-]/m)
    expect(file).not.toContain('Tuesday')
    expect(file).not.toContain('Secret')
    expect((await page()).entries.flatMap((entry) => entry.words).join()).toContain('9 Secret Way')
  })

  it('has words for every column of a residence', async () => {
    const columns = await database.runAsOwner((owner) =>
      owner.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = 'residence'::regclass and attnum > 0 and not attisdropped`,
      ),
    )
    const silent = ['id', 'status', 'version', 'updated_at', 'cash_to_move_in', 'area_latitude', 'area_longitude']
    silent.push('listed_since', 'import_id', 'stated_level')
    const names = columns.map(({ name }) => name).filter((name) => !silent.includes(name))
    expect([...residenceFields].sort()).toEqual(names.sort())
  })
})

describe('the history of all organizations', () => {
  const read = async (query = '') =>
    (await page(query)).entries.map(({ organization, words: [first] }) => `${organization}: ${first}`)
  const signInStaff = async () => {
    const alliance = { id: '00000000-0000-4000-8000-000000000001', name: 'The Alliance', kind: 'alliance' } as const
    server.signIn(await buildPerson(database.transactions, { organization: alliance, role: 'owner' }))
  }

  it('is read by the alliance, by name of organization and person, without streets and what is the houses’ own', async () => {
    await phone(desk.people.manager, '501-555-0142')
    await edit(desk.people.owner, sql`street = '9 Secret Way'`)
    await by(other.people.owner, (tx) =>
      sql`insert into history (organization_id, person_id, person_name, source, subject, subject_name, change)
        select ${other.organizationId}, ${other.people.owner.id}, 'Olga Other', 'board', subject, 'A', 'done'
        from unnest(array['import', 'waiting', 'inquiry']) subject`.execute(tx),
    )
    await signInStaff()
    const all = await page()
    expect(all.isOfAll).toBe(true)
    expect(all.entries.flatMap((entry) => entry.words).join()).not.toContain('Secret')
    expect((await read()).filter((line) => line.startsWith('Other Homes'))).toHaveLength(1)
    expect((await read('?of=porch')).every((line) => line.startsWith('Porch Homes'))).toBe(true)
    expect((await page('?of=porch')).people.length).toBeGreaterThan(0)
    expect(await read('?who=olga')).toHaveLength(1)
    expect(await read('?who=olga&from=2020-01-01')).toHaveLength(1)
    for (const none of ['?of=nobody', '?of=porch&who=olga', '?who=%25', '?of=_']) expect(await read(none)).toEqual([])
    const file = await (await server.request('/api/desk/history.csv?of=other')).text()
    expect(file.trim().split('\r\n')).toHaveLength(2)
    expect(file).toContain('Other Homes')
  })
})

describe('a line of the history', () => {
  beforeEach(() => phone(desk.people.manager, '501-555-0142'))

  const ways = ["update history set change = 'x'", 'delete from history', 'truncate history']

  it.each(['app', 'sign_in', 'system', 'backup'])('is changed and deleted by no role: porchlight_%s', async (role) => {
    for (const way of ways) {
      const done = database.runAsOwner((owner) =>
        owner
          .execute(`begin; set local role porchlight_${role}; ${way}; commit`)
          .finally(() => owner.execute('rollback')),
      )
      await expect(done).rejects.toThrow(/permission denied/)
    }
    expect(await words()).toHaveLength(1)
  })

  it('is not even changed by whoever owns the table', async () => {
    for (const way of ways) {
      await expect(database.runAsOwner((owner) => owner.execute(way))).rejects.toThrow('only added')
    }
    expect(await words()).toHaveLength(1)
  })

  it('is written by nobody in the name of another', async () => {
    const add = (organizationId: string, personId: string) =>
      by(desk.people.manager, (tx) =>
        sql`insert into history (organization_id, person_id, source, subject, change)
          values (${organizationId}, ${personId}, 'board', 'beds', 'said')`.execute(tx),
      )
    await expect(add(desk.organizationId, desk.people.owner.id)).rejects.toThrow('row-level security')
    await expect(add(other.organizationId, desk.people.manager.id)).rejects.toThrow('row-level security')
    await expect(add(desk.organizationId, randomUUID())).rejects.toThrow('row-level security')
  })
})
