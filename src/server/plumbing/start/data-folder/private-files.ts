import { chmod, lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { toNullIfMissing } from '#server/plumbing/answers/null-if-missing.ts'

const others = 0o077

export function makeFilesPrivate(): void {
  process.umask(others)
}

export async function takeFromOthers(file: string): Promise<number> {
  const found = await toNullIfMissing(lstat(file))
  if (found === null || found.isSymbolicLink()) return 0
  // What is inside first: a folder that others may not enter is a folder that is done.
  const inside = found.isDirectory() ? ((await toNullIfMissing(readdir(file))) ?? []) : []
  let mended = 0
  for (const name of inside) mended += await takeFromOthers(path.join(file, name))
  if ((found.mode & others) === 0) return mended
  await toNullIfMissing(chmod(file, found.mode & 0o7777 & ~others))
  return mended + 1
}
