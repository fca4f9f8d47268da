import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawShareImage } from '../../src/web/parts/share-image/share-image.ts'
import { inRoot, root } from '../toolchain/places.mjs'
import { type PageHead, readPageHeads } from './page-heads.ts'
import { startPainter } from './paint.ts'
import { encode } from './small-png.ts'

// Runs after the pages were built: the picture of every public page for link previews, into build/client/share. Pictures
// whose page and drawing did not change are taken from the last build.

/** Beside other caches of tools: a build empties its own folder first. */
const kept = inRoot('node_modules', '.cache', 'share-images')
const tokens = 'src/web/plumbing/theme/tokens.css'
const streetStyles = 'src/web/parts/street/street.css'
/** Everything that says how a picture looks. */
const drawnBy = [
  ...globSync(['src/web/parts/{share-image,street}/*.{ts,css}', 'scripts/share-images/**/*.*'], { cwd: root }),
  ...['src/web/parts/shell/lamp-window.ts', tokens, 'node_modules/@resvg/resvg-wasm/package.json'],
].filter((file) => !/\.test\.tsx?$/.test(file))

const heads = await readPageHeads(inRoot('build'))
const drawing = await hashOf(drawnBy)
const wanted = heads.map((head) => ({ head, file: path.join(kept, `${digest([drawing, JSON.stringify(head)])}.png`) }))
const missing = wanted.filter(({ file }) => !existsSync(file))
if (missing.length > 0) await paint(missing)
await Promise.all(wanted.map(({ head, file }) => lay(file, inRoot('build', 'client', head.image))))
console.log(`${wanted.length} pictures for link previews, ${missing.length} of them new`)

async function lay(file: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(file, target)
}

async function paint(pictures: { head: PageHead; file: string }[]): Promise<void> {
  await mkdir(kept, { recursive: true })
  const painter = await startPainter()
  const styles = {
    tokens: await readFile(inRoot(tokens), 'utf8'),
    street: await readFile(inRoot(streetStyles), 'utf8'),
  }
  for (const { head, file } of pictures) {
    const svg = drawShareImage(head, painter.measure, styles)
    // Under its name only when it is whole.
    const aside = `${file}.${process.pid}.new`
    await writeFile(aside, encode(painter.pixels(svg)))
    await rename(aside, file)
  }
}

async function hashOf(names: string[]): Promise<string> {
  const contents = await Promise.all(names.sort().map((name) => readFile(inRoot(name))))
  return digest(contents)
}

function digest(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('hex').slice(0, 24)
}
