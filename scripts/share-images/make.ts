import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { resolveInRoot, root } from '#scripts/toolchain/places.mjs'
import { type Picture, readPageHeads } from './page-heads.ts'

// Runs after the pages were built: the picture of every public page for link previews, into build/client/share. Pictures
// whose page and drawing did not change are taken from the last build.

/** Beside other tools' caches, because a build empties its own folder first. */
const cacheFolder = resolveInRoot('node_modules', '.cache', 'share-images')
const tokens = 'src/web/plumbing/theme/tokens.css'
const streetStyles = 'src/web/parts/street/street.css'
const drawnBy = [
  ...globSync(['src/web/parts/{share-image,street}/*.{ts,css}', 'scripts/share-images/**/*.*'], { cwd: root }),
  'src/web/parts/frame/shell/lamp-window.ts',
  tokens,
  'node_modules/@resvg/resvg-wasm/package.json',
].filter((file) => !/\.test\.tsx?$/.test(file))

const heads = await readPageHeads(resolveInRoot('build'))
const drawing = await computeHash(drawnBy)
const wanted = heads.map((head) => ({
  head,
  file: path.join(cacheFolder, `${digest([drawing, JSON.stringify(head)])}.png`),
}))
const missing = wanted.filter(({ file }) => !existsSync(file))
if (missing.length > 0) await paint(missing)
await Promise.all(wanted.map(({ head, file }) => lay(file, resolveInRoot('build', 'client', head.image))))
console.log(`${wanted.length} pictures for link previews, ${missing.length} of them new`)

async function lay(file: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(file, target)
}

async function paint(pictures: Picture[]): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  const threads = Math.min(availableParallelism(), Math.ceil(pictures.length / 8))
  const shares = Array.from({ length: threads }, (_, thread) =>
    pictures.filter((_picture, place) => place % threads === thread),
  )
  await Promise.all(
    shares.map((share) => {
      const workerData = { pictures: share, styles: { tokens, street: streetStyles } }
      return once(new Worker(new URL('painter.ts', import.meta.url), { workerData }), 'exit')
    }),
  )
}

async function computeHash(names: string[]): Promise<string> {
  const contents = await Promise.all(names.sort().map((name) => readFile(resolveInRoot(name))))
  return digest(contents)
}

function digest(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('hex').slice(0, 24)
}
