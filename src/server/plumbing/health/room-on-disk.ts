import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'

const minFreeBytes = 8 * 1024 * 1024

/** Really writes a small file: nothing else shows a quota or a disk that has become read-only. */
export async function hasRoom(folder: string, least = minFreeBytes): Promise<boolean> {
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
