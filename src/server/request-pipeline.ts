import { randomUUID } from 'node:crypto'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { SiteNotice } from '#domain/help/notices/site-notice.ts'
import type { SiteText } from '#domain/help/texts/site-text.ts'
import { listAllowedMethods } from './allowed-methods.ts'
import { createInsideCalls } from './pages/inside-calls.ts'
import type { PageCache } from './pages/page-cache.ts'
import { createRefusalNotes } from './pages/refusal-notes.ts'
import { createRenderer } from './pages/render.ts'
import { buildSecurityTxt } from './pages/security-txt.ts'
import type { MinuteRates } from './plumbing/admission/limits/minute-rates.ts'
import { buildBaseHeaders, madeToBeFramed } from './plumbing/answers/content-security.ts'
import { AppError } from './plumbing/calls/errors.ts'
import { requireSameOrigin } from './plumbing/calls/same-origin.ts'
import type { Readiness } from './plumbing/health/readiness.ts'
import { answerError, createHttp, type Http, nameOwner, type SignedIn, type SocketSide } from './plumbing/http.ts'
import type { Clock } from './plumbing/start/clock.ts'
import type { Log } from './plumbing/start/log.ts'
import { toAddressBlock } from './plumbing/visitors/address-block.ts'
import { readClientAddress } from './plumbing/visitors/client-address.ts'
import type { SecurityEvents } from './plumbing/visitors/security-events.ts'
import type { Pages } from './ssr.ts'

/** Per address: two hundred people who look at each page for 10 seconds. Pages from memory are not counted. */
export const pageRate = { limit: 1_200, windowSeconds: 60 } as const

export type RequestPipelineParts = {
  site: SiteSettings
  listNotices?: () => readonly SiteNotice[]
  listTexts?: () => readonly SiteText[]
  pageCache: PageCache
  baseUrl: string
  trustProxy: number
  minuteRates: MinuteRates
  clock: Clock
  log: Log
  securityEvents: SecurityEvents
  pages: Pages
  development?: boolean
  whoIs: (headers: Headers) => Promise<SignedIn | null>
  whyNotReady: Readiness
  modules: readonly Http[]
}

export type RequestPipeline = ReturnType<typeof createRequestPipeline>

const buildNotThatWayError = (allowed: string[]) =>
  new AppError('method_not_allowed', 'This address cannot be asked that way.', {
    headers: { Allow: allowed.join(', ') },
  })

export function createRequestPipeline(parts: RequestPipelineParts) {
  const { log, baseUrl } = parts
  const http = createHttp()
  const noteRefusal = createRefusalNotes(parts.pages.paths)
  const pages = parts.minuteRates('page', pageRate)
  const everyAnswer = Object.entries(buildBaseHeaders({ https: baseUrl.startsWith('https:') }))

  http.use(async (c, next) => {
    const { incoming, sender } = c.env
    const requestId = sender?.requestId ?? randomUUID()
    c.set('requestId', requestId)
    c.set('log', log.with({ requestId }))
    c.set('securityEvents', parts.securityEvents)
    c.set(
      'clientAddress',
      incoming ? readClientAddress(incoming, parts.trustProxy) : (sender?.clientAddress ?? 'inside'),
    )
    let session: Promise<SignedIn | null> | undefined
    c.set('signedIn', () => {
      session ??= parts.whoIs(c.req.raw.headers)
      return session
    })
    // Named before there is an answer: changing the headers of a finished one costs more than the rest of the way.
    for (const [name, value] of everyAnswer) c.header(name, value)
    c.header('X-Request-Id', requestId)
    await next()
    // Whose answer it is, for a device that keeps the board: nobody else may see it there.
    const person = (await session?.catch(() => null)) ?? null
    if (person) nameOwner(c, person)
    if (incoming) noteRefusal(c, person)
  })
  http.use(async (c, next) => {
    requireSameOrigin(c.req.raw, baseUrl)
    // No path or query of ours has one, and the database keeps none: a statement with it would break. A page in the frame
    // of another site, or behind the link of a reminder, says so itself, and what it asks for comes through here again.
    const saysItself = c.req.path.startsWith(madeToBeFramed) || c.req.path.startsWith('/said/')
    if (!saysItself && c.req.url.includes('%00'))
      throw new AppError('bad_request', 'The address holds a NUL character.')
    await next()
  })
  http.onError((error, c) => answerError(c, error))

  http.get('/readyz', async (c) => {
    const why = await parts.whyNotReady()
    if (why === null) return c.json({ status: 'ready' })
    throw new AppError('unavailable', why, { retryAfter: 2 })
  })

  http.get('/.well-known/security.txt', (c) => {
    c.header('Cache-Control', 'public, max-age=86400')
    return c.text(buildSecurityTxt({ baseUrl, supportEmail: parts.site.supportEmail.value, now: parts.clock.now() }))
  })

  const renderer = createRenderer({
    site: parts.site,
    listNotices: parts.listNotices ?? (() => []),
    listTexts: parts.listTexts ?? (() => []),
    baseUrl,
    pages: parts.pages,
    development: parts.development ?? false,
    inside: createInsideCalls((request, side) => http.fetch(request, side), baseUrl),
    kept: parts.pageCache,
  })
  for (const module of parts.modules) http.route('/', module)
  for (const form of parts.pages.forms) http.post(form.path, (c) => renderer.send(c, form.takesFiles))

  http.all('/api/*', (c) => {
    const allowed = listAllowedMethods(http, c.req.path)
    if (allowed.length === 0) throw new AppError('not_found', 'There is nothing at this address.')
    throw buildNotThatWayError(allowed)
  })
  http.on(['GET', 'HEAD'], '*', (c) => {
    pages.take(toAddressBlock(c.get('clientAddress')))
    return renderer.page(c)
  })
  http.all('*', (c) => {
    // Every other address is a page, or the place of none.
    throw buildNotThatWayError([...new Set(['GET', 'HEAD', ...listAllowedMethods(http, c.req.path)])])
  })

  return {
    renderer,
    routes: http.routes,
    async fetch(request: Request, socketSide: SocketSide = {}): Promise<Response> {
      return http.fetch(request, socketSide)
    },
  }
}
