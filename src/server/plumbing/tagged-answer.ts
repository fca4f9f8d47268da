import { createHash } from 'node:crypto'
import type { HttpContext } from '#server/plumbing/http.ts'

/** Sends a public answer with its tag, or only word that it has not changed since the caller got it. */
export function taggedJson(c: HttpContext, body: object): Response {
  const text = JSON.stringify(body)
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
  c.header('ETag', etag)
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304)
  c.header('Content-Type', 'application/json')
  return c.body(text)
}

/** A proxy that compresses marks our tag as weak (W/), and it still names the same answer. */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
