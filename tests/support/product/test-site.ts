import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { buildSampleSettings } from '#scripts/share-images/page-heads.ts'
import { listen } from '#server/listen.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { createAdmission } from '#server/plumbing/admission/admission.ts'
import { countMinutesInMemory } from '#server/plumbing/admission/limits/minute-rates.ts'
import { buildFileHeaders } from '#server/plumbing/answers/content-security.ts'
import { createStaticPages } from '#server/plumbing/answers/static-pages.ts'
import { createHttp, readJson } from '#server/plumbing/http.ts'
import { systemClock } from '#server/plumbing/start/clock.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { createSecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import { createRequestPipeline } from '#server/request-pipeline.ts'

export type TestSite = { origin: string; port: number; log(): readonly string[]; stop(): Promise<void> }

/** Pages that are all rendered when they are asked for. */
export const noPages = {
  addresses: [],
  prerendered: [],
  eachMinute: [],
  forms: [],
  inlineScripts: [],
  styleHashes: () => [],
}

/** The front door on a real socket, with a few routes of every kind behind it and no database. */
export async function testSite(): Promise<TestSite> {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'porchlight-site-'))
  const statics = createStaticPages({ cacheDir, skip: () => false })
  await statics.addText('/file.json', '{}', buildFileHeaders({ https: false }))
  const baseUrl = 'http://127.0.0.1'
  const admission = createAdmission()
  const door = createRequestPipeline({
    baseUrl,
    log,
    trustProxy: 0,
    clock: systemClock,
    minuteRates: countMinutesInMemory(systemClock),
    securityEvents: createSecurityEvents(log),
    site: buildSampleSettings(baseUrl),
    pages: {
      ...noPages,
      paths: ['/page'],
      addresses: ['/page'],
      render: async (request) =>
        new Response('<h1>Page</h1>', {
          status: new URL(request.url).pathname === '/page' ? 200 : 404,
          headers: { 'content-type': 'text/html' },
        }),
    },
    pageCache: createPageCache(systemClock),
    whoIs: async () => null,
    whyNotReady: async () => null,
    modules: [createRoutes()],
  })
  const listening = await listen({ pipeline: door, statics, admission, log, host: '127.0.0.1', port: 0 })
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    port: listening.port,
    log: () => lines,
    async stop() {
      await listening.stop()
      admission.stop()
      await rm(cacheDir, { recursive: true })
    },
  }
}

function createRoutes() {
  const http = createHttp()
  http.get('/api/things', (c) => c.json({ things: [] }))
  http.post('/api/things', async (c) => c.json(await readJson(c, z.object({ a: z.string() }))))
  http.patch('/api/things/:id', (c) => c.body(null, 204))
  http.get('/things.csv', (c) => c.body('a,b\n', 200, { 'Content-Type': 'text/csv; charset=utf-8' }))
  http.get('/api/moved', (c) => c.redirect('/api/things'))
  http.get('/api/broken', () => {
    throw new Error('the pipe burst')
  })
  return http
}
