import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { readBaseline } from './baseline.ts'
import { writeTableTypes } from './table-types.ts'

// npm run schema: writes db/migrations/0001_baseline.sql, as long as no other migration stands on it, and db/tables.ts.

const baseline = '0001_baseline.sql'
const [later] = (await readdir(resolveInRoot('db', 'migrations'))).filter((file) => file !== baseline)
if (later === undefined) {
  await writeFile(resolveInRoot('db', 'migrations', baseline), await readBaseline(resolveInRoot('db', 'schema')))
  console.log(`db/migrations/${baseline} is what db/schema says.`)
} else {
  console.log(
    `${later} stands on the baseline, which stays as it is: a change of the schema needs a new migration too.`,
  )
}
const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-schema-'))
const database = await openDatabase({ dataDir, log: createLog('silent') })
try {
  await database.migrate()
  await writeFile(resolveInRoot('db', 'tables.ts'), await database.runAsOwner(writeTableTypes))
  console.log('db/tables.ts is what the migrations make.')
} finally {
  await database.close()
  await rm(dataDir, { recursive: true })
}
