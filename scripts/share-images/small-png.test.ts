import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encode } from './small-png.ts'

const lamp = [0xfd, 0xd3, 0x59, 255]
const night = [0, 0x2e, 0x2d, 255]

function chunk(png: Buffer, name: string): Buffer {
  const at = png.indexOf(name)
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}

/** The color of each pixel, as a browser would read it. */
function shown(png: Buffer, width: number): string[] {
  const palette = chunk(png, 'PLTE')
  const rows = inflateSync(chunk(png, 'IDAT'))
  const indexes = [...rows].filter((_, at) => at % (width + 1) !== 0)
  return indexes.map((index) => palette.subarray(3 * index, 3 * index + 3).toString('hex'))
}

describe('a small PNG', () => {
  it('shows the pixels it was given, row by row', () => {
    const rgba = Uint8Array.from([lamp, night, night, night, night, lamp].flat())
    const png = encode({ width: 3, height: 2, rgba })
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([chunk(png, 'IHDR').readUInt32BE(0), chunk(png, 'IHDR').readUInt32BE(4)]).toEqual([3, 2])
    expect(shown(png, 3)).toEqual(['fdd359', '002e2d', '002e2d', '002e2d', '002e2d', 'fdd359'])
  })

  it('gives shades beyond 256 the nearest color it has', () => {
    const often = Array.from({ length: 256 }, (_, k) => [k, 0, 0, 255, k, 0, 0, 255]).flat()
    const png = encode({ width: 513, height: 1, rgba: Uint8Array.from([...often, 200, 3, 0, 255]) })
    expect(shown(png, 513).at(-1)).toBe('c80000')
  })
})
