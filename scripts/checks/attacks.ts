import { spawnSync } from 'node:child_process'
import { resolveInRoot, root } from '#scripts/toolchain/places.mjs'
import { findPostgres } from '#tests/support/database/postgres-cluster.ts'

// npm run attacks [file ...]: walks every way of the security review again, also the slow ones, on the embedded database and on
// PostgreSQL where it is found.

const databases = ['embedded', ...(process.env.TEST_DATABASE_URL || findPostgres() ? ['postgres'] : [])]
const vitest = resolveInRoot('node_modules', 'vitest', 'vitest.mjs')
for (const database of databases) {
  console.log(`\n=== attacks, ${database} ===`)
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project=attacks', '--project=attacks-slow', ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, PORCHLIGHT_TEST_DB: database } },
  )
  if (status !== 0) process.exitCode = 1
}
