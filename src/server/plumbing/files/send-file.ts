import type { HttpContext } from '#server/plumbing/http.ts'
import type { StoredBytes } from './file-store.ts'

const types = { pdf: 'application/pdf', jpg: 'image/jpeg' } as const

/** To keep, never to show: opened in a browser all the same, it can do nothing. */
export function sendFile(c: HttpContext, file: StoredBytes & { name: string; kind: keyof typeof types }): Response {
  const { name, kind, size, stream } = file
  c.header('Content-Type', types[kind])
  c.header('Content-Length', String(size))
  c.header('Content-Disposition', `attachment; filename="file.${kind}"; filename*=UTF-8''${encodeURIComponent(name)}`)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  c.header('Cache-Control', 'private, no-store')
  return c.body(stream)
}
