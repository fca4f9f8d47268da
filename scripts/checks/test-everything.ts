import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { resolveInRoot, root } from '#scripts/toolchain/places.mjs'
import { findPostgres } from '#tests/support/database/postgres-cluster.ts'
import { buildReportArguments } from './outside-errors.ts'
import { type Failure, readCounts, readFailures, readSecondTries } from './test-counts.ts'

// The second half of npm test: packages are installed, this is Node 24, the pages are built.

type Stage = { name: string; args: string[]; env?: Record<string, string> }

/** Milliseconds: a stage that hangs must not hang the whole run. */
const timeoutMs = 30 * 60_000

/** Programs that see CI write colors into files too. */
const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }

const vitest = resolveInRoot('node_modules', 'vitest', 'vitest.mjs')
const postgres = locatePostgres()
const stages: Stage[] = [
  { name: 'checks', args: ['scripts/checks/check.ts', `--unit-report=${readReport('checks')}`] },
  ...(postgres.found
    ? buildStagesOfBothDatabases()
    : [buildStage('server', ['server', 'spec', 'walls', 'attacks', 'casts'])]),
  buildStage('journeys', ['e2e']),
]

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results')
const total = { passed: 0, failed: 0, skipped: 0 }
const broken: string[] = []
const failures: Failure[] = []
const secondTries: Failure[] = []
for (const stage of stages) {
  console.log(`\n=== ${stage.name} ===`)
  const ok = await run(stage)
  const counts = readCounts(readReport(stage.name))
  failures.push(...readFailures(readReport(stage.name), root))
  secondTries.push(...readSecondTries(readReport(stage.name), root))
  total.passed += counts.passed
  total.skipped += counts.skipped
  // A stage can break with no test failing: a check, a file that does not load, a server that does not stop.
  total.failed += Math.max(counts.failed, ok ? 0 : 1)
  if (!ok || counts.failed > 0) broken.push(stage.name)
}

console.log(`\nDatabases: embedded; PostgreSQL ${postgres.words}`)
for (const { file, test, message } of secondTries) {
  console.log(`\nPassed on the second try: ${file} > ${test}\n${message}`)
}
if (total.skipped > 0) console.log(`${total.skipped} skipped`)
if (broken.length > 0) {
  console.log(`\nNot right: ${broken.join(', ')} (more above; pictures of failed journeys in test-results/)`)
  for (const { file, test, message } of failures) console.log(`\nFAIL  ${file} > ${test}\n${message}`)
  console.log('')
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function buildStage(name: string, projects: string[], env: Record<string, string> = {}): Stage {
  const chosen = projects.map((project) => `--project=${project}`)
  // Of what passes, only the sum: in a log that is cut short, what failed has to be found.
  const quiet = ['--reporter=minimal', ...buildReportArguments(readReport(name))]
  return { name, args: [vitest, 'run', ...chosen, ...quiet], env }
}

/** Statements cost a third on PostgreSQL of what they cost on the embedded database, which the journeys use anyway. */
function buildStagesOfBothDatabases(): Stage[] {
  return [
    buildStage('server-postgres', ['server-postgres', 'attacks'], { PORCHLIGHT_TEST_DB: 'postgres' }),
    buildStage('server', ['server', 'spec', 'walls', 'casts'], { PORCHLIGHT_TESTED_ON_POSTGRES: '1' }),
  ]
}

function readReport(stage: string): string {
  return `test-results/${stage}.json`
}

function locatePostgres(): { found: boolean; words: string } {
  if (process.env.TEST_DATABASE_URL) return { found: true, words: 'at TEST_DATABASE_URL' }
  const programs = findPostgres()
  if (programs) return { found: true, words: `in a private cluster (${programs})` }
  return { found: false, words: 'not run: no postgres on this machine, and TEST_DATABASE_URL is not set' }
}

async function run({ args, env }: Stage): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...plain, ...env },
  })
  const began = Date.now()
  const heartbeat = setInterval(
    () => console.log(`  still at it, ${Math.round((Date.now() - began) / 1000)} s`),
    60_000,
  )
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  const code = await Promise.race([ended, wait(timeoutMs, 'late', { ref: false })])
  clearInterval(heartbeat)
  if (code !== 'late') return code === 0
  console.log(`Stopped: it took longer than ${timeoutMs / 60_000} minutes.`)
  child.kill('SIGTERM')
  await Promise.race([ended, wait(10_000)])
  child.kill('SIGKILL')
  return false
}
