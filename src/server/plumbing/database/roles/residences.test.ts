import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import { insertRows, makeRows, type Row, testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'

/** What hangs on a house, and how many rows of another house of the organization somebody kept to one house sees. */
const ofResidences = [
  'residence',
  'residence_slug',
  'residence_area',
  'residence_photo',
  'residence_photo_file',
  'bed_group',
  'bed_report',
  'bed_hold',
  'bed_hold_end',
  'inquiry',
  'inquiry_reply',
  'waiting',
  'waiting_ping',
  'waiting_setting',
  'shift_note',
] as const

/** Closed to whoever can be kept to some houses, or about no house, or public. */
const otherwise = {
  allowed_likeness: 'as its residence',
  hidden_listing: 'as its residence',
  certificate: 'public',
  listing_check: 'an affiliate’s owners and managers',
  listing_report: 'an affiliate’s owners and managers',
  site_notice: 'about no house',
  site_text: 'about no house',
  signing_key: 'public',
  revoked_place: 'public',
  application: 'owners and managers',
  evidence: 'owners and managers',
  certification_setting: 'an affiliate’s owners and managers',
  grievance: 'owners and managers of who handles it',
  grievance_concern: 'owners and managers',
  grievance_setting: 'an affiliate’s owners and managers',
  mailing: 'an affiliate’s owners and managers',
  state_page_draft: 'an affiliate’s owners and managers',
  state_page_edition: 'an affiliate’s owners and managers',
  claim: 'owners and managers',
  claim_code: 'owners and managers',
  claim_notice: 'owners and managers',
  import_change: 'owners and managers',
  import_file: 'owners and managers',
  import_mapping: 'owners and managers',
  import_run: 'owners and managers',
  publishing_check: 'owners and managers',
  reminder: 'owners and managers',
  stored_file: 'owners and managers',
  reminder_link: 'owners and managers',
  reminder_plan: 'owners and managers',
  reminder_recipient: 'owners and managers',
  invitation: 'owners',
  history: 'of beds and holds alone; tested below',
  membership: 'people',
  organization_lock: 'the organization',
  training_step: 'people',
  question_setting: 'people',
  shift_seen: 'people',
  question_later: 'one’s own',
  contact_answer: 'the alliance',
  contact_message: 'the alliance',
  mail: 'the alliance',
}

const database: TestDatabase = await testDatabase()
const organization = testOrganizationId(1)
const [own, other] = [makeRows(1), makeRows(4, organization)]
const idOf = (row: Row | undefined) => String(row?.id)
const kept: Actor = { kind: 'person', personId: testPersonId(6), organizationId: organization }
const owner: Actor = { kind: 'person', personId: testPersonId(1), organizationId: organization }

beforeAll(async () => {
  await insertRows(database, own)
  const residences = Object.fromEntries(ofResidences.map((table) => [table, other[table] ?? {}]))
  await insertRows(database, residences)
  const { person = {}, membership = {} } = makeRows(6, organization)
  const residence_ids = [idOf(own.residence)]
  await insertRows(database, { person, membership: { ...membership, role: 'house_manager', residence_ids } })
})
afterAll(() => database.close())

async function count(actor: Actor, table: string): Promise<number> {
  const { rows } = await database.transactions.run(actor, (tx) =>
    sql<{ count: number }>`
      select count(organization_id)::int as count from ${sql.table(table)} where organization_id = ${organization}`.execute(
      tx,
    ),
  )
  return rows[0]?.count ?? 0
}

const run = (actor: Actor, statement: ReturnType<typeof sql>) =>
  database.transactions.run(actor, (tx) => statement.execute(tx))

describe('somebody kept to one house', () => {
  it('is thought of in every table of an organization', async () => {
    const tables = await database.runAsOwner((connection) =>
      connection.query<{ name: string }>(
        `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
         where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'organization_id'`,
      ),
    )
    const known = new Set<string>([...ofResidences, ...Object.keys(otherwise)])
    expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })

  it.each(ofResidences)('sees of %s the own house alone, where the owner sees both', async (table) => {
    expect([await count(owner, table), await count(kept, table)]).toEqual([2, 1])
  })

  it('says no number and holds no bed of the other house, and does both at the own', async () => {
    const report = (group: Row | undefined) => sql`
      insert into bed_report (id, organization_id, bed_group_id, occupied, kind)
      values (gen_random_uuid(), ${organization}, ${idOf(group)}, 1, 'report')`
    const hold = (group: Row | undefined) => sql`
      insert into bed_hold (id, organization_id, bed_group_id, until)
      values (gen_random_uuid(), ${organization}, ${idOf(group)}, now() + interval '1 hour')`
    for (const at of [report, hold]) {
      await expect(run(kept, at(other.bed_group))).rejects.toThrow('row-level security')
      expect((await run(kept, at(own.bed_group))).numAffectedRows).toBe(1n)
    }
  })

  it('changes nothing that was asked of the other house, nor its waiting list', async () => {
    for (const table of ['inquiry', 'waiting']) {
      const { numAffectedRows } = await run(kept, sql`update ${sql.table(table)} set note = 'Mine'`)
      expect([table, numAffectedRows]).toEqual([table, 1n])
    }
    const listed = sql`insert into waiting (id, organization_id, residence_id, audience, answer_by, reach, joined_at, heard_at)
      values (gen_random_uuid(), ${organization}, ${idOf(other.residence)}, 'any', 'call', '1', now(), now())`
    await expect(run(kept, listed)).rejects.toThrow('row-level security')
  })

  it('reads who said a number of the own house, and not of the other', async () => {
    const lines = sql`insert into history (organization_id, source, subject, subject_id, change)
      values (${organization}, 'board', 'beds', ${idOf(own.bed_group)}, 'said'),
        (${organization}, 'board', 'beds', ${idOf(other.bed_group)}, 'said')`
    await run({ kind: 'system' }, lines)
    const { rows } = await run(kept, sql`select subject_id from history where subject = 'beds'`)
    expect(rows).toEqual([{ subject_id: idOf(own.bed_group) }])
  })

  it('reads what is public of the other house, as any visitor does, and still not its holds', async () => {
    await run({ kind: 'system' }, sql`update residence set status = 'published' where id = ${idOf(other.residence)}`)
    const seen = ['residence', 'bed_group', 'bed_hold', 'bed_hold_end', 'inquiry', 'waiting']
    const counts = await Promise.all(seen.map(async (table) => [table, await count(kept, table)]))
    expect(Object.fromEntries(counts)).toEqual({
      residence: 2,
      bed_group: 2,
      bed_hold: 2,
      bed_hold_end: 1,
      inquiry: 1,
      waiting: 1,
    })
  })

  it('is never an owner or a manager, and never kept to no house at all', async () => {
    for (const row of [sql`role = 'manager'`, sql`residence_ids = '{}'`]) {
      const change = sql`update membership set ${row} where person_id = ${testPersonId(6)}`
      await expect(run({ kind: 'system' }, change)).rejects.toThrow('membership_some_residences')
    }
  })
})
