import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { SiteSettings } from '#contract/site.ts'
import { clientAddress } from '#server/plumbing/client-address.ts'
import { baseHeaders, madeToBeFramed } from '#server/plumbing/content-security.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { errorResponse, type Http, nameOwner, newHttp, type SignedIn } from '#server/plumbing/http.ts'
import type { Log } from '#server/plumbing/log.ts'
import { requireSameOrigin } from '#server/plumbing/same-origin.ts'
import { createRenderer, type Renderer } from '#server/render.ts'
import type { Pages } from '#server/ssr.ts'

export type FrontDoorParts = {
  site: SiteSettings
  baseUrl: string
  trustProxy: number
  log: Log
  pages: Pages
  development?: boolean
  /** Resolves the session cookie of a request, null when there is none. */
  whoIs: (headers: Headers) => Promise<SignedIn | null>
  /** True while the database answers. */
  isReady: () => Promise<boolean>
  /** The modules' routes; the renderer is for those that answer a form post with a page. */
  modules: (renderer: Renderer) => Http[]
}

export type FrontDoor = {
  /** Answers a request. `incoming` and `keepOpen` are the socket's side of it, absent for calls from inside the process. */
  fetch(request: Request, incoming?: IncomingMessage, keepOpen?: () => () => void): Promise<Response>
  renderer: Renderer
  /** Every way in, in the router's own words: whoever walks them all forgets none. */
  routes: readonly { method: string; path: string }[]
}

/** What a request meets in order: what every request gets first, then the modules' routes, then the pages. */
export function createFrontDoor(parts: FrontDoorParts): FrontDoor {
  const { log, baseUrl } = parts
  const http = newHttp()
  const everyAnswer = Object.entries(baseHeaders({ https: baseUrl.startsWith('https:') }))

  http.use(async (c, next) => {
    const { incoming } = c.env
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', log.with({ requestId }))
    c.set('clientAddress', incoming ? clientAddress(incoming, parts.trustProxy) : 'inside')
    let asked: Promise<SignedIn | null> | undefined
    c.set('signedIn', () => {
      asked ??= parts.whoIs(c.req.raw.headers)
      return asked
    })
    // Named before there is an answer: changing the headers of a finished one costs more than the rest of the way.
    for (const [name, value] of everyAnswer) c.header(name, value)
    c.header('X-Request-Id', requestId)
    requireSameOrigin(c.req.raw, baseUrl)
    // No path or query of ours has one, and the database keeps none: a statement with it would break. A page in the frame
    // of another site, or behind the link of a reminder, says so itself, and what it asks for comes through here again.
    const saysItself = c.req.path.startsWith(madeToBeFramed) || c.req.path.startsWith('/said/')
    if (!saysItself && c.req.url.includes('%00'))
      throw new AppError('bad_request', 'The address holds a NUL character.')
    await next()
    // Whose answer it is, for a device that keeps the board: nobody else may see it there.
    const person = await asked?.catch(() => null)
    if (person) nameOwner(c, person)
  })
  http.onError((error, c) => errorResponse(c, error))

  http.get('/healthz', (c) => c.json({ status: 'ok' }))
  http.get('/readyz', async (c) => {
    if (await parts.isReady()) return c.json({ status: 'ready' })
    throw new AppError('unavailable', 'The database does not answer.', { retryAfter: 2 })
  })

  const inside = (cookie: string | undefined): typeof fetch => {
    return async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, baseUrl)
      const request = new Request(url, init ?? (input instanceof Request ? input : undefined))
      if (cookie) request.headers.set('cookie', cookie)
      const answer = await http.fetch(request, {})
      const moved = answer.status === 301 ? answer.headers.get('location') : null
      // As a browser does: what has moved within our API is read where it is now.
      return moved?.startsWith('/api/') ? http.fetch(new Request(new URL(moved, baseUrl), request), {}) : answer
    }
  }
  const renderer = createRenderer({
    site: parts.site,
    baseUrl,
    pages: parts.pages,
    development: parts.development ?? false,
    inside,
  })
  for (const module of parts.modules(renderer)) http.route('/', module)

  http.all('/api/*', () => {
    throw new AppError('not_found', 'There is nothing at this address.')
  })
  http.on(['GET', 'HEAD'], '*', (c) => renderer.page(c))
  http.all('*', () => {
    throw new AppError('method_not_allowed', 'This address cannot be asked that way.')
  })

  return {
    renderer,
    routes: http.routes,
    async fetch(request, incoming, keepOpen) {
      return http.fetch(request, incoming && keepOpen ? { incoming, keepOpen } : incoming ? { incoming } : {})
    },
  }
}
