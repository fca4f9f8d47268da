import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { SiteNotice } from '#domain/help/notices/site-notice.ts'
import { type SiteText, textPages } from '#domain/help/texts/site-text.ts'
import { type App, createApp } from './app.ts'
import { type Demo, startDemo } from './demo.ts'
import { startDevelopment } from './development.ts'
import { type ListeningServer, listen } from './listen.ts'
import { createMinutePages, type MinutePages } from './pages/minute-pages.ts'
import { createPageCache } from './pages/page-cache.ts'
import { buildRobotsTxt, buildSitemapXml, pagesFile } from './pages/search-engines.ts'
import { type ShownOnPages, watchShown } from './pages/shown-on-pages.ts'
import { createUploadCheck } from './pages/upload-addresses.ts'
import { createAdmission, type Refusal } from './plumbing/admission/admission.ts'
import {
  buildBaseHeaders,
  buildFileHeaders,
  buildPageHeaders,
  buildWorkerHeaders,
  computeInlineHash,
} from './plumbing/answers/content-security.ts'
import { createStaticPages, type StaticPages } from './plumbing/answers/static-pages.ts'
import { openDatabase } from './plumbing/db.ts'
import { createFileStore } from './plumbing/files/create-file-store.ts'
import { createReadiness } from './plumbing/health/readiness.ts'
import { createTroubles } from './plumbing/health/troubles.ts'
import { createMapTilesRoutes, type MapTiles, openMapTiles } from './plumbing/map-tiles/map-tiles.ts'
import { systemClock } from './plumbing/start/clock.ts'
import { type Env, SettingError } from './plumbing/start/env.ts'
import type { Log } from './plumbing/start/log.ts'
import { createRequestPipeline, type RequestPipeline } from './request-pipeline.ts'
import { loadPages, type Pages } from './ssr.ts'

const stopMs = 8_500

export async function startServer(env: Env, parts: { buildDir: string; log: Log; say?: (line: string) => void }) {
  const { buildDir, say = console.log } = parts
  const clock = systemClock
  const troubles = createTroubles(clock)
  const log = troubles.watch(parts.log)
  // First: a wrong path should cost nobody the minute that a database takes.
  const tiles = env.mapTiles === null ? null : await openMapTiles(env.mapTiles)
  const fileStore = createFileStore(env)
  await fileStore.requireWritable()
  const development = env.dev ? await startDevelopment() : undefined
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'database'))) say('Making the database ...')
  const [database, pages] = await Promise.all([
    openDatabase({ ...getPlace(env), keepsBackups: true, files: fileStore, ran: troubles.ran, log }),
    loadPages(buildDir, development),
  ])
  const minutes = createMinutePages({
    paths: pages.eachMinute,
    clock,
    failed: (error) => log.error('a page with counts is not drawn anew', { error }),
  })
  const statics = createStatics(env, pages, minutes)
  // Reading the built files takes as long as making the application: both at once.
  const files = development ? null : statics.addFolder(join(buildDir, 'client'), buildFileHeaders(getScheme(env)))
  files?.catch(() => {})
  await database.migrate()
  const placesFile = join(buildDir, 'places.txt')
  // The states' pages name homes: one that was just made private stands on none of them.
  const kept = createPageCache(clock)
  const forgetPages = () => {
    minutes.forget((path) => path.startsWith('/directory/'))
    kept.forget()
  }
  const notices: ShownOnPages<SiteNotice> = watchShown({
    name: 'site notices',
    read: () => app.listNotices(),
    async changed() {
      minutes.forget(() => true)
      kept.forget()
      if (!development) await holdPages(holding)
    },
    log,
  })
  const texts: ShownOnPages<SiteText> = watchShown({
    name: 'texts of help and FAQ',
    read: () => app.listTexts(),
    async changed() {
      kept.forget()
      if (!development) await holdPages(holding, Object.values(textPages))
    },
    log,
  })
  const refreshNotices = () => void notices.refresh()
  const changes = { forgetPages, noticesChanged: refreshNotices, textsChanged: texts.refresh }
  const app = await createApp({ env, database, clock, log, troubles, placesFile, ...changes })
  const demo = env.demo
    ? await startDemo({ env, transactions: database.transactions, auth: app.auth, clock, log, say })
    : null
  // After the demonstration data, so that its first day is whole.
  await app.countToday()
  const sampleData = await app.residences.hasSamples()
  if (env.production && sampleData) {
    const message =
      'The database holds demo data, and production does not start with it. Use an empty database or folder.'
    throw new SettingError(message)
  }
  const admission = createAdmission()
  const site = { ...env.site, baseUrl: env.baseUrl, sampleData, mapTiles: getTiles(tiles) }
  const pipeline = createRequestPipeline({
    site,
    listNotices: notices.list,
    listTexts: texts.list,
    baseUrl: env.baseUrl,
    trustProxy: env.trustProxy,
    development: env.dev,
    log,
    securityEvents: app.securityEvents,
    pages,
    pageCache: kept,
    whoIs: app.whoIs,
    whyNotReady: createReadiness({ database, dataDir: env.dataDir, isStuck: admission.isStuck, clock }),
    clock,
    minuteRates: app.minuteRates,
    modules: [...app.routes, ...(tiles ? [createMapTilesRoutes(tiles, app)] : [])],
  })
  const holding = { env, site, statics, pipeline, pages, notices, texts, buildDir }
  await Promise.all([notices.refresh(), texts.refresh()])
  await holdHealth(env, statics)
  if (!development)
    await Promise.all([
      files?.then(() => holdWorker(holding)),
      holdPages(holding),
      holdForRobots(env, statics, pages, app),
    ])
  const { host, port, trustProxy } = env
  const noteLimited = (address: string, why: Refusal) =>
    app.securityEvents.note({ kind: 'limited', address, about: why === 'address' ? 'open requests' : 'full server' })
  const behind = {
    pipeline,
    statics,
    admission,
    log,
    development,
    isUpload: createUploadCheck(pages.forms),
    limited: noteLimited,
  }
  const listening = await listen({ ...behind, host, port, trustProxy })
  notices.begin()
  texts.begin()
  if (!development) void minutes.begin((path) => drawForNow(holding, path))
  return {
    port: listening.port,
    banner: buildBanner(env, listening, demo),
    async stop(): Promise<void> {
      const end = performance.now() + stopMs
      minutes.stop()
      await Promise.all([notices.stop(), texts.stop()])
      const shut = listening.stop()
      // Streams would stay open until the last moment. From here on their pages are told to come anew.
      app.sendAway()
      await shut
      admission.stop()
      demo?.stop()
      await app.stop(Math.max(1_000, end - performance.now()))
      await database.close()
      await tiles?.close()
      await development?.stop()
    },
  }
}

const getPlace = ({ dataDir, databaseUrl }: Env) => ({ dataDir, databaseUrl })

const getTiles = (tiles: MapTiles | null) => tiles && { address: tiles.address, bounds: tiles.bounds }

const getScheme = (env: Env) => ({ https: env.baseUrl.startsWith('https:') })
const buildCacheDir = (env: Env) => join(env.dataDir, 'cache')

const ofStreetMap = /^\/assets\/(open-street\.client|maplibre-gl-worker)-/

function createStatics(env: Env, pages: Pages, minutes: MinutePages): StaticPages {
  const shared = new Set([...pages.prerendered, ...pages.eachMinute])
  return createStaticPages({
    cacheDir: buildCacheDir(env),
    // A signed-in visitor's home page is rendered for them alone (docs/specification.md, ruling 3). A page asked with a
    // query says something of its own: the contact form holds its topic, the home page that one has just signed out.
    skip: (path, { headers, url = '' }) =>
      (url.includes('?') && shared.has(path)) ||
      (path === '/' && headers.cookie !== undefined) ||
      minutes.isTooOld(path),
    // 1.6 MB that would be packed at the first start and held ever after.
    leaveOut: (path) => env.mapTiles === null && ofStreetMap.test(path),
  })
}

type ServerParts = {
  env: Env
  site: SiteSettings
  statics: StaticPages
  pipeline: RequestPipeline
  pages: Pages
  notices: Pick<ShownOnPages<SiteNotice>, 'list'>
  texts: Pick<ShownOnPages<SiteText>, 'list'>
  buildDir: string
}

async function holdPages(holding: ServerParts, paths: readonly string[] = holding.pages.prerendered): Promise<void> {
  const { statics, pipeline, notices, texts } = holding
  const edited = texts.list().map(({ kind }) => textPages[kind])
  await Promise.all(
    paths.map(async (path) => {
      const isForNow = notices.list().length > 0 || edited.includes(path)
      await statics.addPage(path, await pipeline.renderer.shared(path), buildHeaders(holding, path), isForNow)
    }),
  )
}

async function drawForNow(holding: ServerParts, path: string): Promise<void> {
  const page = await holding.pipeline.renderer.shared(path)
  await holding.statics.addPage(path, page, buildHeaders(holding, path), true)
}

function buildHeaders({ env, site, pages }: ServerParts, path: string): Record<string, string> {
  const frameHosts = site.directoryHost ? [site.directoryHost] : []
  const styleHashes = pages.styleHashes(path)
  return buildPageHeaders(pages.inlineScripts.map(computeInlineHash), { ...getScheme(env), frameHosts, styleHashes })
}

async function holdWorker({ env, statics, buildDir }: ServerParts): Promise<void> {
  const code = await readFile(join(buildDir, 'client/sw.js'), 'utf8')
  await statics.addText('/sw.js', code, buildWorkerHeaders(getScheme(env)))
}

/** From memory, so that it answers whatever else is full or broken. */
async function holdHealth(env: Env, statics: StaticPages): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...buildBaseHeaders(getScheme(env)),
  }
  await statics.addText('/healthz', JSON.stringify({ status: 'ok' }), headers)
}

async function holdForRobots(env: Env, statics: StaticPages, pages: Pages, { states }: App): Promise<void> {
  const { baseUrl } = env
  const stateNames = (await states.options()).map(({ name }) => name)
  const sitemap = buildSitemapXml(baseUrl, { paths: pages.paths, stateNames })
  const headers = { 'Cache-Control': 'public, max-age=3600', ...buildBaseHeaders(getScheme(env)) }
  await Promise.all([
    statics.addText('/robots.txt', buildRobotsTxt(baseUrl), headers),
    statics.addText(pagesFile, sitemap, headers),
  ])
}

function buildBanner(env: Env, listening: ListeningServer, demo: Demo | null): string {
  const host = env.host === '0.0.0.0' ? '127.0.0.1' : env.host
  const lines = [
    `Porchlight is on:  http://${host}:${listening.port}`,
    ...(env.production ? [] : [`For passkeys:      http://localhost:${listening.port} (they need a name)`]),
    `Data lies in:      ${env.databaseUrl ? 'PostgreSQL (DATABASE_URL) and ' : ''}${env.dataDir}`,
    `Mail goes to:      ${env.smtpUrl ? 'the mail server (SMTP_URL)' : join(env.dataDir, 'mail')}`,
  ]
  if (demo && demo.accounts.length > 0) {
    lines.push(`Demo accounts:     ${demo.accounts.join(', ')}`, `Demo password:     ${demo.password}`)
    lines.push('Second step:       offered (/account); without demo data staff and affiliates have to set one up')
  }
  if (!env.demo && !env.production) {
    lines.push(`First of staff:    npm run db -- staff add <mail>${env.databaseUrl ? '' : ' (stop this server first)'}`)
  }
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}
