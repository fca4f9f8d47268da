/** West, south, east and north, in degrees. */
export type Bounds = readonly [number, number, number, number]

export const headBytes = 127

const vectorTiles = 1
const unpackable = [1, 2]

export function readTilesHead(head: Buffer): { bounds: Bounds } | { why: string } {
  if (head.length < headBytes || head.toString('latin1', 0, 7) !== 'PMTiles') return { why: 'it is no PMTiles file' }
  if (head[7] !== 3) return { why: `it is PMTiles of version ${head[7]}, and version 3 is needed` }
  if (head[99] !== vectorTiles) return { why: 'its tiles are pictures, and vector tiles (MVT) are needed' }
  const isPacked = [head[97], head[98]].some((packing) => packing === undefined || !unpackable.includes(packing))
  if (isPacked) return { why: 'it is compressed in a way that browsers cannot read, and gzip is needed' }
  const readDegrees = (at: number) => head.readInt32LE(at) / 10_000_000
  return { bounds: [readDegrees(102), readDegrees(106), readDegrees(110), readDegrees(114)] }
}
