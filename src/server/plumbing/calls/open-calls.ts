import { dataLicense } from '#contract/open-data/open-data.ts'
import { openToEverySite } from '#server/plumbing/answers/content-security.ts'
import type { Http, HttpContext } from '#server/plumbing/http.ts'
import { AppError, buildFieldsError } from './errors.ts'

const methods = 'GET, HEAD, OPTIONS'

const readByOthers = 'ETag, Retry-After, RateLimit, RateLimit-Policy, Link, Content-Disposition, X-Request-Id'

const preflight = {
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers': 'If-None-Match, Last-Event-ID, Cache-Control, Content-Type',
  'Access-Control-Max-Age': '86400',
  Allow: methods,
  'Cache-Control': 'public, max-age=86400',
} as const

/** For calls that know no visitor: any site may read them. Call it before their routes are added. */
export function openCalls(http: Http, paths: readonly string[]): void {
  for (const path of paths) {
    http.use(path, async (c, next) => {
      for (const [name, value] of Object.entries(openToEverySite)) c.header(name, value)
      c.header('Access-Control-Expose-Headers', readByOthers)
      c.header('Link', `<${dataLicense.url}>; rel="license"`)
      if (c.req.method === 'OPTIONS') return c.body(null, 204, preflight)
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
        throw new AppError('method_not_allowed', 'This is only read: ask with GET.', { headers: { Allow: methods } })
      }
      return next()
    })
  }
}

const maxRefused = 20

/** Throws `invalid_input` for a name given twice, and for one that is not among `known`. */
export function readQuery(c: HttpContext, known?: object): Record<string, string> {
  const entries = Object.entries(c.req.queries())
  const refused = entries.flatMap(([name, values]): [string, string][] => {
    if (known && !Object.hasOwn(known, name)) return [[name, 'There is no filter of this name.']]
    if (values.length > 1) return [[name, 'Say this once.']]
    return values[0]?.includes('\0') ? [[name, 'Use letters and digits.']] : []
  })
  if (refused.length === 0) return Object.fromEntries(entries.map(([name, values]) => [name, values[0] ?? '']))
  const fields = Object.fromEntries(refused.slice(0, maxRefused))
  throw buildFieldsError(fields)
}
