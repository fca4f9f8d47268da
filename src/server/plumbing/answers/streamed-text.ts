import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { HttpContext } from '#server/plumbing/http.ts'
import { chooseAcceptedEncoding } from './compressed.ts'

/** A piece that fails breaks the connection, so that half a file never looks like a whole one. */
export function streamText(c: HttpContext, pieces: AsyncGenerator<string>): Response {
  const encoding = chooseAcceptedEncoding(c.req.header('accept-encoding'))
  c.header('Vary', 'Accept-Encoding')
  if (encoding) c.header('Content-Encoding', encoding)
  if (c.req.method === 'HEAD') {
    void pieces.return(undefined)
    return c.body(null)
  }
  if (!encoding) return c.body(streamPlain(pieces))
  const packed = encoding === 'gzip' ? createGzip() : createBrotliCompress({ params: quick })
  // What breaks one of the two breaks the other; the reader sees it on the packed one.
  pipeline(Readable.from(pieces, { objectMode: true, highWaterMark: 1 }), packed, () => {})
  // The cast joins node's name for this type and the platform's.
  return c.body(Readable.toWeb(packed) as NodeWebStream as ReadableStream)
}

export type CsvFile = { name: string; pieces: AsyncGenerator<string> }

export function streamCsv(c: HttpContext, { name, pieces }: CsvFile): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8; header=present')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return streamText(c, pieces)
}

// A small window: many files may be sent at once.
const quick = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }

function streamPlain(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
