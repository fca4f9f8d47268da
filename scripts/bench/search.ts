import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { rankedSorts } from '#domain/search/residence-search.ts'
import { readSearchRequest, type SearchText } from '#domain/search/search-request.ts'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import { createStates } from '#server/modules/states/states.service.ts'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { findPostgres, startCluster } from '#tests/support/database/postgres-cluster.ts'
import { makeResidences } from './many/many-residences.ts'
import { printTable } from './report.ts'
import { createDatabase } from './servers.ts'

// How search behaves while the directory grows tenfold and tenfold again: npm run bench:search -- 10000 100000 1000000.
// Every line stands beside a plain nearest-neighbor query measured in the same minute on the same database.

const runs = 25
const sizes = process.argv.slice(2).map(Number)
const wanted = sizes.length > 0 ? sizes : [10_000, 100_000]
/** The embedded database is one process on one thread; larger directories need a PostgreSQL server. */
const embeddedMost = 100_000

const spots = ['72201', '04101', '48201', '30303', '77002', '97201', '60601', '19103', '37203', '85004']

type Asked = { what: string; ask: (zip: string, turn: number) => SearchText; whole?: true }

const searches: Asked[] = [
  { what: 'near a ZIP, 25 miles', ask: (near) => ({ near, radius: '25', limit: '25' }) },
  { what: 'near, open for women', ask: (near) => ({ near, radius: '25', open: '1', for: 'women', limit: '25' }) },
  {
    what: 'state, four filters, by fee',
    ask: () => ({ state: 'AR', open: '1', certified: '1', buprenorphine: 'yes', fee_max: '400', sort: 'fee' }),
  },
  ...rankedSorts.flatMap((sort): Asked[] => [
    { what: `near, open, by ${sort}`, ask: (near) => ({ near, radius: '25', open: '1', sort }) },
    { what: `state, by ${sort}`, ask: () => ({ state: 'TX', sort }) },
    { what: `state, open for women, by ${sort}`, ask: () => ({ state: 'TX', open: '1', for: 'women', sort }) },
    { what: `the country, by ${sort}`, ask: () => ({ sort }) },
  ]),
  { what: 'name with a slip', ask: (_, turn) => ({ q: turn % 2 ? 'Harbr Porch' : 'Juniper Lampp' }) },
  {
    what: 'name with a slip, near, open',
    ask: (near, turn) => ({ near, open: '1', q: turn % 2 ? 'Harbr Porch' : 'Juniper Lampp' }),
  },
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
  {
    what: 'whole answer, a rare wish in a rare state',
    ask: () => ({ state: 'VT', open: '1', for: 'couples', methadone: 'yes', pets: 'yes', children: 'no' }),
    whole: true,
  },
  {
    what: 'whole answer that finds nothing, near',
    ask: (near) => ({ near, open: '1', for: 'lgbtq', methadone: 'yes', level: '2', fee_max: '1' }),
    whole: true,
  },
  {
    what: 'whole answer that finds nothing, state',
    ask: () => ({ state: 'TX', open: '1', for: 'lgbtq', methadone: 'yes', level: '2', fee_max: '1' }),
    whole: true,
  },
]

type Cost = { ms: number; work: number | null }
type Line = { what: string; costs: Cost[] }

/** Turns that are not counted: by the tenth, each connection has its query plan cached. */
const warm = 10

async function measureCost(database: Database, turn: (index: number) => Promise<unknown>): Promise<Cost> {
  for (let index = 0; index < warm; index += 1) await turn(index)
  const times: number[] = []
  const before = await measureWork(database)
  for (let index = 0; index < runs; index += 1) {
    const began = performance.now()
    await turn(index)
    times.push(performance.now() - began)
  }
  const after = await measureWork(database)
  const ms = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  return { ms, work: before === null || after === null ? null : (after - before) / runs }
}

/** Processor milliseconds, which a busy machine does not change. Null where PostgreSQL is not on this machine. */
async function measureWork(database: Database): Promise<number | null> {
  if (database.kind === 'embedded') return null
  const sessions = await database.runAsOwner((connection) =>
    connection.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'porchlight'`,
    ),
  )
  try {
    const texts = sessions.map(({ pid }) => readFileSync(`/proc/${pid}/schedstat`, 'utf8'))
    return texts.reduce((all, text) => all + Number(text.split(' ')[0]) / 1e6, 0)
  } catch {
    return null
  }
}

async function measure(database: Database, lines: Map<string, Line>): Promise<void> {
  const { transactions } = database
  // Written by npm run build.
  const places = createPlaces({ file: resolveInRoot('build', 'places.txt'), states: createStates({ transactions }) })
  const search = createSearch({ transactions, clock: { now: () => new Date() }, places })
  const add = async (what: string, turn: (index: number) => Promise<unknown>) => {
    const line = lines.get(what) ?? { what, costs: [] }
    line.costs.push(await measureCost(database, turn))
    lines.set(what, line)
  }
  const pickSpot = (turn: number) => spots[turn % spots.length] ?? '72201'
  await add('reference: the 20 nearest, plain SQL', (turn) => findNearest(database, turn))
  await add('the 20 nearest, by search', (turn) =>
    search.find(readSearchRequest({ near: pickSpot(turn), radius: '500', limit: '20' })),
  )
  for (const { what, ask, whole } of searches) {
    await add(what, (turn) => {
      const request = readSearchRequest(ask(pickSpot(turn), turn))
      return whole ? search.answer(request) : search.find(request)
    })
  }
}

async function findNearest(database: Database, turn: number): Promise<void> {
  await database.runAsOwner((connection) =>
    connection.query(
      `select residence_id, name from listing order by place <-> (
         select earth_point(latitude, longitude) from (values (34.74, -92.28), (42.33, -83.04), (29.76, -95.36)) v (latitude, longitude)
         offset $1 limit 1) limit 20`,
      [turn % 3],
    ),
  )
}

async function countWholeReads(database: Database): Promise<number> {
  const [row] = await database.runAsOwner((connection) =>
    connection.query<{ reads: number }>(
      `select coalesce(sum(seq_scan), 0)::int as reads from pg_stat_user_tables where relname in ('listing', 'listing_beds')`,
    ),
  )
  return row?.reads ?? 0
}

async function grow(name: string, databaseUrl: string | null, most: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-search-'))
  // A backup would read every table in the middle of what is measured, and write to a folder that is gone at the end.
  const database = await openDatabase({ dataDir, databaseUrl, log: createLog('error') })
  await database.migrate()
  const lines = new Map<string, Line>()
  const reached = wanted.filter((size) => size <= most)
  let residences = 0
  let reads = 0
  for (const size of reached) {
    await database.runAsOwner((connection) => makeResidences(connection, size - residences, { from: residences }))
    residences = size
    const before = await countWholeReads(database)
    await measure(database, lines)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    reads += (await countWholeReads(database)) - before
  }
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  const head = [name, ...reached.map((size) => `${size.toLocaleString('en-US')} homes, ms`), 'Growth per tenfold']
  const body = [...lines.values()].map(({ what, costs }) => [what, ...costs.map(formatCost), formatGrowth(costs)])
  printTable(head, body)
  console.log(`Whole tables read during the searches: ${reads}\n`)
}

const formatCost = ({ ms, work }: Cost) => (work === null ? ms.toFixed(2) : `${ms.toFixed(2)} (${work.toFixed(2)})`)

const formatGrowth = (costs: Cost[]) =>
  costs
    .map(({ ms, work }) => work ?? ms)
    .map((one, index, all) => `x${(one / (all[index - 1] ?? one)).toFixed(2)}`)
    .slice(1)
    .join(', ')

const [processor] = cpus()
const load = loadavg()[0]?.toFixed(1)
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${processor?.model ?? 'unknown'} x ${cpus().length}, node ${process.version}, load ${load}; in brackets what the database's processor worked\n`,
)
const programs = findPostgres()
if (programs) {
  const cluster = await startCluster(programs)
  await grow('PostgreSQL', await createDatabase(cluster, 'porchlight_search'), Number.POSITIVE_INFINITY)
  await cluster.stop()
} else console.log('PostgreSQL is not on this machine: left out.\n')
await grow('Embedded database', null, embeddedMost)
