import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { runOneAtATime } from '#scripts/toolchain/run-one-at-a-time.mjs'

const root = path.resolve(import.meta.dirname, '../../..')
const cache = path.join(root, 'node_modules/.cache/porchlight')

/** The demo shows how old each number is: an older folder would show other ages. */
const maxAgeInMs = 30 * 60_000
/** A test that found a folder just before it expired may still be copying it. */
const removedAfterMs = 2 * maxAgeInMs

/**
 * A data folder that the built product has filled with the demo, for tests to copy: filling one takes ten times as long
 * as starting on it. `fill` starts a product on an empty folder and stops it. Made once for each state of the sources, and
 * again when it is 30 minutes old.
 */
export async function filledFolder(fill: (dataDir: string) => Promise<void>): Promise<string> {
  const name = `product-${await computeFingerprint()}-`
  const found = await findNewest(name)
  if (found) return found
  return runOneAtATime('demo-folder', async () => (await findNewest(name)) ?? make(name, fill))
}

async function findNewest(name: string): Promise<string | undefined> {
  const made = (await listFoldersMade()).filter((one) => one.folder.startsWith(name))
  const young = made.find(({ at }) => Date.now() - at < maxAgeInMs)
  return young && path.join(cache, young.folder)
}

async function make(name: string, fill: (dataDir: string) => Promise<void>): Promise<string> {
  await mkdir(cache, { recursive: true })
  for (const { folder, at } of await listFoldersMade()) {
    if (Date.now() - at > removedAfterMs) await rm(path.join(cache, folder), { recursive: true, force: true })
  }
  const began = Date.now()
  const aside = await mkdtemp(path.join(cache, 'filling-'))
  await fill(aside)
  const folder = path.join(cache, `${name}${began}`)
  await rename(aside, folder)
  return folder
}

/** Newest first. */
async function listFoldersMade(): Promise<{ folder: string; at: number }[]> {
  if (!existsSync(cache)) return []
  return (await readdir(cache))
    .flatMap((folder) => {
      const at = /^product-\w+-(\d+)$/.exec(folder)?.[1]
      return at ? [{ folder, at: Number(at) }] : []
    })
    .toSorted((one, other) => other.at - one.at)
}

/** A hash of all sources that affect the content of the data folder. */
async function computeFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files = globSync(['build/.built-from', 'db/migrations/*.sql', 'scripts/demo/**/*.{ts,json}'], { cwd: root })
  for (const file of files.toSorted()) hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
