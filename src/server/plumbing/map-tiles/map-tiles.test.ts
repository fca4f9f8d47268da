import { mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countMinutesInMemory } from '#server/plumbing/admission/limits/minute-rates.ts'
import { answerError } from '#server/plumbing/http.ts'
import { systemClock } from '#server/plumbing/start/clock.ts'
import { tilesFile } from '#tests/support/directory/tiles-file.ts'
import { createMapTilesRoutes, type MapTiles, maxBytes, openMapTiles } from './map-tiles.ts'

const bytes = tilesFile({ bounds: [-92.4, 34.6, -92.1, 34.9], zooms: [10, 10] })
let folder = ''
let file = ''
let tiles: MapTiles

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'porchlight-tiles-'))
  file = path.join(folder, 'town.pmtiles')
  await writeFile(file, bytes)
  tiles = await openMapTiles(file)
})

afterAll(async () => {
  await tiles.close()
  await rm(folder, { recursive: true })
})

function asked(address: string, headers: Record<string, string> = {}, from: MapTiles = tiles) {
  const http = createMapTilesRoutes(from, { minuteRates: countMinutesInMemory(systemClock) })
  http.onError((error, c) => answerError(c, error))
  return http.request(address, { headers })
}

const piece = (range: string) => asked(tiles.address, { range })

describe('the file of a street map', () => {
  it('is served in pieces that a browser may keep', async () => {
    const answer = await piece('bytes=0-126')
    expect(answer.status).toBe(206)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(0, 127))
    expect(answer.headers.get('content-range')).toBe(`bytes 0-126/${bytes.length}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{16}"$/)
  })

  it('gives what there is of a piece that goes beyond its end', async () => {
    const answer = await piece(`bytes=${bytes.length - 5}-${bytes.length + 99_999}`)
    expect(answer.status).toBe(206)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(-5))
  })

  it('is not sent again to whoever has it', async () => {
    const etag = (await piece('bytes=0-9')).headers.get('etag') ?? ''
    expect((await asked(tiles.address, { 'if-none-match': etag })).status).toBe(304)
  })

  it.each([
    ['whole', undefined],
    ['from beyond its end', 'bytes=99999999-'],
    ['backwards', 'bytes=9-3'],
    ['in several pieces', 'bytes=0-3,5-9'],
    ['by something else than bytes', 'tiles=0-3'],
  ])('is not to be had %s', async (_, range) => {
    const answer = await asked(tiles.address, range === undefined ? {} : { range })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is not to be had in very large pieces', async () => {
    const large = { ...tiles, size: maxBytes * 3 }
    expect((await asked(tiles.address, { range: `bytes=0-${maxBytes}` }, large)).status).toBe(416)
  })

  it('is the only file there', async () => {
    const others = [
      '/map-tiles/',
      '/map-tiles/town.pmtiles',
      '/map-tiles/..%2ftown.pmtiles',
      '/map-tiles/../package.json',
    ]
    for (const other of others) expect((await asked(other, { range: 'bytes=0-9' })).status).toBe(404)
  })

  it('has another address once it is another file', async () => {
    const other = path.join(folder, 'other.pmtiles')
    await writeFile(other, bytes)
    await utimes(other, new Date(0), new Date(0))
    const opened = await openMapTiles(other)
    await opened.close()
    expect(opened.address).not.toBe(tiles.address)
  })

  it('that was cut short while it is served says so', async () => {
    const cut = path.join(folder, 'cut.pmtiles')
    await writeFile(cut, bytes)
    const opened = await openMapTiles(cut)
    await truncate(cut, 200)
    const answer = await asked(opened.address, { range: 'bytes=150-299' }, opened)
    await opened.close()
    expect(answer.status).toBe(503)
  })
})

describe('a start with MAP_TILES', () => {
  it.each([
    ['names no file', 'nowhere.pmtiles', 'but there is no such file.'],
    ['names a folder', '.', 'but it'],
  ])('that %s says so', async (_, name, words) => {
    const named = path.join(folder, name)
    await expect(openMapTiles(named)).rejects.toThrow(`MAP_TILES is ${JSON.stringify(named)}, ${words}`)
  })

  it('that names something else than tiles says so', async () => {
    const other = path.join(folder, 'photo.png')
    await writeFile(other, 'PNG')
    await expect(openMapTiles(other)).rejects.toThrow('but it is no PMTiles file.')
  })
})
