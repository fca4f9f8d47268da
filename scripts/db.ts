import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createAccountMaker } from '#server/modules/auth/sign-up/sign-up.service.ts'
import { listBackups } from '#server/plumbing/database/embedded/backup-schedule.ts'
import { DataFolderInUse } from '#server/plumbing/database/embedded/data-folder-lock.ts'
import { DatabaseSetupError } from '#server/plumbing/database/engine.ts'
import { type Database, openDatabase } from '#server/plumbing/db.ts'
import { createFileStore } from '#server/plumbing/files/create-file-store.ts'
import { prepareDataFolder } from '#server/plumbing/start/data-folder/data-folder.ts'
import { makeFilesPrivate } from '#server/plumbing/start/data-folder/private-files.ts'
import { type Env, findSenderProblem, readEnv, SettingError } from '#server/plumbing/start/env.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { StartError } from '#server/plumbing/start/start-checks.ts'
import { readOrCreateSecret } from '#server/plumbing/start/stored-secret.ts'

const usage = `npm run db -- <command>

  migrate             bring the database up to this version
  seed                load the demo data into an empty database
  backup [file]       write everything to one file, also while the server runs
  restore <file>      make an empty database what it was when the backup was written
          --force     ... or replace everything in one that is not empty
  reset --yes         remove everything and start anew
  staff add <mail>    invite somebody to the staff: the first of them, who then invites everybody else
  staff list          who is staff, and who is invited
  staff remove <mail> take somebody off the staff, or take their invitation back
  staff reset-factor <mail>
                      end the app, recovery codes, passkeys and sessions of somebody who lost them

It works on the database of DATABASE_URL, or on the embedded one in DATA_DIR (./data).`

class UsageError extends Error {}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parse(args)
  const [command, file, ...more] = positionals
  if (values.help) return console.log(usage)
  if (command === 'migrate') return runWithDatabase(migrate)
  if (command === 'seed') return seed()
  if (command === 'backup') return backUp(file)
  if (command === 'restore' && file)
    return runWithDatabase((database) => restore(database, file, values.force ?? false))
  if (command === 'staff' && file && staffActs.has(file)) return runStaff([file, ...more])
  if (command === 'reset' && values.yes) return runWithDatabase(reset)
  if (command === 'reset') throw new UsageError('This removes everything in the database. Say so with: reset --yes')
  throw new UsageError(usage)
}

function parse(args: string[]) {
  try {
    const flag = { type: 'boolean' } as const
    return parseArgs({ args, allowPositionals: true, options: { force: flag, yes: flag, help: flag } })
  } catch (error) {
    // The first sentence names what is wrong; the others are for authors of such programs.
    const [reason] = error instanceof Error ? error.message.split('. ') : []
    throw new UsageError(`${reason}\n\n${usage}`)
  }
}

/** Checks only what these commands use, so that a backup does not need all production settings. */
function readSettings(): Env {
  const { DATABASE_URL, DATA_DIR, DEMO, DEMO_PASSWORD } = process.env
  const files = Object.entries(process.env).filter(([name]) => name.startsWith('FILES_S3_'))
  return readEnv({ ...Object.fromEntries(files), DATABASE_URL, DATA_DIR, DEMO, DEMO_PASSWORD })
}

async function runWithDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const env = readSettings()
  const { dataDir, databaseUrl } = env
  if (!databaseUrl) await prepareDataFolder(path.resolve(dataDir))
  const database = await openDatabase({ dataDir, databaseUrl, files: createFileStore(env), log: createLog('warn') })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

const staffActs = new Set(['add', 'list', 'remove', 'reset-factor'])

async function runStaff(args: readonly string[]): Promise<void> {
  const { BASE_URL, MAIL_FROM, PORT, HOST, NODE_ENV } = process.env
  if (NODE_ENV === 'production' && !BASE_URL) {
    throw new UsageError('BASE_URL is not set. Set it as for the server: the link of an invitation leads there.')
  }
  const { baseUrl, mailFrom } = readEnv({ BASE_URL, MAIL_FROM, PORT, HOST })
  const noSender = NODE_ENV === 'production' && args[0] === 'add' ? findSenderProblem(mailFrom, { MAIL_FROM }) : null
  if (noSender) throw new UsageError(noSender)
  const { runStaffCommand } = await import('./staff.ts')
  try {
    await runWithDatabase(async (database) => {
      const { lines, isRefused } = await runStaffCommand(database, args, { baseUrl, mailFrom })
      if (isRefused) throw new UsageError(lines.join('\n'))
      console.log(lines.join('\n'))
    })
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const who = error.pid === null ? 'A server' : `The server (process ${error.pid})`
    throw new UsageError(
      `${who} has the embedded database for itself. Stop it, run this again, and start it. (With PostgreSQL it can go on running.)`,
    )
  }
}

async function migrate(database: Database): Promise<void> {
  const names = await database.migrate()
  console.log(names.length === 0 ? 'The database is up to date.' : `Applied: ${names.join(', ')}`)
}

async function seed(): Promise<void> {
  const env = readSettings()
  if (process.env.NODE_ENV === 'production') {
    throw new UsageError('No demo data was loaded: NODE_ENV is "production", and production never loads demo data.')
  }
  if (!env.demo) throw new UsageError('No demo data was loaded: DEMO is "off". Leave it out or set it to on.')
  await runWithDatabase((database) => loadDemo(database, env))
}

async function loadDemo(database: Database, env: Env): Promise<void> {
  await database.migrate()
  if (!(await database.isEmpty())) throw new UsageError('The database is not empty, so no demo data was loaded.')
  const { seedDemo } = await import('./demo/seed.ts')
  const password = env.demoPassword ?? (await readOrCreateSecret(env.dataDir, 'demo-password', 9))
  const createAccount = createAccountMaker({ database: database.signIn })
  const { transactions } = database
  const secretKey = env.authSecret ?? (await readOrCreateSecret(env.dataDir, 'auth-secret'))
  const secrets = { secretKey, store: createFileStore(env) }
  const { accounts } = await seedDemo({ transactions, createAccount, password, secrets, now: new Date() })
  console.log(`The demo data is loaded. Sign in as ${accounts.join(', ')} with the password ${password}`)
}

async function backUp(named: string | undefined): Promise<void> {
  const file = named ?? `porchlight-${new Date().toISOString().replaceAll(':', '-')}.backup.gz`
  try {
    await runWithDatabase((database) => database.backup(file))
  } catch (error) {
    if (!(error instanceof DataFolderInUse) || error.pid === null) throw error
    await copyFile(await askServer(error.pid, readSettings().dataDir), file)
  }
  const { elsewhere } = createFileStore(readSettings())
  console.log(
    elsewhere === null
      ? `Everything is in ${file}`
      : `Everything but the files is in ${file}; they are in ${elsewhere}`,
  )
}

/** A running server locks the folder of the embedded database, so it has to write the backup itself. */
async function askServer(pid: number, dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'backups')
  const before = await listBackups(folder)
  process.kill(pid, 'SIGUSR2')
  for (let tries = 0; tries < 3_000; tries++) {
    await wait(100)
    // A large database takes longer than any number of minutes: the copy stands until its backup is whole.
    if (existsSync(path.join(dataDir, 'database.copy'))) tries = 0
    const made = (await listBackups(folder)).find((name) => !before.includes(name))
    if (made !== undefined) return path.join(folder, made)
  }
  throw new UsageError(`The server (process ${pid}) wrote no backup. Its log says why.`)
}

async function restore(database: Database, file: string, force: boolean): Promise<void> {
  const { files, missing, elsewhere } = await database.restore(file, { force })
  console.log(`The database is what it was in ${file}`)
  if (missing === 0) return
  const env = readSettings()
  const store = createFileStore(env).elsewhere ?? path.resolve(env.dataDir, 'files')
  const whence =
    elsewhere === null ? '' : ` When it was written they were in ${elsewhere}: set FILES_S3_ as there, or copy it.`
  throw new UsageError(`${missing} of the ${files} files that it names are not in ${store}.${whence}`)
}

async function reset(database: Database): Promise<void> {
  await database.reset()
  console.log('The database is empty.')
}

makeFilesPrivate()
// Somebody may take this for the server that holds the folder and ask it for a backup: that must not end it.
process.on('SIGUSR2', () => undefined)
try {
  await main(process.argv.slice(2))
} catch (error) {
  const isPlain = [UsageError, SettingError, StartError, DatabaseSetupError].some((kind) => error instanceof kind)
  console.error(isPlain && error instanceof Error ? error.message : error)
  process.exitCode = 1
}
