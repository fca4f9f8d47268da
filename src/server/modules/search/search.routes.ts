import { createHash } from 'node:crypto'
import { searchQuery } from '#contract/residence-search.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import { openToEverySite } from '#server/plumbing/content-security.ts'
import { type Http, type HttpContext, newHttp, parse } from '#server/plumbing/http.ts'

const paths = ['/api/v1/residences', '/api/residences/answer']

/** The public calls of the search: they know no visitor, so the pages of any other site may ask them too. */
export function searchRoutes(search: Search): Http {
  const http = newHttp()
  for (const path of paths) {
    http.use(path, async (c, next) => {
      for (const [name, value] of Object.entries(openToEverySite)) c.header(name, value)
      await next()
    })
  }
  http.get('/api/v1/residences', async (c) => answer(c, await search.find(parse(searchQuery, c.req.query()))))
  http.get('/api/residences/answer', async (c) => answer(c, await search.answer(parse(searchQuery, c.req.query()))))
  return http
}

/** Sends an answer, or only word that it has not changed. */
function answer(c: HttpContext, body: object): Response {
  const text = JSON.stringify(body)
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`
  c.header('Cache-Control', 'public, max-age=1')
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
