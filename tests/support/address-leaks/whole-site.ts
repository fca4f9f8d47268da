import { cp, mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp } from '#server/app.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { buildRobotsTxt, buildSitemapXml } from '#server/pages/search-engines.ts'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { systemClock } from '#server/plumbing/start/clock.ts'
import { readEnv } from '#server/plumbing/start/env.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { createRequestPipeline } from '#server/request-pipeline.ts'
import { loadPages, type Pages } from '#server/ssr.ts'
import { embeddedTemplate } from '#tests/support/database/database-template.ts'

type Asking = { as?: string; method?: string; headers?: Record<string, string>; body?: string }

export type WholeSite = {
  database: Database
  dataDir: string
  pages: Pages
  /** Everything the router answers. */
  routes: readonly { method: string; path: string }[]
  /** One request, each from an address of its own; `as` names one of the people the site was made with. */
  ask(path: string, asking?: Asking): Promise<Response>
  /** What is made for robots when the server starts. */
  forRobots(): Promise<string>
  /** Everything that was logged, from debug upwards. */
  logged(): string
  close(): Promise<void>
}

export const buildDir = path.resolve(import.meta.dirname, '../../../build')
const baseUrl = 'http://porchlight.example'

/**
 * The whole built product in the process of the test, all modules, jobs and pages, on a database of its own that holds
 * nothing. `people` are signed in by their name alone.
 */
export async function wholeSite(people: Record<string, SignedIn>): Promise<WholeSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-whole-'))
  const lines: string[] = []
  const log = createLog('debug', (line) => lines.push(line))
  await cp(await embeddedTemplate(), path.join(dataDir, 'database'), { recursive: true })
  const [database, pages] = await Promise.all([openDatabase({ dataDir, log }), loadPages(buildDir)])
  const env = readEnv({ DATA_DIR: dataDir, BASE_URL: baseUrl, DEMO: 'off' })
  const kept = createPageCache(systemClock)
  const app = await createApp({
    env,
    database,
    log,
    placesFile: path.join(buildDir, 'places.txt'),
    clock: systemClock,
    forgetPages: kept.forget,
  })
  const door = createRequestPipeline({
    baseUrl,
    log,
    pages,
    trustProxy: 0,
    site: { ...env.site, baseUrl, sampleData: true, mapTiles: null },
    whoIs: async (headers) => people[headers.get('cookie')?.replace('who=', '') ?? ''] ?? null,
    whyNotReady: async () => null,
    clock: systemClock,
    minuteRates: app.minuteRates,
    pageCache: kept,
    securityEvents: app.securityEvents,
    modules: app.routes,
  })
  let asked = 0
  return {
    database,
    dataDir,
    pages,
    routes: door.routes,
    async ask(address, { as, headers = {}, ...init } = {}) {
      asked += 1
      const own = { origin: baseUrl, ...(as !== undefined && { cookie: `who=${as}` }), ...headers }
      // Of the socket only its address is ever read, and answers are limited by it.
      const incoming = {
        socket: { remoteAddress: `10.0.${asked >> 8}.${asked & 255}` },
        headers: {},
      } as IncomingMessage
      return door.fetch(new Request(new URL(address, baseUrl), { ...init, headers: own }), { incoming })
    },
    async forRobots() {
      const stateNames = (await app.states.options()).map(({ name }) => name)
      return buildRobotsTxt(baseUrl) + buildSitemapXml(baseUrl, { paths: pages.paths, stateNames })
    },
    logged: () => lines.join(''),
    async close() {
      app.sendAway()
      await app.stop(1_000)
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
