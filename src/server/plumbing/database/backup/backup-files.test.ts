import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { migrationsFolder, readMigrations } from '#server/plumbing/database/migrations/migrations.ts'
import { createFileKey } from '#server/plumbing/files/file-key.ts'
import { type FileStore, readWhole } from '#server/plumbing/files/file-store.ts'
import { createFolderStore } from '#server/plumbing/files/folder-store.ts'
import { createS3Store } from '#server/plumbing/files/s3-store.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { insertRows, makeRows } from '#tests/support/database/table-rows.ts'
import { fakeS3 } from '#tests/support/files/fake-s3.ts'
import { backUp, restore } from './backup.ts'

let folder: string
let file: string
const database = shareTestDatabase()
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-backup-files-'))
  file = path.join(folder, 'everything.gz')
  await database.reset()
  const { organization = {}, person = {}, stored_file = {} } = makeRows(1)
  await insertRows(database, { organization, person, stored_file })
  return () => rm(folder, { recursive: true, force: true })
})

const storeIn = (name: string) => createFolderStore(path.join(folder, name))
const bringBack = async (files: FileStore) =>
  restore(database, file, { migrations: await readMigrations(migrationsFolder), force: true, files })
const linesOf = async () =>
  gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
async function rowKeys() {
  return database.runAsOwner((connection) =>
    connection.query<{ keys: string[] }>(
      'begin; set local role porchlight_backup; select keys from stored_file; commit',
    ),
  )
}

it('files are in a backup with their rows, and come back into whichever store there is', async () => {
  const store = storeIn('files')
  const [{ keys: [named = ''] = [] } = { keys: [] }] = await rowKeys()
  const bytes = new Map([
    [named, Buffer.alloc(700_000, 'porch ')],
    [createFileKey(randomUUID()), Buffer.from('small')],
  ])
  for (const [key, content] of bytes) await store.put(key, content)
  await backUp(database, file, store)
  await database.reset()
  const s3 = await fakeS3()
  const bucket = { endpoint: s3.endpoint, bucket: 'bucket', region: 'us-east-1', key: 'key', secret: 'secret' }
  for (const other of [storeIn('other'), createS3Store(bucket)]) {
    await bringBack(other)
    expect((await rowKeys())[0]?.keys).toEqual([named])
    for (const [key, content] of bytes) {
      const stored = await other.open(key)
      expect(stored && Buffer.from(await readWhole(stored)).equals(content)).toBe(true)
    }
  }
  await backUp(database, file, createS3Store(bucket))
  await s3.close()
  const said = (await linesOf()).filter((line) => line.includes('files'))
  expect(said).toContain(JSON.stringify({ filesElsewhere: `the bucket bucket at ${new URL(s3.endpoint).host}` }))
  expect((await linesOf()).filter((line) => line.startsWith('{"file":'))).toEqual([])
})

it('a restore says how many files its rows name that the store lacks, and where the backup says they are', async () => {
  const s3 = await fakeS3()
  const bucket = { endpoint: s3.endpoint, bucket: 'bucket', region: 'us-east-1', key: 'key', secret: 'secret' }
  const [{ keys: [named = ''] = [] } = { keys: [] }] = await rowKeys()
  await createS3Store(bucket).put(named, Buffer.from('porch'))
  await backUp(database, file, createS3Store(bucket))
  const elsewhere = `the bucket bucket at ${new URL(s3.endpoint).host}`
  expect(await bringBack(storeIn('forgotten'))).toEqual({ files: 1, missing: 1, elsewhere })
  expect(await bringBack(createS3Store(bucket))).toEqual({ files: 1, missing: 0, elsewhere })
  await s3.close()
})

it('a backup that lacks a file changes nothing', async () => {
  const store = storeIn('files')
  await store.put(createFileKey(randomUUID()), Buffer.alloc(400_000))
  await backUp(database, file, store)
  const lines = await linesOf()
  const last = lines.findLastIndex((line) => line.startsWith('{"file":'))
  await writeFile(file, gzipSync(lines.filter((_, at) => at !== last).join('\n')))
  await expect(bringBack(storeIn('other'))).rejects.toThrow('some of its files are missing')
})

it('a file that is deleted while a backup is made is left out', async () => {
  const store = storeIn('files')
  const [gone, kept] = [createFileKey(randomUUID()), createFileKey(randomUUID())]
  for (const key of [gone, kept]) await store.put(key, Buffer.from('x'))
  const deleting: FileStore = { ...store, open: async (key) => (key === gone ? null : store.open(key)) }
  await backUp(database, file, deleting)
  expect((await linesOf()).at(-1)).toBe(JSON.stringify({ end: true, files: 1 }))
  await bringBack(storeIn('other'))
  expect([await storeIn('other').open(gone), (await storeIn('other').open(kept))?.size]).toEqual([null, 1])
})
