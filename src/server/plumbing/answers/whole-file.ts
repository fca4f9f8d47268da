import { open, rename, rm } from 'node:fs/promises'

// The same name for every try, so that the next one takes away what a killed server left half written.
const buildAsidePath = (path: string) => `${path}.part`

/** Written to another name, synced, then renamed: under its own name a file is always complete. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(buildAsidePath(path), 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(buildAsidePath(path), path)
}

export async function removeWhole(path: string): Promise<void> {
  await rm(path, { force: true })
  await rm(buildAsidePath(path), { force: true })
}
