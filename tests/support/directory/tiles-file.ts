import { gzipSync } from 'node:zlib'

type Position = readonly [longitude: number, latitude: number]

/** A line or a closed shape of the made-up map; `kind` and `name` are what a style asks for. */
export type Drawn = { layer: string; kind: string; name?: string; points: readonly Position[]; isShape?: boolean }

type Parts = {
  bounds: readonly [number, number, number, number]
  zooms?: readonly [from: number, to: number]
  drawn?: readonly Drawn[]
  /** As the file says it, with markup. */
  attribution?: string
}

const extent = 4096
const by = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'

/**
 * A small file of vector tiles (PMTiles version 3, tiles as Mapbox vector tiles), written by hand: every tile over `bounds`
 * holds all that is drawn.
 */
export function tilesFile({ bounds, zooms = [10, 10], drawn = [], attribution = by }: Parts): Buffer {
  const tiles = listTiles(bounds, zooms)
    .map(({ z, x, y }) => ({ id: computeTileId(z, x, y), bytes: gzipSync(toTile(drawn, { z, x, y })) }))
    .toSorted((one, other) => one.id - other.id)
  const layers = [...new Set(drawn.map(({ layer }) => layer))].map((id) => ({ id, fields: { kind: 'String' } }))
  const directory = gzipSync(readDirectory(tiles))
  const metadata = gzipSync(JSON.stringify({ name: 'A made-up town', attribution, vector_layers: layers }))
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const head = Buffer.alloc(127)
  head.write('PMTiles', 0, 'latin1')
  head[7] = 3
  const places = [127, directory.length, 127 + directory.length, metadata.length]
  const dataAt = 127 + directory.length + metadata.length
  const counts = [dataAt, 0, dataAt, data.length, tiles.length, tiles.length, tiles.length]
  for (const [at, number] of [...places, ...counts].entries()) head.writeBigUInt64LE(BigInt(number), 8 + at * 8)
  const [clustered, gzip, vector] = [1, 2, 1]
  head.set([clustered, gzip, gzip, vector, zooms[0], zooms[1]], 96)
  for (const [at, degrees] of bounds.entries()) head.writeInt32LE(Math.round(degrees * 10_000_000), 102 + at * 4)
  head[118] = zooms[0]
  return Buffer.concat([head, directory, metadata, data])
}

type Tile = { z: number; x: number; y: number }

function listTiles([west, south, east, north]: Parts['bounds'], [from, to]: readonly [number, number]): Tile[] {
  const tiles: Tile[] = []
  for (let z = from; z <= to; z += 1) {
    const [left, top] = toTilePosition([west, north], z).map(Math.floor)
    const [right, bottom] = toTilePosition([east, south], z).map(Math.floor)
    for (let x = left ?? 0; x <= (right ?? 0); x += 1) {
      for (let y = top ?? 0; y <= (bottom ?? 0); y += 1) tiles.push({ z, x, y })
    }
  }
  return tiles
}

/** Where a point lies, counted in tiles of the zoom. */
function toTilePosition([longitude, latitude]: Position, z: number): [number, number] {
  const north = (latitude * Math.PI) / 180
  const down = (1 - Math.log(Math.tan(north) + 1 / Math.cos(north)) / Math.PI) / 2
  return [((longitude + 180) / 360) * 2 ** z, down * 2 ** z]
}

/** Tiles are numbered zoom by zoom, along a curve of Hilbert. */
function computeTileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3
  let [across, down] = [x, y]
  for (let side = 2 ** z / 2; side >= 1; side /= 2) {
    const right = (across & side) > 0 ? 1 : 0
    const low = (down & side) > 0 ? 1 : 0
    id += side * side * ((3 * right) ^ low)
    if (low === 0) {
      if (right === 1) [across, down] = [side - 1 - across, side - 1 - down]
      ;[across, down] = [down, across]
    }
  }
  return id
}

function readDirectory(tiles: readonly { id: number; bytes: Buffer }[]): Buffer {
  const steps = tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0))
  // Each tile once, its length, and that it follows the one before.
  const [runs, lengths] = [tiles.map(() => 1), tiles.map(({ bytes }) => bytes.length)]
  const places = tiles.map((_, at) => (at === 0 ? 1 : 0))
  return Buffer.from([tiles.length, ...steps, ...runs, ...lengths, ...places].flatMap(encodeVarint))
}

function encodeVarint(number: number): number[] {
  const bytes: number[] = []
  let rest = number
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}

const encodeZigzag = (number: number) => (number < 0 ? -2 * number - 1 : 2 * number)
const encodeField = (no: number, bytes: readonly number[]) => [no * 8 + 2, ...encodeVarint(bytes.length), ...bytes]
const encodeText = (no: number, words: string) => encodeField(no, [...Buffer.from(words)])
const encodeNumber = (no: number, value: number) => [no * 8, ...encodeVarint(value)]

function toTile(drawn: readonly Drawn[], tile: Tile): Buffer {
  const layers = new Map<string, Drawn[]>()
  for (const one of drawn) layers.set(one.layer, [...(layers.get(one.layer) ?? []), one])
  return Buffer.from([...layers].flatMap(([name, shapes]) => encodeField(3, findLayer(name, shapes, tile))))
}

function findLayer(name: string, shapes: readonly Drawn[], tile: Tile): number[] {
  const values = shapes.flatMap(({ kind, name: named = '' }) => [kind, named])
  return [
    ...encodeNumber(15, 2),
    ...encodeText(1, name),
    ...shapes.flatMap((shape, at) => encodeField(2, findFeature(shape, at, tile))),
    ...encodeText(3, 'kind'),
    ...encodeText(3, 'name'),
    ...values.flatMap((value) => encodeField(4, encodeText(1, value))),
    ...encodeNumber(5, extent),
  ]
}

function findFeature({ points, isShape, name }: Drawn, at: number, { z, x, y }: Tile): number[] {
  const tags = [0, at * 2, ...(name === undefined ? [] : [1, at * 2 + 1])]
  const placed = points.map((point) => {
    const [across, down] = toTilePosition(point, z)
    return [Math.round((across - x) * extent), Math.round((down - y) * extent)] as const
  })
  const steps = placed.flatMap(([across, down], no) => {
    const [fromX, fromY] = placed[no - 1] ?? [0, 0]
    return [encodeZigzag(across - fromX), encodeZigzag(down - fromY)]
  })
  const [move, line, close] = [1, 2, 7]
  const count = placed.length - 1
  const drawing = [8 + move, ...steps.slice(0, 2), count * 8 + line, ...steps.slice(2), ...(isShape ? [8 + close] : [])]
  return [
    ...encodeField(2, tags.flatMap(encodeVarint)),
    ...encodeNumber(3, isShape ? 3 : 2),
    ...encodeField(4, drawing.flatMap(encodeVarint)),
  ]
}
