import { readFile, rename, writeFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { drawShareImage } from '#web/parts/frame/share-image/share-image.ts'
import type { Picture } from './page-heads.ts'
import { startPainter } from './paint.ts'
import { encode } from './small-png.ts'

// A thread of `make.ts`: paints the pictures it was given.

type Work = { pictures: Picture[]; styles: { tokens: string; street: string } }

const { pictures, styles }: Work = workerData
const painter = await startPainter()
const sheets = {
  tokens: await readFile(resolveInRoot(styles.tokens), 'utf8'),
  street: await readFile(resolveInRoot(styles.street), 'utf8'),
}
for (const { head, file } of pictures) {
  const svg = drawShareImage(head, painter.measure, sheets)
  // Under its name only when it is whole.
  const aside = `${file}.${process.pid}.new`
  await writeFile(aside, encode(painter.pixels(svg)))
  await rename(aside, file)
}
