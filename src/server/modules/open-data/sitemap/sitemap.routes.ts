import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { streamText } from '#server/plumbing/answers/streamed-text.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { Sitemap } from './sitemap.service.ts'

export const fileRate = { limit: 200, windowSeconds: 3600 } as const

export function createSitemapRoutes(sitemap: Sitemap, { rateLimits }: { rateLimits: RateLimits }): Http {
  const http = createHttp()
  const files = rateLimits('sitemap-file', fileRate)
  http.get('/sitemap.xml', async (c) => {
    const text = await sitemap.index()
    return c.body(text, 200, headers)
  })
  http.get('/sitemaps/:file', async (c, next) => {
    const [, language, no] = /^(?:places-(en|es)|residences-([1-9]\d{0,4}))\.xml$/.exec(c.req.param('file')) ?? []
    if (language === undefined && no === undefined) return next()
    for (const [name, value] of Object.entries(await files.take(c.get('clientAddress')))) c.header(name, value)
    const pieces = language === 'en' || language === 'es' ? sitemap.places(language) : await sitemap.file(Number(no))
    if (pieces === null) throw new AppError('not_found', 'There is no such part of the sitemap.')
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return streamText(c, pieces)
  })
  return http
}

const headers = { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' }
