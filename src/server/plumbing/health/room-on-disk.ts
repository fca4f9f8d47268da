import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Bytes below which a disk counts as full: what a few writes of the database take at once. */
const leastRoom = 8 * 1024 * 1024

/**
 * Whether a folder's disk has room and takes what is written. A small file is really written: a quota and a disk that has
 * become read-only show in nothing else.
 */
export async function hasRoom(folder: string, least = leastRoom): Promise<boolean> {
  const file = path.join(folder, `room-${process.pid}.probe`)
  try {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < least) return false
    await writeFile(file, Buffer.alloc(4096, 1), { mode: 0o600 })
    return true
  } catch {
    return false
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}
