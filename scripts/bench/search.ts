import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchQuery } from '#contract/residence-search.ts'
import { createPlaces } from '#server/modules/search/known-places.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import { createStates } from '#server/modules/states/states.service.ts'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/log.ts'
import { administer } from '../../tests/support/database-template.ts'
import { findPostgres, startCluster } from '../../tests/support/postgres-cluster.ts'
import { makeHomes } from '../many/many-homes.ts'
import { inRoot } from '../toolchain/places.mjs'

// How search behaves while the directory grows tenfold and tenfold again: npm run bench:search -- 10000 100000 1000000.
// Every line stands beside a plain nearest-neighbour query measured in the same minute on the same database.

const runs = 25
const sizes = process.argv.slice(2).map(Number)
const wanted = sizes.length > 0 ? sizes : [10_000, 100_000]
/** The embedded database is one process on one thread; beyond this nobody should run it. */
const embeddedMost = 100_000

const spots = ['72201', '04101', '48201', '30303', '77002', '97201', '60601', '19103', '37203', '85004']

const searches: { what: string; ask: (zip: string, turn: number) => SearchQuery; whole?: true }[] = [
  { what: 'near a ZIP, 25 miles', ask: (near) => ({ near, radius: '25', limit: '25' }) },
  { what: 'near, open for women', ask: (near) => ({ near, radius: '25', open: '1', for: 'women', limit: '25' }) },
  {
    what: 'state, four filters, by fee',
    ask: () => ({ state: 'AR', open: '1', certified: '1', buprenorphine: 'yes', fee_max: '400', sort: 'fee' }),
  },
  { what: 'name with a slip', ask: (_, turn) => ({ q: turn % 2 ? 'Harbr Porch' : 'Juniper Lampp' }) },
  {
    what: 'all combined',
    ask: (near) => ({ near, radius: '50', q: 'Lantern', open: '1', level: '2,3', pets: 'no', unstated: '1' }),
  },
  { what: 'whole answer with its counts, near', ask: (near) => ({ near, radius: '25', open: '1' }), whole: true },
  {
    what: 'whole answer with its counts, state',
    ask: () => ({ state: 'TX', open: '1', methadone: 'yes' }),
    whole: true,
  },
]

type Line = { what: string; ms: number[] }

/** The median time of one turn in milliseconds, after two turns nobody counts. */
async function median(turn: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let index = -2; index < runs; index += 1) {
    const began = performance.now()
    await turn(index + 2)
    if (index >= 0) times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

async function measure(database: Database, lines: Map<string, Line>): Promise<void> {
  const { transactions } = database
  // Written by npm run build.
  const places = createPlaces({ file: inRoot('build', 'places.txt'), states: createStates({ transactions }) })
  const search = createSearch({ transactions, clock: { now: () => new Date() }, places })
  const add = (what: string, ms: number) => {
    const line = lines.get(what) ?? { what, ms: [] }
    line.ms.push(ms)
    lines.set(what, line)
  }
  const spot = (turn: number) => spots[turn % spots.length] ?? '72201'
  add('reference: the 20 nearest, plain SQL', await median((turn) => nearest(database, turn)))
  add(
    'the 20 nearest, by search',
    await median((turn) => search.find({ near: spot(turn), radius: '500', limit: '20' })),
  )
  for (const { what, ask, whole } of searches) {
    add(
      what,
      await median((turn) => (whole ? search.answer(ask(spot(turn), turn)) : search.find(ask(spot(turn), turn)))),
    )
  }
}

async function nearest(database: Database, turn: number): Promise<void> {
  await database.asOwner((connection) =>
    connection.query(
      `select residence_id, name from listing order by place <-> (
         select ball_point(latitude, longitude) from (values (34.74, -92.28), (42.33, -83.04), (29.76, -95.36)) v (latitude, longitude)
         offset $1 limit 1) limit 20`,
      [turn % 3],
    ),
  )
}

/** How often a whole table was read since the statistics began. */
async function wholeReads(database: Database): Promise<number> {
  const [row] = await database.asOwner((connection) =>
    connection.query<{ reads: number }>(
      `select coalesce(sum(seq_scan), 0)::int as reads from pg_stat_user_tables where relname in ('listing', 'listing_beds')`,
    ),
  )
  return row?.reads ?? 0
}

async function grow(name: string, databaseUrl: string | null, most: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-search-'))
  const database = await openDatabase({ dataDir, databaseUrl, log: createLog('error') })
  await database.migrate()
  const lines = new Map<string, Line>()
  const reached = wanted.filter((size) => size <= most)
  let homes = 0
  let reads = 0
  for (const size of reached) {
    await database.asOwner((connection) => makeHomes(connection, size - homes, { from: homes }))
    homes = size
    const before = await wholeReads(database)
    await measure(database, lines)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    reads += (await wholeReads(database)) - before
  }
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  const head = [name, ...reached.map((size) => `${size.toLocaleString('en-US')} homes, ms`), 'Growth per tenfold']
  const body = [...lines.values()].map(({ what, ms }) => [what, ...ms.map((one) => one.toFixed(2)), growth(ms)])
  for (const line of [head, head.map(() => '---'), ...body]) console.log(`| ${line.join(' | ')} |`)
  console.log(`\nWhole tables read during the searches: ${reads}\n`)
}

const growth = (ms: number[]) =>
  ms
    .slice(1)
    .map((one, index) => `x${(one / (ms[index] ?? one)).toFixed(2)}`)
    .join(', ')

const [processor] = cpus()
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${processor?.model ?? 'unknown'} x ${cpus().length}, node ${process.version}\n`,
)
const programs = findPostgres()
if (programs) {
  const cluster = await startCluster(programs)
  await administer(cluster.url, 'create database porchlight_search')
  const own = new URL(cluster.url)
  own.pathname = '/porchlight_search'
  await grow('PostgreSQL', own.href, Number.POSITIVE_INFINITY)
  await cluster.stop()
} else console.log('PostgreSQL is not on this machine: left out.\n')
await grow('Embedded database', null, embeddedMost)
