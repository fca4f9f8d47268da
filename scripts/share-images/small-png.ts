import { crc32, deflateSync } from 'node:zlib'

type Pixels = { width: number; height: number; rgba: Uint8Array }

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** For opaque pixels. With 256 colors only shades on edges are lost, and the file is a third of the size. */
export function encode({ width, height, rgba }: Pixels): Buffer {
  const colors = new Uint32Array(width * height)
  for (let at = 0; at < colors.length; at += 1) {
    colors[at] = ((rgba[4 * at] ?? 0) << 16) | ((rgba[4 * at + 1] ?? 0) << 8) | (rgba[4 * at + 2] ?? 0)
  }
  const palette = listMostUsed(colors)
  const indexOf = createNearestFinder(palette)
  const rows = Buffer.alloc(height * (width + 1))
  let last = -1
  let index = 0
  for (let at = 0; at < colors.length; at += 1) {
    const color = colors[at] ?? 0
    if (color !== last) [last, index] = [color, indexOf(color)]
    // Each row begins with a byte that says how it is filtered: 0, not at all.
    rows[at + Math.floor(at / width) + 1] = index
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a pixel, which are the number of a color in the palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    buildChunk('IHDR', header),
    buildChunk('PLTE', Buffer.from(palette.flatMap(splitColor))),
    buildChunk('IDAT', deflateSync(rows, { level: 7, memLevel: 9 })),
    buildChunk('IEND', Buffer.alloc(0)),
  ])
}

function listMostUsed(colors: Uint32Array): number[] {
  const uses = new Map<number, number>()
  let from = 0
  for (let at = 1; at <= colors.length; at += 1) {
    const color = colors[from] ?? 0
    if (colors[at] === color) continue
    uses.set(color, (uses.get(color) ?? 0) + at - from)
    from = at
  }
  return [...uses]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 256)
    .map(([color]) => color)
}

function splitColor(color: number): [number, number, number] {
  return [color >> 16, (color >> 8) & 255, color & 255]
}

function createNearestFinder(palette: readonly number[]): (color: number) => number {
  const known = new Map(palette.map((color, index) => [color, index]))
  // Thousands of shades are compared with each color: plain loops over plain numbers.
  const flat = Uint8Array.from(palette.flatMap(splitColor))
  return (color) => {
    const found = known.get(color)
    if (found !== undefined) return found
    const [r, g, b] = splitColor(color)
    let nearest = 0
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at < flat.length; at += 3) {
      const apart = (r - (flat[at] ?? 0)) ** 2 + (g - (flat[at + 1] ?? 0)) ** 2 + (b - (flat[at + 2] ?? 0)) ** 2
      if (apart < least) [least, nearest] = [apart, at / 3]
    }
    known.set(color, nearest)
    return nearest
  }
}

function buildChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
