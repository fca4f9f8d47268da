import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { resolveInRoot, root } from '#scripts/toolchain/places.mjs'
import { buildReportArguments } from './outside-errors.ts'
import { readFailures } from './test-counts.ts'

// npm run check: everything that needs neither a database nor a browser, side by side.
// --unit-report=<file> has the unit tests' results written there as JSON.

type Check = { name: string; commands: string[][] }
type Outcome = { name: string; ok: boolean; seconds: number; output: string }

const { values } = parseArgs({ options: { 'unit-report': { type: 'string' } } })
const report = values['unit-report'] ?? resolveInRoot('test-results', 'checks.json')
rmSync(report, { force: true })

/** The longest first, so that none runs alone at the end. */
const checks: Check[] = [
  {
    name: 'unit tests',
    commands: [
      [
        'vitest',
        'run',
        '--project=unit',
        '--project=unit-document',
        '--reporter=minimal',
        ...buildReportArguments(report),
      ],
    ],
  },
  { name: 'types', commands: [['tsc', '--project', '.']] },
  { name: 'dead code', commands: [['knip']] },
  { name: 'walls', commands: [['node', 'scripts/checks/check-walls.ts']] },
  { name: 'lockfile', commands: [['node', 'scripts/complete-lockfile.mjs', '--check']] },
  { name: 'format and lint', commands: [['biome', 'check', '--error-on-warnings', '.']] },
]

const began = performance.now()
const waiting = [...checks]
const outcomes: Outcome[] = []
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))

const failed = outcomes.filter((one) => !one.ok)
const verdict = failed.length > 0 ? `failed: ${failed.map((one) => one.name).join(', ')}` : 'all good'
// Before what they wrote and after it: whoever sees only one end of a long log sees what it is about.
console.log(`\nchecks: ${verdict} (${countSecondsSince(began)} s)`)
for (const { file, test, message } of readFailures(report, root)) console.log(`\nFAIL  ${file} > ${test}\n${message}`)
for (const { name, output } of failed) console.log(`\n--- ${name} ---\n${output.trim()}`)
if (failed.length > 0) console.log(`\nchecks: ${verdict}`)
process.exitCode = failed.length > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const outcome = await run(check)
    outcomes.push(outcome)
    console.log(`${outcome.ok ? 'ok  ' : 'FAIL'}  ${outcome.name.padEnd(16)} ${outcome.seconds} s`)
  }
}

async function run({ name, commands }: Check): Promise<Outcome> {
  const start = performance.now()
  let output = ''
  for (const command of commands) {
    const ended = await execute(command)
    output += ended.output
    if (!ended.ok) return { name, ok: false, seconds: countSecondsSince(start), output }
  }
  return { name, ok: true, seconds: countSecondsSince(start), output }
}

function execute([program = '', ...args]: string[]): Promise<{ ok: boolean; output: string }> {
  const bin = resolveInRoot('node_modules', '.bin')
  const env = { ...process.env, NO_COLOR: '1', PATH: `${bin}${path.delimiter}${process.env.PATH}` }
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, program), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

function countSecondsSince(start: number): number {
  return Math.round((performance.now() - start) / 100) / 10
}
