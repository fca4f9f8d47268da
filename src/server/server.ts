import { join } from 'node:path'
import { type App, createApp } from '#server/app.ts'
import { startDevelopment } from '#server/development.ts'
import { type Listening, listen } from '#server/listen.ts'
import { createModules, type Modules } from '#server/modules.ts'
import { type Clock, systemClock } from '#server/plumbing/clock.ts'
import { baseHeaders, pageHeaders, scriptHashes } from '#server/plumbing/content-security.ts'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import type { Env } from '#server/plumbing/env.ts'
import { keptSecret } from '#server/plumbing/kept-secret.ts'
import type { Log } from '#server/plumbing/log.ts'
import { watchOverload } from '#server/plumbing/overload.ts'
import { type StaticPages, staticPages } from '#server/plumbing/static-pages.ts'
import { loadPages, type Pages } from '#server/ssr.ts'

export type RunningServer = { banner: string; port: number; stop(): Promise<void> }

/** Starts everything in order: database, modules, pages, listening. Throws with a plain message when it cannot. */
export async function startServer(env: Env, parts: { buildDir: string; log: Log }): Promise<RunningServer> {
  const { log, buildDir } = parts
  const clock = systemClock
  const development = env.dev ? await startDevelopment() : undefined
  const [database, pages] = await Promise.all([
    openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, log }),
    loadPages(buildDir, development?.load),
  ])
  await database.migrate()
  const modules = await createModules({ env, database, clock, log })
  const demo = env.demo ? await loadDemo(env, database, modules, clock) : null
  const app = createApp({
    site: { ...env.site, baseUrl: env.baseUrl, sampleData: await modules.residences.hasSamples() },
    baseUrl: env.baseUrl,
    trustProxy: env.trustProxy,
    log,
    pages,
    whoIs: modules.whoIs,
    isReady: database.ready,
    modules: modules.routes,
  })
  const statics = await holdPages({ env, app, pages, buildDir, development: development !== undefined })
  const overload = watchOverload({ atOnce: 200, lagMs: 150 })
  const listening = await listen({ app, statics, overload, log, host: env.host, port: env.port, development })
  return {
    port: listening.port,
    banner: banner(env, listening, demo),
    async stop() {
      await listening.stop()
      overload.stop()
      await modules.stop()
      await database.close()
      await development?.stop()
    },
  }
}

/** Takes the built files and the prerendered pages into memory. In development everything is rendered when asked. */
async function holdPages(parts: {
  env: Env
  app: App
  pages: Pages
  buildDir: string
  development: boolean
}): Promise<StaticPages> {
  const { env, app, pages } = parts
  const https = env.baseUrl.startsWith('https:')
  const statics = staticPages({
    cacheDir: join(env.dataDir, 'cache'),
    // A signed-in visitor's home page is the night board, rendered for them alone (rulings 3). A page asked with a query
    // says something of its own: the contact form holds its topic, the home page that one has just signed out.
    skip: (path, { headers, url = '' }) =>
      (url.includes('?') && pages.prerendered.includes(path)) || (path === '/' && headers.cookie !== undefined),
  })
  if (parts.development) return statics
  await statics.addFolder(join(parts.buildDir, 'client'), baseHeaders({ https }))
  const frameHosts = env.site.directoryHost ? [env.site.directoryHost] : []
  for (const path of pages.prerendered) {
    const html = await app.renderer.shared(path)
    await statics.addPage(path, html, pageHeaders({ hashes: scriptHashes(html) }, { https, frameHosts }))
  }
  return statics
}

type Demo = { accounts: string[]; password: string }

/** Loads the demo data into an empty database, and keeps what is there of it from growing old. */
async function loadDemo(env: Env, database: Database, modules: Modules, clock: Clock): Promise<Demo> {
  const { seedDemo } = await import('../../scripts/demo/seed.ts')
  const password = env.demoPassword ?? (await keptSecret(env.dataDir, 'demo-password', 9))
  const { transactions } = database
  const { createAccount } = modules.auth
  const { accounts } = await seedDemo({ transactions, createAccount, password, now: clock.now() })
  return { accounts, password }
}

function banner(env: Env, listening: Listening, demo: Demo | null): string {
  const host = env.host === '0.0.0.0' ? '127.0.0.1' : env.host
  const lines = [
    `Porchlight is on:  http://${host}:${listening.port}`,
    `Data lies in:      ${env.databaseUrl ? 'PostgreSQL (DATABASE_URL) and ' : ''}${env.dataDir}`,
    `Mail goes to:      ${env.smtpUrl ? 'the mail server (SMTP_URL)' : join(env.dataDir, 'mail')}`,
  ]
  if (demo && demo.accounts.length > 0) {
    lines.push(`Demo accounts:     ${demo.accounts.join(', ')}`, `Demo password:     ${demo.password}`)
  }
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}
