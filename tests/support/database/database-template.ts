import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { migrationsFolder, readMigrations } from '#server/plumbing/database/migrations/migrations.ts'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { refuseUnnotedChanges } from './unnoted-changes.ts'

const quiet = createLog('silent')
const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/porchlight')
const embeddedVersion = path.resolve(import.meta.dirname, '../../../node_modules/@electric-sql/pglite/package.json')

/** Folder of a migrated embedded database that tests copy. It is made once for each state of the migrations. */
export async function embeddedTemplate(): Promise<string> {
  const folder = path.join(cache, `database-${await computeFingerprint()}`)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  await removeOldTemplates()
  const dataDir = await mkdtemp(path.join(cache, 'making-'))
  const database = await openDatabase({ dataDir, log: quiet })
  await database.migrate()
  await database.runAsOwner((owner) => owner.execute(refuseUnnotedChanges))
  await database.close()
  // Of two that make it at once the first wins; theirs are the same.
  await rename(path.join(dataDir, 'database'), folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
  await rm(dataDir, { recursive: true, force: true })
  return folder
}

/** Those of the last day stay: another checkout may share these packages, and have other migrations. */
async function removeOldTemplates(): Promise<void> {
  const aDayAgo = Date.now() - 86_400_000
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name)
    const isOld = name.startsWith('database-') && (await stat(folder)).mtimeMs < aDayAgo
    if (isOld) await rm(folder, { recursive: true, force: true })
  }
}

/** A migrated database on the server of TEST_DATABASE_URL that `create database ... template` copies. */
export async function postgresTemplate(): Promise<{ url: string; template: string }> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('PORCHLIGHT_TEST_DB=postgres needs TEST_DATABASE_URL, or the global setup of the tests.')
  const template = `porchlight_template_${await computeFingerprint()}`
  const found = await administer(url, `select from pg_database where datname = '${template}'`)
  if (found > 0) return { url, template }
  const making = `porchlight_making_${process.pid}`
  await administer(url, `create database ${making}`)
  const address = new URL(url)
  address.pathname = `/${making}`
  const database = await openDatabase({ dataDir: cache, databaseUrl: address.href, log: quiet })
  await database.migrate()
  await database.runAsOwner((owner) => owner.execute(refuseUnnotedChanges))
  await database.close()
  await administer(url, `alter database ${making} rename to ${template}`).catch(async (error: unknown) => {
    await administer(url, `drop database ${making}`)
    if ((await administer(url, `select from pg_database where datname = '${template}'`)) === 0) throw error
  })
  return { url, template }
}

/** Runs one statement outside of any test database and gives the number of its rows. */
export async function administer(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

async function computeFingerprint(): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(embeddedVersion))
    .update(refuseUnnotedChanges)
  for (const { name, checksum } of await readMigrations(migrationsFolder)) hash.update(name).update(checksum)
  return hash.digest('hex').slice(0, 16)
}
