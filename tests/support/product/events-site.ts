import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createApp } from '#server/app.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { countMinutesInMemory } from '#server/plumbing/admission/limits/minute-rates.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { systemClock } from '#server/plumbing/start/clock.ts'
import { readEnv } from '#server/plumbing/start/env.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { createRequestPipeline } from '#server/request-pipeline.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { noPages } from './test-site.ts'

export type EventRow = {
  kind: string
  network: string | null
  person: string | null
  organization: string | null
  about: string | null
  events: number
}

type Asking = { as?: string; from?: string; method?: string; headers?: Record<string, string>; body?: string }

const baseUrl = 'http://porchlight.example'

/**
 * The whole product but its pages, in the process of the test, on whichever database the tests run on. `people` are signed
 * in by their name alone; accounts sign in as they do in the product.
 */
export async function eventsSite(people: Record<string, SignedIn>) {
  const database = await testDatabase()
  await database.reset()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-events-'))
  const lines: string[] = []
  const log = createLog('debug', (line) => lines.push(line))
  const env = readEnv({ DATA_DIR: dataDir, BASE_URL: baseUrl, DEMO: 'off' })
  const app = await createApp({ env, database, clock: systemClock, log, placesFile: samplePlaces() })
  const isStaff = (user: Pick<SignedIn, 'organization'> | null | undefined) => user?.organization?.kind === 'alliance'
  const door = createRequestPipeline({
    baseUrl,
    log,
    trustProxy: 0,
    securityEvents: app.securityEvents,
    modules: app.routes,
    site: { ...env.site, baseUrl, sampleData: true, mapTiles: null },
    pages: {
      paths: ['/staff/inbox', '/staff/inbox/:id'],
      ...noPages,
      render: async ({ url }, { user }) =>
        new Response('', { status: url.includes('/staff/') && !isStaff(user) ? 403 : 200 }),
    },
    whoIs: async (headers) =>
      people[headers.get('cookie')?.replace('who=', '') ?? ''] ?? (await app.whoIs(headers)) ?? null,
    pageCache: createPageCache(systemClock),
    whyNotReady: async () => null,
    clock: systemClock,
    minuteRates: countMinutesInMemory(systemClock),
  })
  return {
    database,
    door,
    securityEvents: app.securityEvents,
    logged: () => lines.join(''),
    async ask(address: string, { as, from = '203.0.113.7', headers = {}, ...init }: Asking = {}): Promise<Response> {
      const own = { origin: baseUrl, ...(as !== undefined && { cookie: `who=${as}` }), ...headers }
      // Of the socket only its address is ever read.
      const incoming = { socket: { remoteAddress: from }, headers: {} } as IncomingMessage
      return door.fetch(new Request(new URL(address, baseUrl), { ...init, headers: own }), { incoming })
    },
    /** Stops the product, so that all it had to say is written, and gives the rows. */
    async rowsAtTheEnd(): Promise<EventRow[]> {
      app.sendAway()
      await app.stop(1_000)
      return database.run(sql<EventRow>`
          select kind, network, person_id as person, acting_for as organization, about, events
          from security_event order by happened_at, kind`)
    },
    async close() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
