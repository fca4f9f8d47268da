import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function readOrCreateSecret(dataDir: string, name: string, bytes = 32): Promise<string> {
  const path = join(dataDir, name)
  const found = await readOrNull(path)
  if (found) return found
  await mkdir(dataDir, { recursive: true })
  const aside = `${path}.${process.pid}.new`
  await writeFile(aside, `${randomBytes(bytes).toString('base64url')}\n`, { mode: 0o600 })
  await chmod(aside, 0o600)
  // link() refuses to replace: whoever came first wins, and everybody reads the same file afterwards.
  await link(aside, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(aside, { force: true })
  return (await readFile(path, 'utf8')).trim()
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
