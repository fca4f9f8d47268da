import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { toNullIfMissing } from '#server/plumbing/answers/null-if-missing.ts'
import { removeWhole, writeWhole } from '#server/plumbing/answers/whole-file.ts'
import { formatReason, StartError } from '#server/plumbing/start/start-checks.ts'
import { createFileKey, isFileKey, requireFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

export function createFolderStore(folder: string): FileStore {
  const getFolder = (key: string) => path.join(folder, key.slice(0, 2), key.slice(2, 4))
  const getPath = (key: string) => path.join(getFolder(requireFileKey(key)), key)

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const file = getPath(key)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeWhole(file, bytes)
    await syncFolder(path.dirname(file))
  }
  return {
    elsewhere: null,
    put,
    async open(key) {
      const handle = await toNullIfMissing(open(getPath(key)))
      if (!handle) return null
      const { size } = await handle.stat()
      // The stream closes what it reads.
      const stream = Readable.toWeb(createReadStream('', { fd: handle })) as ReadableStream<Uint8Array>
      return { size, stream }
    },
    delete: (key) => removeWhole(getPath(key)),
    async *list() {
      for (const file of await listFilesBelow(folder)) {
        // What a killed server left half written goes with its key.
        const key = path.basename(file).replace(/\.part$/, '')
        const found = isFileKey(key) ? await toNullIfMissing(stat(file)) : null
        if (found) yield { key, at: found.mtime }
      }
    },
    async requireWritable() {
      try {
        const key = createFileKey(randomUUID())
        await put(key, new Uint8Array([1]))
        await removeWhole(getPath(key))
      } catch (cause) {
        const message = `Files are kept in ${folder}, and nothing can be written there (${formatReason(cause)}). Give the folder to the user the server runs under, or make room.`
        throw new StartError(message, { cause })
      }
    },
  }
}

async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = (await toNullIfMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? []
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}

/** The new name of a file is safe only then. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
