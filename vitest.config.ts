import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const support = path.join('tests', 'support')
const onPostgres = process.env.PORCHLIGHT_TEST_DB === 'postgres'
const serverTests = [...globSync('src/server/**/*.test.ts'), ...globSync('scripts/**/*.test.ts').filter(usesDatabase)]
const unitTests = globSync(['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']).filter(
  (file) => !serverTests.includes(file),
)

/**
 * The server's tests run on the embedded database; with PORCHLIGHT_TEST_DB=postgres those that use a database, on it. Where
 * a run has done that already, the embedded database answers only those that could find a difference.
 */
const server = {
  name: onPostgres ? 'server-postgres' : 'server',
  include: serverTests.filter((file) => {
    if (onPostgres) return usesDatabase(file)
    return !process.env.PORCHLIGHT_TESTED_ON_POSTGRES || !usesDatabase(file) || tellsDatabasesApart(file)
  }),
  globalSetup: ['tests/support/database/database-setup.ts'],
  // Files that share a process share the embedded database's program, which takes longer to compile than most of them run.
  // The product keeps nothing in its modules. As npm start runs it: without the optimizing compiler.
  isolate: false,
  execArgv: ['--liftoff-only'],
  setupFiles: [
    'tests/support/product/served-globals.ts',
    'tests/support/product/quick-passwords.ts',
    'tests/support/product/same-examples.ts',
    'tests/support/database/row-types/watch-statements.ts',
  ],
  env: { PORCHLIGHT_TEST_DB: onPostgres ? 'postgres' : 'embedded' },
  testTimeout: 60_000,
}

/** The specification as tables: what arrives is asked of a running product, what happens then of the parts themselves. */
const spec = {
  name: 'spec',
  include: ['tests/spec/**/*.spec.ts'],
  globalSetup: ['tests/support/product/product-setup.ts'],
}

/** Journeys share one running product and a browser per process, three files at a time, when everything else is done: each waits about as long as it works. */
const journeys = {
  name: 'e2e',
  include: ['tests/e2e/**/*.spec.ts'],
  globalSetup: ['tests/support/product/product-setup.ts'],
  isolate: false,
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
  retry: 1,
  // The way of a house to its certificate takes 40 s alone, and 112 s beside two other journeys on two cores.
  testTimeout: 180_000,
  // As patient as the browser's own waiting: without it a poll gives up after a second.
  expect: { poll: { timeout: 30_000, interval: 50 } },
}

/** Casts of rows that no test of the server has checked; begins when those are done. */
const everyCast = {
  name: 'casts',
  include: ['tests/support/database/row-types/every-cast.spec.ts'],
  sequence: { groupOrder: 2 },
}

const slowAttacks = 'tests/attacks/slow/**/*.spec.ts'

/**
 * The ways of the security review, walked again. What takes under 10 seconds runs with every test; `npm run attacks` runs
 * all of them, on both databases.
 */
const attacks = {
  include: ['tests/attacks/**/*.spec.ts'],
  globalSetup: ['tests/support/database/database-setup.ts'],
  // For the same reasons as the server's tests.
  isolate: false,
  execArgv: ['--liftoff-only'],
  env: { PORCHLIGHT_TEST_DB: onPostgres ? 'postgres' : 'embedded' },
  setupFiles: [
    'tests/support/product/served-globals.ts',
    'tests/support/product/same-examples.ts',
    'tests/support/database/row-types/watch-statements.ts',
  ],
  passWithNoTests: true,
  retry: 1,
  testTimeout: 600_000,
}

/** Those that take longest and do not look it: where nothing is known of earlier runs, large files begin first. */
const longest = [
  'frame/every-page',
  'directory/address-leaks',
  'imports/many-rows',
  'directory/provider-frames',
  'operators/beds-offline',
  'operators/inbox',
  'site/dead-ends',
  'demo/seed',
  'database/backup',
  'embedded/embedded-engine',
  'live/live.service',
  'beds/beds.log',
  'auth/sign-up.routes',
]

/** Begins with the longest, so that none of them is left running alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => /\.(test|spec)\.ts$/.test(moduleId) && moduleId.includes(`/${name}.`))
      return place < 0 ? longest.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: availableParallelism(),
    // Generous: a busy machine is not a defect.
    testTimeout: 20_000,
    hookTimeout: 120_000,
    projects: [
      // Files without a document share a process: most of them take less time than the modules they load.
      {
        test: {
          name: 'unit',
          include: unitTests.filter((file) => !usesDocument(file)),
          isolate: false,
          setupFiles: ['tests/support/product/same-examples.ts'],
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
      {
        test: {
          name: 'unit-document',
          include: unitTests.filter(usesDocument),
          setupFiles: ['tests/support/browser/document-setup.ts', 'tests/support/product/same-examples.ts'],
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
      { test: server },
      { test: spec },
      { test: { name: 'walls', include: ['tests/{walls,support}/**/*.test.ts'] } },
      { test: everyCast },
      { test: journeys },
      { test: { ...attacks, name: 'attacks', exclude: [slowAttacks] } },
      { test: { ...attacks, name: 'attacks-slow', include: [slowAttacks] } },
    ],
  },
})

function usesDocument(file: string): boolean {
  return readFileSync(file, 'utf8').includes('@vitest-environment')
}

/** It, or a part of the tests' support that it asks for, opens a database. */
function usesDatabase(file: string): boolean {
  const source = readFileSync(file, 'utf8')
  if (source.includes('#server/plumbing/db.ts')) return true
  const asked = [...source.matchAll(/(?:from|import) '(\.|#tests)(\/[^']+\.ts)'/g)].map(([, start, rest = '']) =>
    path.join(start === '.' ? path.dirname(file) : 'tests', rest),
  )
  return asked.some((part) => part.startsWith(support) && usesDatabase(part))
}

/** What one database may answer otherwise than the other: statements by themselves, the engines, and tests that name them. */
function tellsDatabasesApart(file: string): boolean {
  return (
    /\.store\.test\.ts$|plumbing\/(database|work)\//.test(file) ||
    readFileSync(file, 'utf8').includes('PORCHLIGHT_TEST_DB')
  )
}
