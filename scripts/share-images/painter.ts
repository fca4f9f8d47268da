import { readFile, rename, writeFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { resolveInRoot } from '#scripts/toolchain/places.mjs'
import { drawShareImage } from '#web/parts/frame/share-image/share-image.ts'
import type { Picture } from './page-heads.ts'
import { startPainter } from './paint.ts'

// A thread of `make.ts`: paints the pictures it was given.

type Work = { pictures: Picture[]; styles: { tokens: string; street: string } }

const { pictures, styles }: Work = workerData
const painter = await startPainter()
const sheets = {
  tokens: await readFile(resolveInRoot(styles.tokens), 'utf8'),
  street: await readFile(resolveInRoot(styles.street), 'utf8'),
}
for (const { head, file } of pictures) {
  const { rgba, ...size } = painter.pixels(drawShareImage(head, painter.measure, sheets))
  // With 256 colors only shades on edges are lost, and the file is a third of the size.
  const png = sharp(rgba, { raw: { ...size, channels: 4 } }).png({ palette: true, dither: 0 })
  // Under its name only when it is whole.
  const aside = `${file}.${process.pid}.new`
  await writeFile(aside, await png.toBuffer())
  await rename(aside, file)
}
