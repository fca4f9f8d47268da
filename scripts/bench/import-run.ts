import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { states as everyState } from '#content/states/slugs.ts'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { readBoard } from '#server/modules/beds/board/board.store.ts'
import { createCommits } from '#server/modules/imports/commit/commits.service.ts'
import { createImports } from '#server/modules/imports/imports.service.ts'
import { createImportWork } from '#server/modules/imports/work/import-work.worker.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import type { Actor } from '#server/plumbing/transactions.ts'
import { insertRows, makeRows, testOrganizationId, testPersonId } from '#tests/support/database/table-rows.ts'
import { writeManyRows } from './many/many-rows.ts'

// One import from the file to its undoing, as a server does it, and beside it what the same file costs at least. Prints
// the milliseconds as JSON: how long each took, and how long processors worked for it, in this process and in
// PostgreSQL. Usage: import-run.ts ROWS BROKEN [DATABASE_URL]

const [rows = '', broken = '', databaseUrl = null] = process.argv.slice(2)
const text = writeManyRows(Number(rows), Number(broken))
const log = createLog('error')
const clock = { now: () => new Date() }
const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-import-'))
const database = await openDatabase({ dataDir, databaseUrl, log })
const { transactions } = database
await database.migrate()
const { organization = {}, person = {}, membership = {} } = makeRows(1)
await insertRows(database, { organization, person, membership })

const actor: Actor = {
  kind: 'person',
  personId: testPersonId(1),
  organizationId: testOrganizationId(1),
  origin: { source: 'import' },
}
const who = { actor, organizationId: testOrganizationId(1), personId: testPersonId(1), personName: 'Zoë' }
const work = createImportWork()
const states = { options: async () => everyState.map(({ code, name }) => ({ id: code, name })) }
// Written by npm run build.
const imports = createImports({
  transactions,
  rateLimits: limitInMemory,
  clock,
  work,
  states,
  placesFile: resolveInRoot('build', 'places.txt'),
})
const doNothing = async () => undefined
const commits = createCommits({
  transactions,
  clock,
  log,
  imports,
  work,
  endMailing: { send: doNothing, startDelivery: doNothing },
})

const read = () => imports.read(who, { name: 'houses.csv', bytes: new TextEncoder().encode(text) })
// The thread and its places are there before anything is measured.
await imports.view(who, await read(), 50)

const split = await measure(() => text.split('\r\n').reduce((cells, line) => cells + line.split(',').length, 0))
let id = ''
let view: Awaited<ReturnType<typeof imports.view>> | undefined
const check = await measure(async () => {
  id = await read()
  view = await imports.view(who, id, 50)
})
if (view?.state !== 'checked') throw new Error('A file that was just read waits to be imported.')
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const { stamp } = view
const commit = await measure(() => commits.commit(who, id, { stamp, publish: true }))
const commitPause = delay.max / 1e6
// What the operator opens next. Its reference: the same houses as they stand, and nothing of their beds.
const residences = await measure(() =>
  transactions.run(actor, (tx) =>
    sql`select * from own_residence where organization_id = ${testOrganizationId(1)}`.execute(tx),
  ),
)
const board = await measure(() => transactions.run(actor, (tx) => readBoard(tx, testOrganizationId(1), clock.now())))
const before = await insertPlainly()
delay.reset()
const undo = await measure(() => commits.undo(who, id))
const undoPause = delay.max / 1e6
// On both sides of what it is compared with, so that a busy moment of the machine does not fall on one of them alone.
const after = await insertPlainly()
const inserts = { ms: (before.ms + after.ms) / 2, work: (before.work + after.work) / 2 }
await database.close()
rmSync(dataDir, { recursive: true, force: true })
console.log(JSON.stringify({ split, check, inserts, commit, commitPause, houses: residences, board, undo, undoPause }))
process.exit(0)

async function measure(measured: () => unknown): Promise<{ ms: number; work: number }> {
  const workBefore = await measureWork()
  const began = performance.now()
  await measured()
  const ms = performance.now() - began
  return { ms, work: (await measureWork()) - workBefore }
}

async function measureWork(): Promise<number> {
  const { user, system } = process.cpuUsage()
  const own = (user + system) / 1000
  if (database.kind === 'embedded') return own
  const sessions = await database.runAsOwner((connection) =>
    connection.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()'),
  )
  return sessions.reduce((all, { pid }) => all + getWork(pid), own)
}

function getWork(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

function insertPlainly(): Promise<{ ms: number; work: number }> {
  return database.runAsOwner(async (connection) => {
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
    const cost = await measure(async () => {
      await connection.execute('begin')
      for (const { insert } of statements) await connection.execute(insert)
      await connection.execute('commit')
    })
    await connection.execute('drop table plain')
    return cost
  })
}
