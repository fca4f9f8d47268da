import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fakeS3 } from '#tests/support/files/fake-s3.ts'
import { createFileStore } from './create-file-store.ts'
import { createFileKey } from './file-key.ts'
import { type FileStore, readWhole } from './file-store.ts'

let dataDir: string
let s3: Awaited<ReturnType<typeof fakeS3>>
beforeAll(async () => {
  s3 = await fakeS3()
})
afterAll(() => s3.close())
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-store-'))
  s3.kept.clear()
  s3.answer(null)
  return () => rm(dataDir, { recursive: true, force: true })
})

const settings = () => ({
  endpoint: s3.endpoint,
  bucket: 'bucket',
  region: 'us-east-1',
  key: 'key',
  secret: 'secret',
})
const stores = {
  'a folder': () => createFileStore({ dataDir, filesS3: null }),
  'a store that speaks S3': () => createFileStore({ dataDir, filesS3: settings() }),
}
const bytes = new Uint8Array(Buffer.from('what a house sent'))
async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key, at } of store.list()) {
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000)
    keys.push(key)
  }
  return keys.sort()
}

describe.each(Object.entries(stores))('%s', (_, make) => {
  it('gives back what was put there, lists it, and deletes it', async () => {
    const store = make()
    await store.requireWritable()
    const keys = Array.from({ length: 5 }, () => createFileKey(randomUUID())).sort()
    for (const key of keys) await store.put(key, bytes)
    expect(await keysOf(store)).toEqual(keys)
    const [one = ''] = keys
    const stored = await store.open(one)
    expect(stored?.size).toBe(bytes.byteLength)
    if (stored) expect(await readWhole(stored)).toEqual(bytes)
    await store.delete(one)
    await store.delete(one)
    expect(await store.open(one)).toBeNull()
    expect(await keysOf(store)).toEqual(keys.slice(1))
  })

  it('takes no key that leads elsewhere', async () => {
    const store = make()
    for (const key of ['../secret', `${randomUUID()}/../x`, '', randomUUID()]) {
      await expect((async () => store.put(key, bytes))()).rejects.toThrow('no key')
    }
  })
})

describe('the folder', () => {
  it('has two levels, is its account’s alone, and forgets what was half written', async () => {
    const store = stores['a folder']()
    const key = createFileKey(randomUUID())
    await store.put(key, bytes)
    const file = path.join(dataDir, 'files', key.slice(0, 2), key.slice(2, 4), key)
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    const killed = createFileKey(key.slice(0, 36))
    await writeFile(path.join(path.dirname(file), `${killed}.part`), 'half')
    expect(await keysOf(store)).toEqual([key, killed].sort())
    expect(await store.open(killed)).toBeNull()
    await store.delete(killed)
    expect(await readdir(path.dirname(file))).toEqual([key])
  })

  it('stops the start where nothing can be written, in words', async () => {
    await writeFile(path.join(dataDir, 'files'), '')
    await expect(stores['a folder']().requireWritable()).rejects.toThrow(
      `Files are kept in ${dataDir}/files, and nothing can be written there`,
    )
    await chmod(dataDir, 0o700)
  })
})

describe('the store that speaks S3', () => {
  it('stops the start where it refuses us, and says which setting to look at', async () => {
    s3.answer(403)
    await expect(stores['a store that speaks S3']().requireWritable()).rejects.toThrow(
      `FILES_S3_ENDPOINT is ${s3.endpoint}, and nothing can be written to the bucket bucket there (The file store answers PUT with 403.)`,
    )
  })

  it('signs with the key it was given', async () => {
    const store = createFileStore({ dataDir, filesS3: { ...settings(), key: 'other' } })
    await expect(store.put(createFileKey(randomUUID()), bytes)).rejects.toMatchObject({ code: 'unavailable' })
    expect(s3.kept.size).toBe(0)
  })
})
