import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createFileKey } from './file-key.ts'
import { readWhole } from './file-store.ts'
import { type BytesStore, createSealedStore } from './sealed-store.ts'

const kept = new Map<string, Buffer>()

/** Gives what it has in pieces of seven bytes, as a line may. */
const store: BytesStore = {
  async put(key, bytes) {
    kept.set(key, Buffer.from(bytes))
  },
  async open(key) {
    const bytes = kept.get(key)
    if (!bytes) return null
    let at = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(out) {
        if (at >= bytes.length) return out.close()
        out.enqueue(bytes.subarray(at, at + 7))
        at += 7
      },
    })
    return { size: bytes.length, stream }
  },
}

const sealed = createSealedStore(store, 'a secret')
const words = Buffer.from('Nobody reads larkspur in a copy of the store.')

async function read(from: BytesStore, key: string): Promise<Buffer | null> {
  const opened = await from.open(key)
  if (!opened) return null
  const bytes = Buffer.from(await readWhole(opened))
  expect(bytes.length).toBe(opened.size)
  return bytes
}

it('gives back what was put, and keeps nothing that can be read', async () => {
  const key = createFileKey(randomUUID())
  await sealed.put(key, words)
  expect(kept.get(key)?.includes('larkspur')).toBe(false)
  expect((await read(sealed, key))?.equals(words)).toBe(true)
  expect(await read(sealed, createFileKey(randomUUID()))).toBeNull()
})

it('fails for another secret, under another key, when a bit is another, and when the end is missing', async () => {
  const [key, other] = [createFileKey(randomUUID()), createFileKey(randomUUID())]
  await sealed.put(key, words)
  const whole = kept.get(key) ?? Buffer.alloc(0)
  await expect(read(createSealedStore(store, 'another secret'), key)).rejects.toThrow()
  kept.set(other, whole)
  await expect(read(sealed, other)).rejects.toThrow()
  const changed = Buffer.from(whole)
  changed[40] = (changed[40] ?? 0) ^ 1
  for (const damaged of [changed, whole.subarray(0, -1), whole.subarray(0, 20)]) {
    kept.set(key, damaged)
    await expect(read(sealed, key)).rejects.toThrow()
  }
})
