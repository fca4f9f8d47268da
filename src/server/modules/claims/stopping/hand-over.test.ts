import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '#server/plumbing/transactions.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { insertRows, makeRows, type Row, testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'
import { handOver } from './hand-over.store.ts'

/** Tables that lead to a house, and what becomes of their rows when it changes hands. Everything else goes along. */
const others: Record<string, 'stays' | 'ends'> = {
  history: 'stays',
  certificate: 'stays',
  application: 'stays',
  signing_key: 'stays',
  revoked_place: 'stays',
  claim: 'stays',
  claim_code: 'stays',
  claim_notice: 'stays',
  import_change: 'stays',
  listing_check: 'stays',
  site_notice: 'stays',
  site_text: 'stays',
  publishing_check: 'stays',
  import_run: 'stays',
  import_file: 'stays',
  import_mapping: 'stays',
  reminder: 'ends',
  reminder_link: 'ends',
  // What belongs to the organization and its people, not to a house.
  membership: 'stays',
  contact_message: 'stays',
  contact_answer: 'stays',
  mail: 'stays',
  reminder_plan: 'stays',
  reminder_recipient: 'stays',
  question_setting: 'stays',
  question_later: 'ends',
  shift_note: 'ends',
  shift_seen: 'stays',
  certification_setting: 'stays',
  invitation: 'stays',
  training: 'stays',
  training_step: 'stays',
  organization_lock: 'stays',
  // A case is about who ran the house then.
  grievance: 'stays',
  grievance_concern: 'stays',
  grievance_setting: 'stays',
  mailing: 'stays',
  state_page_draft: 'stays',
  state_page_edition: 'stays',
  // With the application they belong to.
  evidence: 'stays',
  stored_file: 'stays',
}

const database = shareTestDatabase()

beforeEach(async () => {
  await insertRows(database, makeRows(1))
  const { organization, person, membership } = makeRows(2)
  await insertRows(database, { organization: organization ?? {}, person: person ?? {}, membership: membership ?? {} })
  const { claim } = makeRows(1)
  const own = { organization_id: to, made_by: testPersonId(2), way: 'letter', shown_at: '2026-11-20T10:00:00Z' }
  await insertRows(database, { claim: { ...claim, id: claimId, ...own } })
})

const [from, to] = [testOrganizationId(1), testOrganizationId(2)]
const residenceId = String(makeRows(1).residence?.id)
const system = { kind: 'system', personId: testPersonId(2), origin: { source: 'claim' } } as const
const claimId = '0000000f-0000-4000-8000-000000000000'
const by = { claimId, decidedAt: new Date() }
const residenceGoes = { residenceId, from, to, claimedAt: new Date(0), by }

/** Approves the claim of the second organization, as it is done before a house is handed over. */
const approve = (tx: Tx) =>
  sql`update claim set ended_at = now(), ended_as = 'approved', from_organization_id = ${from} where id = ${claimId}`.execute(
    tx,
  )
const give = () =>
  database.transactions.run(system, async (tx) => {
    await approve(tx)
    await handOver(tx, residenceGoes)
  })

/** How many rows of a table belong to each of the two. */
async function count(table: string): Promise<[former: number, next: number]> {
  return database.transactions.run({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<{ former: number; next: number }>`
      select count(*) filter (where organization_id = ${from})::int as former,
        count(*) filter (where organization_id = ${to})::int as next from ${sql.table(table)}`.execute(tx)
    return [rows[0]?.former ?? 0, rows[0]?.next ?? 0]
  })
}

const tables = Object.entries(makeRows(1)).filter(([, row]) => 'organization_id' in row)

describe('a house that changes hands', () => {
  it('takes along every row that leads to it, whatever tables there are by now', async () => {
    const before = new Map(await Promise.all(tables.map(async ([table]) => [table, await count(table)] as const)))
    await give()
    for (const [table] of tables) {
      const [former = 0, next = 0] = before.get(table) ?? []
      const fate = others[table] ?? 'moves'
      const after = { moves: [0, former + next], stays: [former, next], ends: [0, 0] }[fate]
      expect([table, fate, ...(await count(table))]).toEqual([table, fate, ...after])
    }
  })

  it('takes along every table that names a residence, a bed group or a hold in a column', async () => {
    const columns = await database.runAsOwner((connection) =>
      connection.query<{ name: string }>(
        `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
           and a.attname in ('residence_id', 'bed_group_id', 'hold_id') and exists (
             select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id')`,
      ),
    )
    expect(columns.length).toBeGreaterThan(5)
    await give()
    for (const { name } of columns.filter((one) => others[one.name] === undefined)) {
      expect([name, ...(await count(name))]).toEqual([name, 0, 1])
    }
  })

  it('notes none of the moved rows in the history, and leaves the transaction’s source as it was', async () => {
    const source = await database.transactions.run(system, async (tx) => {
      await approve(tx)
      await handOver(tx, { ...residenceGoes, claimedAt: null })
      return (await sql<{ source: string }>`select app_source() as source`.execute(tx)).rows[0]?.source
    })
    expect(source).toBe('claim')
    expect(await count('history')).toEqual([1, 0])
  })

  it('has its new organization’s name on the public list at once, with its beds and holds as they were', async () => {
    const read = () =>
      database.run(sql<Row>`
          select l.organization_name, l.is_claimed, b.occupied, b.holds::text from listing l
          join listing_beds b on b.residence_id = l.residence_id`)
    await database.run(sql`update residence set status = 'published' where id = ${residenceId}`)
    const [before] = await read()
    await give()
    expect(await read()).toEqual([{ ...before, organization_name: 'Organization 2', is_claimed: true }])
  })
})

it('ends the application that is under way for the house, and leaves it with who applied', async () => {
  const run = (statement: ReturnType<typeof sql>) => database.run(statement)
  await run(sql`update application set stage = 'visit', ended_at = null, ended_as = null, end_reason = ''`)
  await give()
  expect(await run(sql`select organization_id as of, stage, ended_as as "endedAs" from application`)).toEqual([
    { of: from, stage: 'ended', endedAs: 'withdrawn' },
  ])
})

describe('the certificate of a house that changes hands', () => {
  const standing = async () =>
    (
      await database.run(sql<{ as: string | null; certified: boolean }>`
        select c.unconfirmed_as as "as", r.certified from certificate c join residence r on r.id = c.residence_id`)
    )[0]
  const giveBack = (claimedAt: Date | null) =>
    database.transactions.run({ kind: 'system' }, async (tx) => {
      await sql`update claim set undone_at = now() where id = ${claimId}`.execute(tx)
      await handOver(tx, { residenceId, from: to, to: from, claimedAt, by })
    })
  const named = (operator: string | null) =>
    database.run(sql`
      update certificate set operator_id = ${operator}, operator_name = ${operator === null ? '' : 'Organization 1'},
        ends_on = '2099-01-01'`)

  it('waits for the affiliate where another operator had it, and stands again where it comes back', async () => {
    await named(from)
    expect(await standing()).toEqual({ as: null, certified: true })
    await give()
    expect(await standing()).toEqual({ as: 'operator', certified: false })
    await giveBack(new Date(0))
    expect(await standing()).toEqual({ as: null, certified: true })
  })

  it('stands where nobody had claimed the listing, also when the claim is undone', async () => {
    await named(null)
    await give()
    expect(await standing()).toEqual({ as: null, certified: true })
    await giveBack(null)
    expect(await standing()).toEqual({ as: null, certified: true })
  })
})

it('costs no more where others have thousands of claims', async () => {
  const { claim } = makeRows(1)
  await insertRows(database, { organization: makeRows(3).organization ?? {} })
  await database.run(sql`
      insert into claim (organization_id, organization_name, residence_id, residence_name, city, state_code, made_at,
        made_by, made_name, made_email, ended_at, ended_as)
      select ${testOrganizationId(3)}, 'Others', ${residenceId}, 'A house', 'Conway', ${claim?.state_code}, now(), made_by, '',
        '', now(), 'withdrawn' from claim, generate_series(1, 4000) where id = ${claimId}`)
  await database.run(sql`
      insert into bed_report (organization_id, bed_group_id, occupied, kind)
      select organization_id, bed_group_id, 0, 'report' from bed_report, generate_series(1, 200)`)
  await database.runAsOwner((owner) => owner.query('analyze claim'))
  type ExplainRow = { 'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[] }
  const pages = await database.transactions.run(system, async (tx) => {
    await approve(tx)
    const { rows } = await sql<ExplainRow>`
      explain (analyze, buffers, format json)
      update bed_report set organization_id = ${to} where organization_id = ${from}`.execute(tx)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  })
  expect(pages / 200).toBeGreaterThan(1)
  expect(pages / 200).toBeLessThan(50)
})

describe('without a claim', () => {
  const asSystem = (work: (tx: Tx) => Promise<unknown>) => database.transactions.run({ kind: 'system' }, work)
  const move = (tx: Tx, table: string, next = to) =>
    sql`update ${sql.table(table)} set organization_id = ${next} where organization_id = ${from}`.execute(tx)
  const refused = /only by a claim|permission denied|only added/
  // An address that a house gave up may become another’s.
  const guarded = tables.map(([table]) => table).filter((table) => table !== 'residence_slug')

  it.each(guarded)('no row of %s changes hands', async (table) => {
    await expect(asSystem((tx) => move(tx, table))).rejects.toThrow(refused)
    expect((await count(table))[0]).toBeGreaterThan(0)
  })

  it('that is approved in the same transaction, the house stays', async () => {
    await asSystem(approve)
    await expect(asSystem((tx) => handOver(tx, residenceGoes))).rejects.toThrow(refused)
  })

  it('on this very house, between these two, the house stays', async () => {
    const { organization } = makeRows(3)
    const elsewhere = { ...makeRows(1).residence, id: '0000000e-0000-4000-8000-000000000000', slug: 'elsewhere' }
    await insertRows(database, { organization: organization ?? {}, residence: elsewhere })
    const moves = [
      (tx: Tx) => move(tx, 'residence', testOrganizationId(3)),
      (tx: Tx) => handOver(tx, { ...residenceGoes, residenceId: String(elsewhere.id) }),
    ]
    for (const wrong of moves) {
      const work = async (tx: Tx) => {
        await approve(tx)
        await wrong(tx)
      }
      await expect(asSystem(work)).rejects.toThrow(refused)
    }
  })

  it('that is taken back, it does not go back', async () => {
    await give()
    const back = { residenceId, from: to, to: from, claimedAt: null, by: { claimId, decidedAt: null } }
    await expect(asSystem((tx) => handOver(tx, back))).rejects.toThrow(refused)
    await asSystem(async (tx) => {
      await sql`update claim set undone_at = now() where id = ${claimId}`.execute(tx)
      await handOver(tx, back)
    })
    expect(await count('residence')).toEqual([1, 0])
  })
})
