import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskRole, deskRoles } from '#domain/people/desk-powers.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import {
  insertion,
  insertRows,
  makeRows,
  type Row,
  testOrganizationId,
  testPersonId,
} from '#tests/support/database/table-rows.ts'

/** Which roles of its own organization may do what with a row. Nobody of another organization may do any of it. */
type TableAccess = Record<RoleDeed, readonly DeskRole[]>
const deeds = ['select', 'insert', 'update', 'delete'] as const
type RoleDeed = (typeof deeds)[number]

const all = deskRoles
const leaders = ['owner', 'manager'] as const
const readers = ['owner', 'manager', 'house_manager'] as const
const owner = ['owner'] as const
const none = [] as const

/** Role x table: a new table of an organization gets its row here. The rows at hand are the owner's own. */
const access: Record<string, TableAccess> = {
  // Written by the state machine alone; what the affiliate reads is in certification.routes.test.ts.
  application: { select: leaders, insert: none, update: none, delete: none },
  evidence: { select: leaders, insert: none, update: none, delete: none },
  bed_group: { select: all, insert: leaders, update: leaders, delete: none },
  bed_hold: { select: all, insert: all, update: none, delete: none },
  bed_hold_end: { select: all, insert: all, update: none, delete: none },
  bed_report: { select: all, insert: all, update: none, delete: none },
  // Operators read those of their own homes; who certifies is in certificates.routes.test.ts.
  certificate: { select: all, insert: none, update: none, delete: none },
  // Only an affiliate calls: listing-checks.routes.test.ts.
  listing_check: { select: leaders, insert: none, update: leaders, delete: none },
  // Only the alliance writes: notices.routes.test.ts, texts.routes.test.ts.
  site_notice: { select: all, insert: none, update: none, delete: none },
  site_text: { select: all, insert: none, update: none, delete: none },
  certification_setting: { select: leaders, insert: leaders, update: leaders, delete: none },
  // Written by the state machine alone; who reads them is in grievances.routes.test.ts.
  grievance: { select: leaders, insert: none, update: none, delete: none },
  grievance_concern: { select: leaders, insert: none, update: none, delete: none },
  grievance_setting: { select: leaders, insert: leaders, update: leaders, delete: none },
  // Only an affiliate writes one, and only its draft changes: mailings.routes.test.ts.
  mailing: { select: leaders, insert: none, update: none, delete: none },
  state_page_draft: { select: leaders, insert: leaders, update: leaders, delete: none },
  state_page_edition: { select: leaders, insert: leaders, update: leaders, delete: none },
  // The public half alone.
  signing_key: { select: all, insert: none, update: none, delete: none },
  revoked_place: { select: all, insert: none, update: none, delete: none },
  claim: { select: leaders, insert: leaders, update: none, delete: none },
  claim_code: { select: leaders, insert: none, update: none, delete: none },
  claim_notice: { select: leaders, insert: none, update: none, delete: none },
  // Found by the key that a request brings along, and only ever the alliance's, as messages and mails are.
  contact_answer: { select: none, insert: none, update: none, delete: none },
  contact_message: { select: all, insert: none, update: all, delete: none },
  mail: { select: all, insert: none, update: none, delete: none },
  history: { select: all, insert: all, update: none, delete: none },
  inquiry: { select: readers, insert: none, update: readers, delete: none },
  inquiry_reply: { select: readers, insert: readers, update: none, delete: none },
  invitation: { select: owner, insert: owner, update: owner, delete: none },
  // One's own alone.
  question_setting: { select: owner, insert: readers, update: owner, delete: none },
  question_later: { select: owner, insert: none, update: none, delete: none },
  // Whoever wrote it changes it: here the owner.
  shift_note: { select: all, insert: all, update: owner, delete: owner },
  shift_seen: { select: owner, insert: all, update: owner, delete: none },
  organization_lock: { select: all, insert: none, update: none, delete: none },
  membership: { select: all, insert: none, update: owner, delete: owner },
  publishing_check: { select: leaders, insert: leaders, update: none, delete: none },
  residence: { select: all, insert: leaders, update: leaders, delete: none },
  residence_photo: { select: all, insert: leaders, update: leaders, delete: leaders },
  residence_photo_file: { select: all, insert: leaders, update: none, delete: none },
  residence_slug: { select: all, insert: none, update: none, delete: none },
  import_change: { select: leaders, insert: leaders, update: leaders, delete: none },
  import_file: { select: owner, insert: leaders, update: owner, delete: owner },
  import_mapping: { select: leaders, insert: leaders, update: leaders, delete: leaders },
  import_run: { select: leaders, insert: leaders, update: leaders, delete: none },
  reminder: { select: leaders, insert: none, update: none, delete: none },
  reminder_link: { select: leaders, insert: none, update: none, delete: none },
  reminder_plan: { select: leaders, insert: leaders, update: leaders, delete: none },
  reminder_recipient: { select: leaders, insert: leaders, update: none, delete: leaders },
  residence_area: { select: all, insert: none, update: none, delete: none },
  // Evidence stays: what shows nothing is deleted in files.routes.test.ts.
  stored_file: { select: leaders, insert: leaders, update: none, delete: none },
  waiting: { select: readers, insert: readers, update: readers, delete: readers },
  waiting_ping: { select: readers, insert: readers, update: none, delete: none },
  waiting_setting: { select: readers, insert: readers, update: readers, delete: none },
  training_step: { select: owner, insert: all, update: none, delete: owner },
}

/** Tables that belong to no organization: what anybody may do in them, signed in or not. A new one gets its row here. */
const shared: Record<string, readonly RoleDeed[]> = {
  ...Object.fromEntries(['state', 'need'].map((table) => [table, ['select']])),
  ...Object.fromEntries(
    ['listing', 'listing_answers', 'listing_beds', 'listing_facet', 'listing_name', 'state_day'].map((table) => [
      table,
      ['select'],
    ]),
  ),
  // Changed for imports of one's own organization alone (written-rows.test.ts).
  unfinished_import: ['select', 'update'],
  // Found by the key that a request brings along.
  shared_list: ['select', 'insert', 'delete'],
  counted_use: ['select', 'insert', 'update'],
  // Rows for the alliance's people alone.
  security_event: ['select'],
  // Of one's own residences alone.
  allowed_likeness: ['select'],
  hidden_listing: ['select'],
  // Written by visitors, and read by the system on the word of staff; what is shared, by officers of the state.
  listing_report: ['select', 'insert'],
  listing_note: [],
  // Of the applications one may see alone; of findings and conflicts, none of one's own applications.
  application_rule: ['select'],
  application_question: ['select'],
  application_message: ['select'],
  application_visit: ['select'],
  application_finding: ['select'],
  application_conflict: ['select'],
  application_photo: ['select'],
  // Of the cases one handles, or has the key of.
  grievance_entry: ['select'],
  grievance_contact: [],
  // Of the claims one decides alone.
  claim_decision: ['select'],
  claim_set_aside: [],
  claim_paper: ['select'],
  claim_paper_file: ['select'],
  // Which listing another one became.
  listing_merge: ['select'],
  person_lock: [],
  factor_reset: [],
  // Of both only the rows that somebody may know of; owners change the name and the contact of their own.
  organization: ['select', 'update'],
  person: ['select'],
  // One's own alone (devices.routes.test.ts).
  push_device: ['select', 'insert', 'delete'],
  ...Object.fromEntries(
    'account applied_migration daily_list missed_search passkey rate_limit session sign_in_attempt sign_in_place sign_up two_factor verification'
      .split(' ')
      .map((table) => [table, []]),
  ),
}

const people: Record<DeskRole, readonly [own: number, other: number]> = {
  owner: [1, 2],
  manager: [5, 7],
  house_manager: [3, 9],
  bed_updater: [6, 8],
}

const database: TestDatabase = await testDatabase()
const tables = await database.runAsOwner((connection) =>
  connection.query<{ name: string; isTenant: boolean } & Record<RoleDeed, boolean>>(
    `select relname as name, exists (
         select from pg_attribute where attrelid = t.oid and attname = 'organization_id' and not attisdropped
       ) as "isTenant", has_any_column_privilege('porchlight_app', t.oid, 'SELECT') as select,
       has_any_column_privilege('porchlight_app', t.oid, 'INSERT') as insert,
       has_any_column_privilege('porchlight_app', t.oid, 'UPDATE') as update,
       has_table_privilege('porchlight_app', t.oid, 'DELETE') as delete
     from pg_class t where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  ),
)

beforeAll(async () => {
  await insertRows(database, makeRows(1))
  const { organization = {} } = makeRows(2)
  await insertRows(database, { organization })
  const { organization: third = {}, residence: listed = {} } = makeRows(3)
  await insertRows(database, { organization: third, residence: { ...listed, status: 'published' } })
  for (const role of deskRoles) {
    for (const [place, mark] of people[role].entries()) {
      if (mark === 1) continue
      const { person = {}, membership = {} } = makeRows(mark, testOrganizationId(place + 1))
      await insertRows(database, { person, membership: { ...membership, role } })
    }
  }
})
afterAll(() => database.close())

const keys = ['id', 'hold_id', 'slug', 'key_hash', 'person_id', 'step', 'bed_group_id', 'residence_id']

/** The condition that finds the row of the first organization. */
function theRow(table: string) {
  const row = makeRows(1)[table] ?? {}
  const named = [...keys, 'organization_id'].filter((name) => name in row)
  const equal = named.map((name) => sql`${sql.ref(name)}::text = ${String(row[name])}`)
  return sql.join(equal, sql` and `)
}

/** A new row in the name of the first organization, by this person, hanging on what is there. */
function newRow(table: string, person: number): Row {
  const [made, there] = [makeRows(4, testOrganizationId(1)), makeRows(1)]
  const row = made[table] ?? {}
  // What it names of its own making is named of what is there instead.
  const twins = Object.keys(made).flatMap((name) => [[made[name]?.id, there[name]?.id] as const])
  const own = new Set(['id', 'organization_id'])
  const people = ['person_id', 'invited_by', 'made_by', 'written_by']
  const parents = Object.entries(row).filter(([name]) => name.endsWith('_id') && !own.has(name))
  const hung = [
    ...parents.map(([name, value]) => [name, twins.find(([id]) => id === value)?.[1] ?? value]),
    ...people.filter((name) => name in row).map((name) => [name, testPersonId(person)]),
    ...(table === 'publishing_check' ? [['asked_by', testPersonId(person)]] : []),
    // What is claimed is on the public list.
    ...(table === 'claim' ? [['residence_id', String(makeRows(3).residence?.id)]] : []),
  ]
  return { ...row, ...Object.fromEntries(hung) }
}

async function statement(deed: RoleDeed, table: string, person: number) {
  if (deed === 'insert') {
    const row = Object.entries(newRow(table, person))
    const columns = await granted(table, 'INSERT')
    const settable = columns.length === 0 ? row : row.filter(([name]) => columns.includes(name))
    return insertion(table, Object.fromEntries(settable))
  }
  if (deed === 'select') return sql`select organization_id from ${sql.table(table)} where ${theRow(table)}`
  if (deed === 'delete') return sql`delete from ${sql.table(table)} where ${theRow(table)}`
  const columns = await granted(table, 'UPDATE')
  const same = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)}`)
  return columns.length === 0 ? null : sql`update ${sql.table(table)} set ${sql.join(same)} where ${theRow(table)}`
}

/** The columns the application may say something in; of those it changes, what it may read as well, to say it again. */
async function granted(table: string, right: 'INSERT' | 'UPDATE'): Promise<string[]> {
  const rows = await database.runAsOwner((connection) =>
    connection.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and has_column_privilege('porchlight_app', attrelid, attnum, $2)
       and ($2 = 'INSERT' or has_column_privilege('porchlight_app', attrelid, attnum, 'SELECT'))`,
      [table, right],
    ),
  )
  return rows.map(({ name }) => name)
}

class Undo extends Error {}

/** Whether the database lets this person do it. Nothing is kept of it. */
async function may(deed: RoleDeed, table: string, person: number, organization: number): Promise<boolean> {
  const actor = {
    kind: 'person',
    personId: testPersonId(person),
    organizationId: testOrganizationId(organization),
  } as const
  const asked = await statement(deed, table, person)
  if (asked === null) return false
  let touched = false
  const work = async (tx: Tx) => {
    const done = await asked.execute(tx)
    touched = done.rows.length > 0 || (done.numAffectedRows ?? 0n) > 0n
    throw new Undo()
  }
  try {
    await database.transactions.run(actor, work)
  } catch (error) {
    if (error instanceof Undo) return touched
    if (!(error instanceof Error)) throw error
    if (/row-level security|permission denied/.test(error.message)) return false
    // The rights were there: a reference, a rule or a row of the same name stood in the way afterwards.
    if (/violates|keeps an owner/.test(error.message)) return true
    throw error
  }
  return touched
}

describe('role x table x owner', () => {
  it('has a row for every table of an organization', () => {
    expect(Object.keys(access).sort()).toEqual(tables.filter(({ isTenant }) => isTenant).map(({ name }) => name))
  })

  it('has a row for every other table, and it says what anybody may do in it', () => {
    const others = tables.filter(({ isTenant }) => !isTenant)
    const mayBeDone = others.map((table) => [table.name, deeds.filter((deed) => table[deed])])
    expect(Object.fromEntries(mayBeDone)).toEqual(shared)
  })

  describe.each(Object.entries(access))('%s', (table, allowed) => {
    it.each(deeds)('%s', async (deed) => {
      const own: DeskRole[] = []
      const others: DeskRole[] = []
      for (const role of deskRoles) {
        const [ours, theirs] = people[role]
        if (await may(deed, table, ours, 1)) own.push(role)
        if (await may(deed, table, theirs, 2)) others.push(role)
      }
      expect({ own, others }).toEqual({ own: [...allowed[deed]], others: [] })
    })
  })
})
