import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { HttpContext } from '#server/plumbing/http.ts'
import { chooseAcceptedEncoding, encodeOnce } from './compressed.ts'

const minPackedBytes = 1024

const filesPerTick = 10

/** Never for an answer with anything of a visitor's in it: its compressed size would reveal it. */
export async function tagJson(c: HttpContext, body: object): Promise<Response> {
  return tagText(c, isList(body) ? await listText(body) : JSON.stringify(body), 'application/json')
}

function isList(body: object): body is { contents: readonly unknown[] } {
  return 'contents' in body && Array.isArray(body.contents)
}

async function listText(list: { contents: readonly unknown[] }): Promise<string> {
  const { contents, ...head } = list
  const pieces: string[] = []
  for (let at = 0; at < contents.length; at += filesPerTick) {
    if (at > 0) await nextTurn()
    pieces.push(
      contents
        .slice(at, at + filesPerTick)
        .map((record) => JSON.stringify(record))
        .join(),
    )
  }
  return `${JSON.stringify({ ...head, contents: [] }).slice(0, -2)}${pieces.join()}]}`
}

/** Likewise never for an answer with anything of a visitor's in it. */
export async function tagText(c: HttpContext, text: string, type: string): Promise<Response> {
  const encoding = text.length < minPackedBytes ? null : chooseAcceptedEncoding(c.req.header('accept-encoding'))
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`
  c.header('Vary', 'Accept-Encoding')
  // The bytes differ by the encoding, and say the same.
  c.header('ETag', encoding ? `W/${tag}` : tag)
  if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  c.header('Content-Type', type)
  if (!encoding) return c.body(text)
  c.header('Content-Encoding', encoding)
  return c.body(await encodeOnce(Buffer.from(text), encoding))
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
