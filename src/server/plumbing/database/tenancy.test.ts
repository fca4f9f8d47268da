import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database/database.ts'
import {
  insertion,
  insertRows,
  makeRows,
  testOrganizationId,
  testPersonId,
} from '#tests/support/database/table-rows.ts'

/** Tables whose rows belong to no organization, and why they need no row-level security. */
const openTables = {
  applied_migration: 'no role may touch it',
  state: 'everybody may read it',
  need: 'everybody may read it',
  daily_list: 'until when each state was told what is public',
  listing: 'drawn from what is published, with nothing in it that is not public',
  listing_beds: 'drawn from what is published, with nothing in it that is not public',
  listing_facet: 'counts of what is published',
  state_day: 'counts of what is published',
  missed_search: 'counts of searches, of which others read a view that hides small ones',
  listing_name: 'names of what is published',
  listing_answers: 'how fast houses answer and how many wait, with nobody in it',
  session: 'the sign-in library only',
  account: 'the sign-in library only',
  verification: 'the sign-in library only',
  passkey: 'the sign-in library only',
  two_factor: 'the sign-in library only',
  sign_in_attempt: 'the sign-in library only',
  sign_in_place: 'the sign-in library only',
  sign_up: 'the sign-in library only',
}

/** What the sign-in library may touch besides, under row-level security. */
const openToSignIn = [
  'factor_reset',
  'membership',
  'organization',
  'organization_lock',
  'person',
  'person_lock',
  'push_device',
]

/** An answer to a repeated request is found by its key, not by its organization. */
const foundOtherwise = new Set(['contact_answer'])

type Table = { name: string; owner: string; secured: boolean; forced: boolean; tenant: boolean | null }

// Vitest wants the tables before the first test runs, so that each has its own line in the report.
const database: TestDatabase = await testDatabase()
const tables = await database.runAsOwner((connection) =>
  connection.query<Table>(
    `select relname as name, relowner::regrole::text as owner, relrowsecurity as secured, relforcerowsecurity as forced,
       (select attnotnull from pg_attribute where attrelid = pg_class.oid and attname = 'organization_id') as tenant
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  ),
)
const tenantTables = tables.filter(({ tenant }) => tenant !== null).map(({ name }) => name)

const theirs: Actor = { kind: 'person', personId: testPersonId(2), organizationId: testOrganizationId(2) }
const ours: Actor = { kind: 'person', personId: testPersonId(1), organizationId: testOrganizationId(1) }
const as = <T>(actor: Actor, work: (tx: Tx) => Promise<T>) => database.transactions.run(actor, work)

beforeAll(async () => {
  await insertRows(database, makeRows(1))
  const { organization, person, membership } = makeRows(2)
  await insertRows(database, { organization: organization ?? {}, person: person ?? {}, membership: membership ?? {} })
})
afterAll(() => database.close())

/** How many rows of the first organization the actor sees; a role without the right to look sees none. */
async function seen(actor: Actor, table: string): Promise<number> {
  return as(actor, async (tx) => {
    const of = sql`from ${sql.table(table)} where organization_id = ${testOrganizationId(1)}`
    const { rows } = await sql<{ count: number }>`select count(organization_id) as count ${of}`.execute(tx)
    return rows[0]?.count ?? 0
  })
}

/** The columns of a table porchlight_app may change, and may read so that it can set them to what they are. */
async function changeable(table: string): Promise<string[]> {
  const rows = await database.runAsOwner((connection) =>
    connection.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and has_column_privilege('porchlight_app', attrelid, attnum, 'UPDATE')
       and has_column_privilege('porchlight_app', attrelid, attnum, 'SELECT')`,
      [table],
    ),
  )
  return rows.map(({ name }) => name)
}

async function mayDelete(table: string): Promise<boolean> {
  const [answer] = await database.runAsOwner((connection) =>
    connection.query<{ may: boolean }>(`select has_table_privilege('porchlight_app', $1, 'DELETE') as may`, [table]),
  )
  return answer?.may ?? false
}

async function content(table: string): Promise<unknown> {
  return as({ kind: 'system' }, async (tx) => {
    const { rows } = await sql`select t::text as row from ${sql.table(table)} t order by 1`.execute(tx)
    return rows
  })
}

describe('every table', () => {
  it.each(tables)('$name is under forced row-level security, or is listed as belonging to nobody', (table) => {
    const isOpen = Object.hasOwn(openTables, table.name)
    expect({ secured: table.secured, forced: table.forced }).toEqual({ secured: !isOpen, forced: !isOpen })
    expect(isOpen && table.tenant !== null).toBe(false)
    expect(table.owner).not.toMatch(/^porchlight_(app|sign_in|system|backup)$/)
  })

  it('that says whose it is always says so', () => {
    expect(tables.filter(({ tenant }) => tenant === false)).toEqual([])
  })

  it('of the sign-in library is closed to requests, and the others are closed to the library', async () => {
    const privileges = await database.runAsOwner((connection) =>
      connection.query<{ name: string; app: boolean; library: boolean }>(
        `select relname as name, has_any_column_privilege('porchlight_app', oid, 'SELECT, INSERT, UPDATE') as app,
           has_any_column_privilege('porchlight_sign_in', oid, 'SELECT, INSERT, UPDATE') as library
         from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by relname`,
      ),
    )
    const ofLibrary = Object.entries(openTables).filter(([, why]) => why === 'the sign-in library only')
    const names = ofLibrary.map(([name]) => name)
    expect(privileges.filter(({ library }) => library).map(({ name }) => name)).toEqual(
      [...openToSignIn, ...names].sort(),
    )
    expect(privileges.filter(({ app, name }) => app && names.includes(name))).toEqual([])
    expect(privileges.find(({ name }) => name === 'applied_migration')).toMatchObject({ app: false, library: false })
  })

  it('is reached under the rights of whoever asks: no view but those of own addresses, of listed certificates, of calls about listings, of missed searches and of the pages of states lends others, and no function a request may call, but those that lock its own organization, say whether a house looks like a hidden one, say when a bed opens, give the public contact of a listed house, and say to the alliance whether an affiliate has a second person', async () => {
    const lenders = await database.runAsOwner((connection) =>
      connection.query(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
           and not coalesce(reloptions @> '{security_invoker=true}', false)
           and relname not in ('own_residence', 'listed_certificate', 'listed_check', 'shown_missed_search', 'shown_state_page')
         union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
           and (pg_get_userbyid(proowner) <> 'porchlight_system' or has_function_privilege('porchlight_app', oid, 'EXECUTE'))
            and proname not in ('lock_organization', 'looks_like_hidden', 'say_opening', 'public_contact', 'has_second')`,
      ),
    )
    expect(lenders).toEqual([])
  })

  it('that the migrations leave empty has a row for the tests', async () => {
    const filled = [
      'applied_migration',
      'state',
      'need',
      'listing',
      'listing_beds',
      'listing_facet',
      'listing_name',
      'listing_answers',
      'daily_list',
      'state_day',
      'missed_search',
    ]
    const names = tables.map(({ name }) => name).filter((name) => !filled.includes(name))
    expect(Object.keys(makeRows(1)).sort()).toEqual(names)
  })
})

describe.each(tenantTables)('%s of one organization', (table) => {
  it('is there, and its own people see it', async () => {
    expect(await seen({ kind: 'system' }, table)).toBe(1)
    if (!foundOtherwise.has(table)) expect(await seen(ours, table)).toBe(1)
  })

  it('is seen neither by another organization nor by a visitor nor by somebody who belongs to none', async () => {
    expect(await seen(theirs, table)).toBe(0)
    expect(await seen({ kind: 'visitor' }, table)).toBe(0)
    expect(await seen({ ...theirs, organizationId: null }, table)).toBe(0)
  })

  it('is changed by nobody else', async () => {
    const before = await content(table)
    const columns = await changeable(table)
    if (columns.length > 0) {
      const same = sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)}`))
      const change = sql`update ${sql.table(table)} set ${same} where organization_id = ${testOrganizationId(1)}`
      expect((await as(theirs, (tx) => change.execute(tx))).numAffectedRows).toBe(0n)
    }
    if (columns.includes('organization_id')) {
      const takeOver = sql`update ${sql.table(table)} set organization_id = ${testOrganizationId(2)}`
      await as(theirs, (tx) => takeOver.execute(tx)).catch(() => undefined)
    }
    expect(await content(table)).toEqual(before)
  })

  it('is deleted by nobody else', async () => {
    const before = await content(table)
    const remove = () => as(theirs, (tx) => sql`delete from ${sql.table(table)}`.execute(tx))
    // What may be deleted are their own rows; of memberships not even those, where it is the last owner's.
    if (await mayDelete(table))
      await remove().catch((error: Error) => expect(error.message).toContain('keeps an owner'))
    else await expect(remove()).rejects.toThrow('permission denied')
    expect(await content(table)).toEqual(before)
  })

  it('cannot be added in its name by another', async () => {
    const row = makeRows(3, testOrganizationId(1))[table] ?? {}
    const references = {
      bed_group: { residence_id: makeRows(1).residence?.id },
      bed_report: { bed_group_id: makeRows(1).bed_group?.id },
      bed_hold: { bed_group_id: makeRows(1).bed_group?.id },
      bed_hold_end: { hold_id: makeRows(1).bed_hold?.id },
      residence_photo: { residence_id: makeRows(1).residence?.id },
      residence_photo_file: { photo_id: makeRows(1).residence_photo?.id },
    }
    const own = table in references ? references[table as keyof typeof references] : { person_id: testPersonId(2) }
    const known = Object.fromEntries(Object.entries(own).filter(([name]) => name in row))
    const add = insertion(table, { ...row, ...known })
    for (const actor of [theirs, { kind: 'visitor' } as const]) {
      await expect(as(actor, (tx) => add.execute(tx))).rejects.toThrow(/row-level security|permission denied/)
    }
  })
})
