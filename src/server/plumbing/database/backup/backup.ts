import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { DatabaseSetupError, type Engine, type OwnerConnection } from '#server/plumbing/database/engine.ts'
import { type Migration, migrate } from '#server/plumbing/database/migrations/migrations.ts'
import type { FileStore } from '#server/plumbing/files/file-store.ts'
import { dump, type Header, isLastLine, readHeader } from './backup-content.ts'
import { countMissing, dumpFiles, type RestoredFiles, readElsewhere } from './backup-files.ts'
import { load } from './backup-load.ts'

/**
 * Whole or not at all. The embedded database lets requests wait meanwhile, so servers back up a copy
 * (embedded/backup-schedule.ts).
 */
export async function backUp(engine: Pick<Engine, 'runAsOwner'>, file: string, files?: FileStore): Promise<void> {
  await writeBackup(file, (unfinished) => backUpRows(engine, unfinished), files)
}

/** The files last: what a row of that moment names was there before. */
export async function writeBackup(
  file: string,
  writeRows: (unfinished: string) => Promise<void>,
  files?: FileStore,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  const unfinished = `${file}.unfinished-${process.pid}`
  try {
    await writeRows(unfinished)
    if (files) await append(unfinished, dumpFiles(files, signal))
    await flush(unfinished)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

export function backUpRows(engine: Pick<Engine, 'runAsOwner'>, unfinished: string): Promise<void> {
  return engine.runAsOwner((connection) => append(unfinished, dump(connection)))
}

/** What is packed one after the other is unpacked as one. */
function append(file: string, lines: AsyncIterable<string>): Promise<void> {
  const end = createWriteStream(file, { mode: 0o600, flags: 'a' })
  return pipeline(Readable.from(withLineEnds(lines)), createGzip(), end)
}

/**
 * Reads the whole backup before it touches anything. Throws DatabaseSetupError for a broken or newer backup, and for
 * a database with data unless `force` is given.
 */
export async function restore(
  engine: Pick<Engine, 'runAsOwner'>,
  file: string,
  { migrations, force, files }: { migrations: Migration[]; force: boolean; files?: FileStore | undefined },
): Promise<RestoredFiles> {
  const { header, elsewhere } = await check(file)
  const then = findMigrations(header, migrations)
  return engine.runAsOwner(async (connection) => {
    if (!force && !(await isEmpty(connection))) {
      throw new DatabaseSetupError('The database is not empty. Restore with --force to replace everything in it.')
    }
    await wipe(connection)
    await migrate(connection, then)
    await load(connection, readLines(file), files)
    await migrate(connection, migrations)
    return { ...(await countMissing(connection, files)), elsewhere }
  })
}

export async function wipe(connection: OwnerConnection): Promise<void> {
  await connection.execute(
    'begin; drop schema if exists pgboss cascade; drop schema public cascade; create schema public; commit',
  )
}

/** The alliance that the migrations made does not count, nor do tables without row-level security. */
export async function isEmpty(connection: OwnerConnection): Promise<boolean> {
  const tables = await connection.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity`,
  )
  for (const { name } of tables) {
    const own = name === 'organization' ? `where kind <> 'alliance'` : ''
    const [answer] = await askAsBackup(connection, `select exists (select from ${name} ${own}) as found`)
    if (answer?.found) return false
  }
  return true
}

async function askAsBackup(connection: OwnerConnection, question: string): Promise<{ found: boolean }[]> {
  return connection.query<{ found: boolean }>(`begin; set local role porchlight_backup; ${question}; commit`)
}

async function check(file: string): Promise<{ header: Header; elsewhere: string | null }> {
  let header: Header | undefined
  let elsewhere: string | null = null
  let last = ''
  try {
    for await (const line of readLines(file)) {
      header ??= readHeader(line)
      elsewhere ??= readElsewhere(line)
      last = line
    }
  } catch (error) {
    if (error instanceof DatabaseSetupError) throw error
    throw new DatabaseSetupError(`${file} cannot be restored: ${error instanceof Error ? error.message : error}`)
  }
  if (header === undefined || !isLastLine(last))
    throw new DatabaseSetupError(`${file} cannot be restored: its end is missing.`)
  return { header, elsewhere }
}

function findMigrations(header: Header, known: Migration[]): Migration[] {
  return header.migrations.map(({ number, name, checksum }) => {
    const migration = known.find((one) => one.number === number)
    if (migration?.checksum === checksum) return migration
    throw new DatabaseSetupError(
      migration === undefined
        ? `The backup has the migration ${name}, which this version does not know. Restore it with the newer version.`
        : `The backup was made with another db/migrations/${migration.name}.sql than this one.`,
    )
  })
}

async function* readLines(file: string): AsyncGenerator<string> {
  const raw = createReadStream(file)
  const text = raw.pipe(createGunzip()).setEncoding('utf8')
  // An error of the file does not travel through the pipe by itself.
  raw.on('error', (error) => text.destroy(error))
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}

async function flush(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync()
  await handle.close()
}
