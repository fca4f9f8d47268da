import { execFile } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { promisify } from 'node:util'
import { findPostgres, startCluster } from '#tests/support/database/postgres-cluster.ts'
import { printTable } from './report.ts'
import { createDatabase } from './servers.ts'

// How long a large spreadsheet takes to move in. Its reference is what the same rows cost at least, in the same process
// and minute: cutting the text at its commas, and the same houses as plain inserts into a table that has nothing else.
// Runs in npm run bench, or alone: npm run bench:imports

/** Milliseconds: how long it took, and how long processors worked for it. */
type Cost = { ms: number; work: number }
type Measured = Record<'split' | 'check' | 'inserts' | 'commit' | 'houses' | 'board' | 'undo', Cost> &
  Record<'commitPause' | 'undoPause', number>

const rows = 10_000
const broken = 300

async function measure(databaseUrl: string | null): Promise<Measured> {
  const shellArguments = [
    'scripts/lean-node.sh',
    'scripts/bench/import-run.ts',
    String(rows),
    String(broken),
    ...(databaseUrl ? [databaseUrl] : []),
  ]
  const { stdout } = await promisify(execFile)('sh', shellArguments, {
    env: { ...process.env, NODE: process.execPath },
  })
  return JSON.parse(stdout)
}

const formatSeconds = (ms: number) => (ms < 100 ? `${(ms / 1000).toFixed(3)} s` : `${(ms / 1000).toFixed(1)} s`)

function formatLines(database: string, measured: Measured): string[][] {
  const { split, check, inserts, commit, commitPause, houses: residences, board, undo, undoPause } = measured
  const formatTimes = (ours: number, theirs: number) => `x${(ours / theirs).toFixed(1)}`
  const formatCost = ({ ms, work }: Cost) => `${formatSeconds(ms)} (${formatSeconds(work)})`
  const compareCosts = (ours: Cost, theirs: Cost) => [
    formatCost(ours),
    formatCost(theirs),
    `${formatTimes(ours.ms, theirs.ms)} (${formatTimes(ours.work, theirs.work)})`,
  ]
  return [
    [`${database}: read and checked`, 'the text cut at its commas', ...compareCosts(check, split), ''],
    [`${database}: imported`, 'plain inserts', ...compareCosts(commit, inserts), `${Math.round(commitPause)} ms`],
    [`${database}: the board read then`, 'the houses alone', ...compareCosts(board, residences), ''],
    [`${database}: undone`, 'plain inserts', ...compareCosts(undo, inserts), `${Math.round(undoPause)} ms`],
  ]
}

async function measureOnPostgres(): Promise<string[][]> {
  const programs = findPostgres()
  if (!programs) return [['PostgreSQL', 'not on this machine', '', '', '', '']]
  const cluster = await startCluster(programs)
  const lines = formatLines('PostgreSQL', await measure(await createDatabase(cluster, 'porchlight_import')))
  await cluster.stop()
  return lines
}

const load = loadavg()[0]?.toFixed(1)
const body = [...formatLines('embedded database', await measure(null)), ...(await measureOnPostgres())]
console.log(
  `${rows.toLocaleString('en-US')} rows, ${broken} of them broken; ${cpus().length} processors, load ${load}; in brackets what processors worked\n`,
)
const head = ['Moving in', 'Reference', 'Ours', 'Theirs', 'Ratio', 'Longest the server stood still']
printTable(head, body)
