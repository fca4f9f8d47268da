import { writeManyRows } from '#scripts/bench/many/many-rows.ts'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { importDesk, somebody } from './import-desk.ts'

// A server that imports houses, as a process of its own that can be killed. It says on a line each how far it is.
// Usage: import-child.ts DATA_DIR ROWS [DATABASE_URL]

const [dataDir = '', rows = '', databaseUrl = null] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl, log: createLog('silent') })
const desk = importDesk(database)
const { id: personId, organization } = somebody(1)
const organizationId = organization?.id ?? ''
const actor = { kind: 'person', personId, organizationId, origin: { source: 'import', device: '' } } as const
desk.server.signIn(somebody(1))
const id = await desk.upload(writeManyRows(Number(rows), 0))
const { stamp } = await desk.view(id)
await desk.commits.commit(
  { actor, organizationId, personId, personName: 'Dana' },
  id,
  { stamp, publish: true },
  ({ phase, done }) => console.log(phase, done),
)
console.log('done', rows)
await database.close()
