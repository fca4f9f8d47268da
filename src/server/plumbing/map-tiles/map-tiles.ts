import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { MinuteRates } from '#server/plumbing/admission/limits/minute-rates.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import { SettingError } from '#server/plumbing/start/env.ts'
import { formatReason } from '#server/plumbing/start/start-checks.ts'
import { headBytes, readTilesHead } from './tiles-head.ts'

export type MapTiles = Awaited<ReturnType<typeof openMapTiles>>

const folder = '/map-tiles/'
export const maxBytes = 4 * 1024 * 1024
const pieceRate = { limit: 3_000, windowSeconds: 60 } as const

export async function openMapTiles(path: string) {
  const buildWrongError = (why: string) => new SettingError(`MAP_TILES is ${JSON.stringify(path)}, but ${why}.`)
  const file = await open(path, 'r').catch((error) => {
    const reason = formatReason(error)
    throw buildWrongError(reason === 'ENOENT' ? 'there is no such file' : `it cannot be read (${reason})`)
  })
  try {
    const facts = await file.stat()
    if (!facts.isFile()) throw buildWrongError('it is no file')
    const bytes = await readAt(file, 0, Math.min(headBytes, facts.size))
    const head = readTilesHead(Buffer.from(bytes))
    if ('why' in head) throw buildWrongError(head.why)
    const version = createHash('sha256').update(`${facts.size} ${facts.mtimeMs} `).update(bytes).digest('hex')
    return {
      address: `${folder}${version.slice(0, 16)}.pmtiles`,
      bounds: head.bounds,
      size: facts.size,
      read: (from: number, length: number): Promise<Uint8Array<ArrayBuffer>> => readAt(file, from, length),
      close: (): Promise<void> => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readAt(file: FileHandle, from: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  const { bytesRead } = await file.read(bytes, 0, length, from)
  return bytes.subarray(0, bytesRead)
}

export function createMapTilesRoutes(tiles: MapTiles, { minuteRates }: { minuteRates: MinuteRates }): Http {
  const http = createHttp()
  const rate = minuteRates('map-piece', pieceRate)
  const tag = `"${tiles.address.slice(folder.length, -'.pmtiles'.length)}"`
  http.get(tiles.address, async (c) => {
    rate.take(c.get('clientAddress'))
    c.header('Accept-Ranges', 'bytes')
    c.header('ETag', tag)
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Content-Type', 'application/vnd.pmtiles')
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
    const piece = readPiece(c.req.header('range'), tiles.size)
    if (piece === null) {
      const headers = { 'Content-Range': `bytes */${tiles.size}` }
      const message = `Ask for a piece of this file with Range, at most ${maxBytes} bytes of ${tiles.size}.`
      return c.text(message, 416, { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' })
    }
    const bytes = await tiles.read(piece.from, piece.length)
    // What was cut short on the disk after the start is not what the address stands for.
    if (bytes.length < piece.length) throw new AppError('unavailable', 'The file of the map has changed. Start anew.')
    c.header('Content-Range', `bytes ${piece.from}-${piece.from + piece.length - 1}/${tiles.size}`)
    return c.body(bytes, 206)
  })
  return http
}

function readPiece(range: string | undefined, size: number): { from: number; length: number } | null {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined) return null
  const from = Number(first)
  const to = Math.min(last === '' ? size - 1 : Number(last), size - 1)
  const length = to - from + 1
  return length < 1 || length > maxBytes ? null : { from, length }
}
