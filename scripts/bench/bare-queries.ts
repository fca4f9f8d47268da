import { createServer } from 'node:http'
import { readSearchRequest } from '#domain/search/search-request.ts'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { createResidences } from '#server/modules/residence/residences.service.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import { createStates } from '#server/modules/states/states.service.ts'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'

// The reference of calls with data: their statements through the driver in a bare handler, with nothing kept from the
// request before, no headers of ours, no session, no limits. Usage: bare-queries.ts FOLDER PORT

const [folder = '', port = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir: folder, log: createLog('error') })
const { transactions } = database
const clock = { now: () => new Date() }
const places = createPlaces({ file: resolveInRoot('build', 'places.txt'), states: createStates({ transactions }) })
const search = createSearch({ transactions, clock, places })

const queries: Record<string, (query: Record<string, string>) => Promise<unknown>> = {
  '/api/states': () => createStates({ transactions }).options(),
  '/api/directory/stats': () => createResidences({ transactions, clock }).stats(),
  '/api/v1/residences': (query) => search.find(readSearchRequest(query)),
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare.example')
  const answer = JSON.stringify((await queries[pathname]?.(Object.fromEntries(searchParams))) ?? null)
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer) })
  response.end(answer)
}).listen(Number(port), '127.0.0.1')

process.once('SIGTERM', async () => {
  await database.close()
  process.exit(0)
})
