import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** `br` and `gzip` are null where they would not be smaller. */
export type Encodings = { etag: string; plain: Buffer; br: Buffer | null; gzip: Buffer | null }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export async function encode(plain: Buffer, cacheDir: string, compressible: boolean): Promise<Encodings> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const etag = `"${hash}"`
  if (!compressible) return { etag, plain, br: null, gzip: null }
  const [br, gz] = await Promise.all([
    readOrMake(join(cacheDir, `${hash}.br`), () =>
      toBrotli(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    ),
    readOrMake(join(cacheDir, `${hash}.gz`), () => toGzip(plain, { level: 9 })),
  ])
  return { etag, plain, br: br.length < plain.length ? br : null, gzip: gz.length < plain.length ? gz : null }
}

export async function encodeForNow(plain: Buffer): Promise<Encodings> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const [br, gz] = await Promise.all([encodeOnce(plain, 'br'), encodeOnce(plain, 'gzip')])
  return { etag: `"${hash}"`, plain, br, gzip: gz }
}

export async function encodeOnce(plain: Uint8Array, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return toGzip(plain)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  // A page fits into 256 KB. The usual window of 4 MB makes it no smaller, and its memory has the garbage collected often.
  const params = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_SIZE_HINT]: plain.length }
  return toBrotli(plain, { params })
}

const accepting = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

export function isAccepted(encoding: 'br' | 'gzip', accepted: string): boolean {
  return accepting[encoding].test(accepted)
}

export function chooseAcceptedEncoding(accepted: string | undefined): 'br' | 'gzip' | null {
  return (['br', 'gzip'] as const).find((one) => isAccepted(one, accepted ?? '')) ?? null
}

async function readOrMake(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch {
    const made = await make()
    // Two files may hold the same bytes, and are packed at the same time.
    const aside = `${path}.${randomUUID()}.new`
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(aside, made)
    await rename(aside, path)
    return made
  }
}
