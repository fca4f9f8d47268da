import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allianceId } from '#domain/people/organization.ts'
import { createAccountMaker } from '#server/modules/auth/sign-up/sign-up.service.ts'
import { findPairs } from '#server/modules/residence/moderation/merging/pairs.store.ts'
import { readWhole } from '#server/plumbing/files/file-store.ts'
import { createFolderStore } from '#server/plumbing/files/folder-store.ts'
import { createSealedStore } from '#server/plumbing/files/sealed-store.ts'
import { createSeals } from '#server/plumbing/sealing/sealed-text.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { buildDemoData } from './demo-data.ts'
import { chooseTimeToday } from './people/application-stories.ts'
import { teammates } from './people/demo-team.ts'
import { refreshDemo } from './refresh.ts'
import { seedDemo } from './seed.ts'

const now = new Date('2026-11-21T03:40:00Z')
const day = 86_400_000
const emails = buildDemoData({ now }).people.map(({ email }) => email)

const folder = mkdtempSync(path.join(tmpdir(), 'porchlight-demo-'))
const secrets = { secretKey: 'key', store: createFolderStore(folder) }

let database: TestDatabase
let loaded: { accounts: string[] }[]
// Loading takes longer than all that is asked of it: two servers that start together load what most tests ask about.
beforeAll(async () => {
  database = await testDatabase()
  await database.reset()
  loaded = await Promise.all([seed(), seed()])
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const asSystem = <T>(work: (tx: Tx) => Promise<T>) => database.transactions.run({ kind: 'system' }, work)

async function count(from: string): Promise<number> {
  return asSystem(async (tx) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.raw(from)}`.execute(tx)
    return rows[0]?.count ?? -1
  })
}

function seed(parts: Partial<Parameters<typeof seedDemo>[0]> = {}) {
  const createAccount = createAccountMaker({ database: database.signIn })
  return seedDemo({
    transactions: database.transactions,
    createAccount,
    password: 'lamp on the porch',
    secrets,
    now,
    ...parts,
  })
}

describe('a loaded demo', () => {
  it('has every row of the demo once and names the eight accounts, when two servers load it together', async () => {
    expect(loaded).toEqual([{ accounts: emails }, { accounts: emails }])
    const demo = buildDemoData({ now })
    expect(await count('residence')).toBe(demo.residences.length)
    expect(await count('bed_group')).toBe(demo.bedGroups.length)
    expect(await count('bed_report')).toBe(demo.bedReports.length)
    expect(await count(`organization where id <> '${allianceId}'`)).toBe(demo.organizations.length)
    expect(await count('membership')).toBe(8 + teammates.length)
    expect(await count('person')).toBe(8 + teammates.length)
  })

  it('has an appeal whose refusal is told, with what was met and what was missing', async () => {
    expect(
      await count(`application_rule r join application a on a.id = r.application_id
      where a.stage = 'appeal' and r.finding = 'met'`),
    ).toBeGreaterThan(10)
    expect(
      await count(`application_rule r join application a on a.id = r.application_id
      where a.stage = 'appeal' and r.finding = 'not_met'`),
    ).toBe(2)
    expect(
      await count(`history h join application a on h.after->>'application' = a.id::text
      where a.stage = 'appeal' and h.change in ('refused', 'appealed')`),
    ).toBe(4)
  })

  it('has the application before each renewal of its operator', async () => {
    const former = `application a join residence r on r.id = a.residence_id
      where a.ended_as = 'certified' and r.name in ('Harbor Row House', 'Cedar Steps')`
    expect(await count(former)).toBe(2)
  })

  it('has one pair of listings that look alike, of two operators', async () => {
    const { pairs, total } = await asSystem((tx) => findPairs(tx, { state: null, page: 1, limit: 10 }))
    expect([total, pairs.map(({ like }) => like)]).toEqual([1, [['name']]])
    const { rows } = await asSystem((tx) =>
      sql<{ owners: number; city: number }>`
        select count(distinct organization_id)::int as owners, count(distinct city)::int as city
        from residence where id = any (${`{${pairs.flatMap(({ one, other }) => [one, other]).join(',')}}`}::text::uuid[])`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([{ owners: 2, city: 1 }])
  })

  it('has teammates of the operator who are still learning, and a history that says what was said and by whom', async () => {
    const rows = await asSystem((tx) =>
      sql`select m.role, (select count(*)::int from training_step s where s.person_id = p.id) as steps
        from person p join membership m on m.person_id = p.id
        where p.email = any (${['marcus@demo.example', 'tess@demo.example']}) order by p.email`.execute(tx),
    )
    expect(rows.rows).toEqual([
      { role: 'manager', steps: 3 },
      { role: 'bed_updater', steps: 1 },
    ])
    const last = `history h join bed_report b on h.after ->> 'report' = b.id::text and h.person_id = b.reported_by
      and h.happened_at = b.reported_at and (h.after ->> 'occupied')::int = b.occupied`
    expect(await count(last)).toBeGreaterThan(3)
    expect(await count(`history where happened_at > '${now.toISOString()}'`)).toBe(0)
    expect(await count(`history where subject = 'residence' and change = 'changed'`)).toBe(1)
  })

  it('has applications at every stage for one affiliate, with a visit today at an hour people visit', async () => {
    const ofState = `application where state_code = 'WV'`
    const stages = await asSystem((tx) =>
      sql<{ stage: string; ends: string[] }>`
        select stage, array_remove(array_agg(ended_as order by ended_as), null) as ends
        from application where state_code = 'WV' group by stage order by stage`.execute(tx),
    )
    expect(stages.rows).toEqual([
      { stage: 'appeal', ends: ['refused'] },
      { stage: 'decision', ends: [] },
      { stage: 'documents', ends: [] },
      { stage: 'ended', ends: ['certified', 'withdrawn'] },
      { stage: 'interview', ends: [] },
      { stage: 'visit', ends: [] },
    ])
    expect(await count(ofState)).toBe(10)
    const planned = `application_visit where held_at is null and canceled_at is null and starts_at`
    expect(await count(`${planned} = '${chooseTimeToday(now).toISOString()}'`)).toBe(1)
    const hour = `extract(hour from starts_at at time zone 'America/New_York')`
    expect(await count(`application_visit where ${hour} not between 9 and 16`)).toBe(0)
  })

  it('has grievances at sample homes of one affiliate, each at another stage, one in Spanish and one with a file', async () => {
    const seals = createSeals(secrets.secretKey, 'grievances')
    const { rows } = await asSystem((tx) =>
      sql<{ stage: string; language: string; isSample: boolean; entry: string; words: Buffer }>`
        select g.stage, g.language, r.is_sample as "isSample", e.id as entry, e.words_sealed as words
        from grievance g join residence r on r.slug = g.residence_slug and r.state_code = 'WV'
        join organization o on o.id = g.organization_id and o.state_code = 'WV'
        join grievance_entry e on e.grievance_id = g.id and e.change = 'filed' order by g.received_at`.execute(tx),
    )
    expect(rows.map(({ stage, language }) => [stage, language])).toEqual([
      ['closed', 'en'],
      ['review', 'en'],
      ['review', 'en'],
      ['received', 'en'],
      ['received', 'es'],
    ])
    for (const { isSample, entry, words } of rows) {
      expect(isSample).toBe(true)
      expect(seals.open(words, entry)).toMatch(/^(Sample grievance|Queja de muestra): /)
    }
    expect(await count('grievance_concern where answered_at is null and closed_at is null')).toBe(1)
    expect(await count('grievance_entry where at > now()')).toBe(0)
    expect(await count(`mail where kind like 'case%'`)).toBe(0)
    const kept = await asSystem((tx) =>
      sql<{ key: string; size: number }>`
        select f.keys[1] as key, f.size from stored_file f join grievance_entry e on e.file_id = f.id
        where f.is_sealed and f.state = 'clean'`.execute(tx),
    )
    expect(kept.rows).toHaveLength(1)
    const [{ key, size } = { key: '', size: 0 }] = kept.rows
    const opened = await createSealedStore(secrets.store, secrets.secretKey).open(key)
    expect(
      opened &&
        Buffer.from(await readWhole(opened))
          .subarray(0, 5)
          .toString(),
    ).toBe('%PDF-')
    expect(opened?.size).toBe(size)
  })

  it('has the staff account with the alliance the first migration made', async () => {
    const staff = `membership join person on id = person_id where email = 'staff@demo.example'`
    expect(await count(`${staff} and organization_id = '${allianceId}'`)).toBe(1)
  })

  it('stays as it is when it is loaded again, which still names the accounts', async () => {
    const rows = await count('bed_report')
    expect(await seed({ now: new Date(now.getTime() + day) })).toEqual({ accounts: emails })
    expect(await count('bed_report')).toBe(rows)
  })
})

describe('keeping the demo fresh', () => {
  type Report = {
    id: string
    occupied: number
    kind: string
    reportedAt: string
    reportedBy: string | null
    slug: string
  }
  const nextWeek = new Date(now.getTime() + 8 * day)
  const refresh = (at: Date) => refreshDemo({ transactions: database.transactions, now: at })
  let before: Report[]
  let addedWithinTheDay: number
  let addedNextWeek: number[]
  let added: Report[]

  function readReports(): Promise<Report[]> {
    return asSystem(async (tx) => {
      const { rows } = await sql<Report>`
        select b.id, b.occupied, b.kind, b.reported_at::text as "reportedAt", b.reported_by as "reportedBy", r.slug
        from bed_report b join bed_group g on g.id = b.bed_group_id join residence r on r.id = g.residence_id
        order by b.id`.execute(tx)
      return rows
    })
  }

  // One week in the life of a demo, about which the tests below ask.
  beforeAll(async () => {
    await asSystem((tx) => sql`update residence set is_sample = false where slug like 'juniper-porch%'`.execute(tx))
    before = await readReports()
    addedWithinTheDay = await refresh(new Date(now.getTime() + day / 2))
    addedNextWeek = await Promise.all([refresh(nextWeek), refresh(nextWeek)])
    const known = new Set(before.map(({ id }) => id))
    added = (await readReports()).filter(({ id }) => !known.has(id))
  })

  it('adds nothing while a sample house has spoken within the day', () => {
    expect(addedWithinTheDay).toBe(0)
  })

  it('lets most houses speak again after a week, none of them in the future', async () => {
    const groups = await count('bed_group')
    expect(added.length).toBeGreaterThan(groups * 0.8)
    expect(added.filter(({ reportedAt }) => new Date(reportedAt) > nextWeek)).toEqual([])
    const withdrawnBefore = new Date(nextWeek.getTime() - 7 * day)
    expect(added.filter(({ reportedAt }) => new Date(reportedAt) > withdrawnBefore).length).toBeGreaterThan(
      groups * 0.8,
    )
  })

  it('has the visit that is planned today again', async () => {
    const ahead = await count(
      `application_visit where held_at is null and starts_at = '${chooseTimeToday(nextWeek).toISOString()}'`,
    )
    expect([ahead, await count('application_visit where held_at is null')]).toEqual([1, 1])
  })

  it('adds to the log and changes no row of it', async () => {
    const known = new Set(before.map(({ id }) => id))
    expect((await readReports()).filter(({ id }) => known.has(id))).toEqual(before)
  })

  it('speaks once a day, however many servers ask', () => {
    expect(addedNextWeek.toSorted((a, b) => a - b)).toEqual([0, added.length])
  })

  it('only confirms what the demo operator said, as long ago as planned', () => {
    const ofOperator = added.filter(({ reportedBy }) => reportedBy !== null)
    const hoursAgo = (row: Report) => (nextWeek.getTime() - Date.parse(row.reportedAt)) / 3_600_000
    expect(new Set(ofOperator.map(({ kind }) => kind))).toEqual(new Set(['confirm']))
    expect(ofOperator.map((row) => [row.slug.split('-')[0], Math.floor(hoursAgo(row)), row.occupied]).sort()).toEqual([
      ['cedar', 122, 9],
      ['harbor', 0, 6],
      ['lantern', 50, 12],
    ])
  })

  it('never speaks for a house that is not a sample', () => {
    expect(added.filter(({ slug }) => slug.startsWith('juniper-porch'))).toEqual([])
  })
})

describe('loading the demo', () => {
  beforeEach(() => database.reset())

  it('leaves a database with somebody’s organization in it alone', async () => {
    await asSystem((tx) => sql`insert into organization (kind, name) values ('operator', 'Real Homes')`.execute(tx))
    expect(await seed()).toEqual({ accounts: [] })
    expect(await count('residence')).toBe(0)
    expect(await count('person')).toBe(0)
  })

  it('finishes what a start killed between its steps left behind', async () => {
    const killed = () => Promise.reject(new Error('killed'))
    await expect(seed({ createAccount: killed })).rejects.toThrow('killed')
    expect(await count('residence')).toBe(0)
    expect(await seed()).toEqual({ accounts: emails })
    expect(await count('residence')).toBe(buildDemoData({ now }).residences.length)
  })
})
