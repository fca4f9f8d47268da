import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Measure } from '#web/parts/frame/share-image/fit-text.ts'
import { drawLine } from '#web/parts/frame/share-image/share-image.ts'

export type Painter = {
  pixels(svg: string): { width: number; height: number; rgba: Uint8Array }
  measure: { display: Measure; text: Measure }
}

export const fontFiles = ['national-park.ttf', 'atkinson-next.ttf'].map((name) =>
  path.join(import.meta.dirname, 'fonts', name),
)

/** Uses only our own fonts, so that the result is the same on every machine. */
export async function startPainter(): Promise<Painter> {
  const program = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(await readFile(program))
  const fontBuffers = await Promise.all(fontFiles.map((file) => readFile(file)))
  const open = (svg: string) => new Resvg(svg, { font: { fontBuffers } })
  return {
    pixels(svg) {
      const picture = open(svg)
      const image = picture.render()
      const { width, height, pixels: rgba } = image
      image.free()
      picture.free()
      return { width, height, rgba }
    },
    measure: { display: measureWith(open, 'display'), text: measureWith(open, 'text') },
  }
}

/** Each word is measured between two bars, because the painter gives the width of the ink and not of the word. */
function measureWith(open: (svg: string) => InstanceType<typeof Resvg>, face: 'display' | 'text'): Measure {
  const size = 100
  const known = new Map<string, number>()
  const measureInk = (text: string) => {
    const drawn = drawLine({ text, x: 0, y: size, size, face, fill: '#000' })
    const picture = open(`<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="200">${drawn}</svg>`)
    const box = picture.getBBox()
    picture.free()
    return (box?.width ?? 0) / size
  }
  const advance = (text: string) => {
    const width = known.get(text) ?? measureInk(`|${text}|`) - measureInk('||')
    known.set(text, width)
    return width
  }
  return (text) => {
    const words = text.split(' ')
    return (
      words.reduce((sum, word) => sum + advance(word), 0) +
      (words.length - 1) * advance('n n') -
      (words.length - 1) * 2 * advance('n')
    )
  }
}
