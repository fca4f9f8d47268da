import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readCatalog } from '../../../../../tests/support/database/catalog.ts'
import { type TestDatabase, testDatabase } from '../../../../../tests/support/database/database.ts'
import { insertRows, toRows } from '../../../../../tests/support/database/table-rows.ts'
import { beforeBaselineFile } from './migrations.ts'
import { oldMigrations } from './old-migrations.ts'
import { renamedColumns, renamedTables } from './renamed-columns.ts'

let database: TestDatabase
let fresh: string[]
beforeAll(async () => {
  database = await testDatabase(undefined, { isHandedOn: false })
  fresh = await database.asOwner(readCatalog)
})
afterAll(() => database.close())
beforeEach(() => database.asOwner((connection) => connection.execute(asOldMigrationsLeftIt)))

const noted = [
  ['noted_when_added', 'residence', 'insert', 'note_residences'],
  ['noted_when_changed', 'residence', 'update', 'note_residences'],
  ['noted_when_added', 'bed_group', 'insert', 'note_bed_groups'],
  ['noted_when_changed', 'bed_group', 'update', 'note_bed_groups'],
  ['noted_when_said', 'bed_report', 'insert', 'note_bed_reports'],
  ['noted', 'membership', 'insert', 'note_memberships'],
  ['note_joined', 'waiting', 'insert', 'note_joined'],
] as const
const writeTrigger = (...[name, table, when, called]: (typeof noted)[number]) => `
  create or replace function ${called}() returns trigger language plpgsql as 'begin return null; end';
  create or replace trigger ${name} after ${when} on ${table} for each statement execute function ${called}();`

/** What differs of the baseline, as compared on 2026-11-26 with a database that the 39 files had made. */
const asOldMigrationsLeftIt = `
  drop table if exists rate_limit;
  alter view own_residence owner to current_user;
  alter table residence drop constraint residence_website_is_a_page;
  alter table residence add constraint residence_website_is_a_page check (website ~* '^https?://[^\\s]+$') not valid;
  create or replace function take_back_houses() returns trigger language plpgsql as 'begin return null; end';
  create or replace trigger gone_when_undone after update on import_change
    for each statement execute function take_back_houses();
  create or replace function tick_answering() returns trigger language plpgsql as 'begin return null; end';
  create or replace trigger ticks_training after update of answered_by on inquiry
    for each row when (new.answered_by is not null) execute function tick_answering();
  create or replace function note_holds() returns trigger language plpgsql as 'begin return null; end';
  create or replace trigger noted_when_held after insert on bed_hold for each statement execute function note_holds();
  create or replace function note_hold_ends() returns trigger language plpgsql as 'begin return null; end';
  create or replace trigger noted_when_ended after insert on bed_hold_end
    for each statement execute function note_hold_ends();
  create or replace function note_imported(run uuid, homes uuid[]) returns void language sql as '';
  ${noted.map((one) => writeTrigger(...one)).join('')}`

const beforeBaseline = readFileSync(beforeBaselineFile, 'utf8')
const renamed = [...beforeBaseline.matchAll(/\('(\w+)', '(\w+)'\)/g)].map(([, old = '', plain = '']) => ({
  old,
  plain,
}))
/** Functions come first, then triggers, some of which have the name of their function. */
const triggers = renamed.findIndex(({ old }, place) => renamed.findIndex((one) => one.old === old) < place)
const oldNames = [
  ...[...beforeBaseline.matchAll(/^(alter \w+ )(\w+)( on \w+)? rename to (\w+);$/gm)].map(
    ([, alter, old, on = '', plain]) => `${alter}${plain}${on} rename to ${old};`,
  ),
  ...[...beforeBaseline.matchAll(/^(alter table \w+ rename constraint )(\w+) to (\w+);$/gm)].map(
    ([, alter, old, plain]) => `${alter}${plain} to ${old};`,
  ),
  ...renamed.slice(0, triggers).map(({ old, plain }) => `alter function ${plain} rename to ${old};`),
  `do $$ declare one record; begin
    for one in select tgrelid::regclass as place, tgname from pg_trigger where tgname ~ '^notify_.*when_' loop
      execute format('alter trigger %I on %s rename to %I', one.tgname, one.place, replace(one.tgname, 'notify_', 'told_'));
    end loop;
    for one in select tgrelid::regclass as place, tgname, old from pg_trigger join (values
      ${renamed
        .slice(triggers)
        .map(({ old, plain }) => `('${old}', '${plain}')`)
        .join(', ')}
    ) as names (old, plain) on plain = tgname loop
      execute format('alter trigger %I on %s rename to %I', one.tgname, one.place, one.old);
    end loop;
  end $$;`,
  ...renamedColumns.map(([table, old, plain]) => `alter table ${table} rename column ${plain} to ${old};`),
  ...renamedTables.map(([old, plain]) => `alter table ${plain} rename to ${old};`),
].join('\n')

const pretend = (applied: readonly (readonly [string, string])[]) =>
  database.asOwner(async (connection) => {
    await connection.execute('delete from applied_migration')
    for (const [name, checksum] of applied) {
      const values = [Number(name.slice(0, 4)), name, checksum]
      await connection.query('insert into applied_migration (number, name, checksum) values ($1, $2, $3)', values)
    }
  })
const applied = () =>
  database.asOwner((connection) =>
    connection.query<{ name: string }>('select name from applied_migration order by number'),
  )

it('a database that has all old migrations goes on from the baseline, and keeps its rows', async () => {
  const { rate_limit: _newer, ...rows } = toRows(1)
  await insertRows(database, rows)
  await database.asOwner((connection) => connection.execute(oldNames))
  await pretend(oldMigrations)
  expect(await database.migrate()).toEqual([])
  expect(await applied()).toEqual([{ name: '0001_baseline' }])
  expect(await database.asOwner(readCatalog)).toEqual(fresh)
  const kept = await database.transactions.run({ kind: 'system' }, (tx) => sql`select name from residence`.execute(tx))
  expect(kept.rows).toEqual([{ name: rows.residence?.name }])
  expect(await database.migrate()).toEqual([])
})

it('one that stopped among them is told what to do, and stays as it is', async () => {
  await pretend(oldMigrations.slice(0, 20))
  await expect(database.migrate()).rejects.toThrow('This database has the old migrations up to 0020_second_factor')
  await expect(database.migrate()).rejects.toThrow('last version that has db/migrations/0043_told_reports.sql once')
  expect(await applied()).toHaveLength(20)
})

it('one with an old migration that was changed, or with one more, is refused', async () => {
  await pretend(oldMigrations.with(4, ['0005_long_messages', 'another']))
  await expect(database.migrate()).rejects.toThrow('was made with another db/migrations/0005_long_messages.sql')
  await pretend([...oldMigrations, ['0044_later', 'x']])
  await expect(database.migrate()).rejects.toThrow('has the migration 0044_later, which this version')
  await pretend(oldMigrations.toSpliced(4, 1))
  await expect(database.migrate()).rejects.toThrow('0006_finding_a_bed where 0005_long_messages is expected')
})
