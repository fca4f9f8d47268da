import { readdir, writeFile } from 'node:fs/promises'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { readBaseline } from './baseline.ts'

// npm run schema: writes db/migrations/0001_baseline.sql, as long as no other migration stands on it.

const baseline = '0001_baseline.sql'
const [later] = (await readdir(resolveInRoot('db', 'migrations'))).filter((file) => file !== baseline)
if (later === undefined) {
  await writeFile(resolveInRoot('db', 'migrations', baseline), await readBaseline(resolveInRoot('db', 'schema')))
  console.log(`db/migrations/${baseline} is what db/schema says.`)
} else {
  console.error(`${later} stands on the baseline, which stays as it is: put the change into a new migration too.`)
  process.exitCode = 1
}
