import { sql } from 'kysely'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'

/**
 * A process of its own for tests that kill one: opens the embedded database in the folder it is given and writes pairs
 * of rows for ever. Every line it prints is the number of a pair that the database has acknowledged.
 */
const [dataDir = '', start = '0'] = process.argv.slice(2)
const database = await openDatabase({ dataDir, log: createLog('silent') })
await database.migrate()
for (let number = Number(start); ; number++) {
  await database.transactions.run({ kind: 'system' }, async (tx) => {
    for (const half of ['left', 'right']) {
      await sql`insert into organization (kind, name) values ('operator', ${`${number} ${half}`})`.execute(tx)
    }
  })
  process.stdout.write(`${number}\n`)
}
