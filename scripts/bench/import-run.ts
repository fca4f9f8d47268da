import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { states as everyState } from '#content/states/slugs.ts'
import { readBoard } from '#server/modules/beds/board.store.ts'
import { createCommits } from '#server/modules/imports/commit/commits.service.ts'
import { createImports } from '#server/modules/imports/imports.service.ts'
import { createImportWork } from '#server/modules/imports/work/import-work.worker.ts'
import { limitsInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import type { Actor } from '#server/plumbing/transactions.ts'
import { formatOrganisation, insertRows, toPerson, toRows } from '../../tests/support/database/table-rows.ts'
import { inRoot } from '../toolchain/places.mjs'
import { manyRows } from './many/many-rows.ts'

// One import from the file to its undoing, as a server does it, and beside it what the same file costs at least. Prints
// the milliseconds as JSON. Usage: import-run.ts ROWS BROKEN [DATABASE_URL]

const [rows = '', broken = '', databaseUrl = null] = process.argv.slice(2)
const text = manyRows(Number(rows), Number(broken))
const log = createLog('error')
const clock = { now: () => new Date() }
const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-import-'))
const database = await openDatabase({ dataDir, databaseUrl, log })
const { transactions } = database
await database.migrate()
const { organisation = {}, person = {}, membership = {} } = toRows(1)
await insertRows(database, { organisation, person, membership })

const actor: Actor = {
  kind: 'person',
  personId: toPerson(1),
  organisationId: formatOrganisation(1),
  origin: { source: 'import' },
}
const who = { actor, organisationId: formatOrganisation(1), personId: toPerson(1), personName: 'Zoë' }
const work = createImportWork()
const states = { options: async () => everyState.map(({ code, name }) => ({ id: code, name })) }
// Written by npm run build.
const imports = createImports({
  transactions,
  rateLimits: limitsInMemory,
  clock,
  work,
  states,
  placesFile: inRoot('build', 'places.txt'),
})
const commits = createCommits({ transactions, clock, log, imports, work, mailImportEnd: async () => undefined })

const read = () => imports.read(who, { name: 'houses.csv', bytes: new TextEncoder().encode(text) })
// The thread and its places are there before anything is measured.
await imports.view(who, await read(), 50)

const split = await timed(() => text.split('\r\n').reduce((cells, line) => cells + line.split(',').length, 0))
const [readMs, id] = await timedValue(read)
const [viewMs, view] = await timedValue(() => imports.view(who, id, 50))
if (view.state !== 'checked') throw new Error('A file that was just read waits to be imported.')
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const commit = await timed(() => commits.commit(who, id, { stamp: view.stamp, publish: true }))
const commitPause = delay.max / 1e6
// What the operator opens next. Its reference: the same houses as they stand, and nothing of their beds.
const houses = await timed(() =>
  transactions.run(actor, (tx) =>
    sql`select * from own_residence where organisation_id = ${formatOrganisation(1)}`.execute(tx),
  ),
)
const board = await timed(() => transactions.run(actor, (tx) => readBoard(tx, formatOrganisation(1), clock.now())))
const before = await plainInserts()
delay.reset()
const undo = await timed(() => commits.undo(who, id))
const undoPause = delay.max / 1e6
// On both sides of what it is compared with, so that a busy moment of the machine does not fall on one of them alone.
const inserts = (before + (await plainInserts())) / 2
await database.close()
rmSync(dataDir, { recursive: true, force: true })
console.log(
  JSON.stringify({ split, check: readMs + viewMs, inserts, commit, commitPause, houses, board, undo, undoPause }),
)
process.exit(0)

async function timed(measured: () => unknown): Promise<number> {
  return (await timedValue(async () => measured()))[0]
}

async function timedValue<T>(measured: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now()
  const value = await measured()
  return [performance.now() - began, value]
}

function plainInserts(): Promise<number> {
  return database.asOwner(async (connection) => {
    await connection.execute('create table plain as select * from residence')
    const columns = await connection.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = 'plain'::regclass and attnum > 0 order by attnum`,
    )
    const values = columns.map(({ name }) => `quote_nullable(${name}::text)`).join(', ')
    const statements = await connection.query<{ insert: string }>(
      `select 'insert into plain values (' || concat_ws(', ', ${values}) || ')' as insert from plain`,
    )
    await connection.execute('truncate plain')
    const ms = await timed(async () => {
      await connection.execute('begin')
      for (const { insert } of statements) await connection.execute(insert)
      await connection.execute('commit')
    })
    await connection.execute('drop table plain')
    return ms
  })
}
