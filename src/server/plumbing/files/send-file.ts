import type { HttpContext } from '#server/plumbing/http.ts'
import type { StoredBytes } from './file-store.ts'

const types = { pdf: 'application/pdf', jpg: 'image/jpeg' } as const

type SentFile = StoredBytes & { name: string; kind: keyof typeof types }

/** To keep or to look at: opened in a browser it can do nothing. A PDF shows in a sandbox too. */
export function sendFile(c: HttpContext, file: SentFile, way: 'attachment' | 'inline' = 'attachment'): Response {
  const { name, kind, size, stream } = file
  c.header('Content-Type', types[kind])
  c.header('Content-Length', String(size))
  c.header('Content-Disposition', `${way}; filename="file.${kind}"; filename*=UTF-8''${encodeURIComponent(name)}`)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  c.header('Cache-Control', 'private, no-store')
  return c.body(stream)
}
