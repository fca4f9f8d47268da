import type { SiteSettings } from '#contract/live/site-settings.ts'
import type { SiteNotice } from '#domain/help/notices/site-notice.ts'
import type { SiteText } from '#domain/help/texts/site-text.ts'
import { clearMarker } from '#domain/people/cookies.ts'
import { chooseAcceptedEncoding, encodeOnce } from '#server/plumbing/answers/compressed.ts'
import { buildPageHeaders, computeInlineHash, madeToBeFramed } from '#server/plumbing/answers/content-security.ts'
import type { HttpContext, SignedIn } from '#server/plumbing/http.ts'
import type { PageAnswer, Pages, PostedForm, TakesFiles } from '#server/ssr.ts'
import { answerPosted } from './form-answer.ts'
import type { InsideCalls } from './inside-calls.ts'
import type { PageCache } from './page-cache.ts'

/** Marks a page as the same for everybody signed out (site-map.ts, `each-moment`). */
const forVisitors = 'no-cache'

type Encoding = ReturnType<typeof chooseAcceptedEncoding>
type Body = Uint8Array<ArrayBuffer> | null

export function createRenderer(parts: {
  site: SiteSettings
  listNotices: () => readonly SiteNotice[]
  listTexts: () => readonly SiteText[]
  baseUrl: string
  pages: Pages
  development: boolean
  inside: InsideCalls
  kept: PageCache
}) {
  const { site, listNotices, listTexts, baseUrl, pages, development, inside, kept } = parts
  const https = baseUrl.startsWith('https:')
  const frameHosts = site.directoryHost ? [site.directoryHost] : []

  const hashes = pages.inlineScripts.map(computeInlineHash)

  function secure(headers: Headers, path: string): void {
    const options = {
      https,
      frameHosts,
      framedByAll: path.startsWith(madeToBeFramed),
      styleHashes: pages.styleHashes(path),
    }
    for (const [name, value] of Object.entries(buildPageHeaders(hashes, options))) headers.set(name, value)
    if (development) headers.delete('Content-Security-Policy')
  }

  async function answerForm(c: HttpContext, form: PostedForm): Promise<Response> {
    const cookie = c.req.header('cookie')
    const { url, headers: asked } = c.req.raw
    const facts = {
      site,
      notices: listNotices(),
      texts: listTexts(),
      user: cookie ? await c.get('signedIn')() : null,
      fetch: inside.read(cookie, c),
      report: (error: unknown) => c.get('log').error('form failed', { error }),
    }
    const response = await pages.render(new Request(url, { headers: asked }), facts, form)
    const headers = new Headers(response.headers)
    if (headers.get('Content-Type') !== 'application/json') secure(headers, new URL(url).pathname)
    return new Response(response.body, { status: response.status, headers })
  }

  async function answer(c: HttpContext): Promise<Response> {
    // What stands in the pages of others knows no visitor: nothing there can be somebody's own.
    const cookie = c.req.path.startsWith(madeToBeFramed) ? undefined : c.req.header('cookie')
    const user = cookie ? await c.get('signedIn')() : null
    const page = await draw(c, cookie, user)
    const gone = user === null ? Object.entries(clearMarker(cookie ?? null)) : []
    if (gone.length === 0) return page
    // Otherwise the next page from memory would ask who is signed in, and be refused. A page from the cache shares its headers.
    const headers = new Headers([...page.headers, ...gone])
    return new Response(page.body, { status: page.status, headers })
  }

  async function draw(c: HttpContext, cookie: string | undefined, user: SignedIn | null): Promise<Response> {
    const request = c.req.raw
    const path = new URL(request.url).pathname
    const encoding = chooseAcceptedEncoding(c.req.header('accept-encoding'))
    const key = `${encoding} ${c.req.header('accept') === 'application/json'} ${request.url}`
    const isVisit = user === null && request.method === 'GET'
    const known = isVisit ? kept.find(key) : null
    if (known) return known
    const drawing = kept.begin(key)
    const response = await pages.render(request, {
      site,
      notices: listNotices(),
      texts: listTexts(),
      user,
      fetch: inside.read(cookie, c),
      report: (error) => c.get('log').error('page failed', { error }),
    })
    const headers = new Headers(response.headers)
    const mayKeep = isVisit && headers.get('Cache-Control') === forVisitors
    secure(headers, path)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
    // The page stands for data that could not be had just now.
    if (response.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '5')
    const { status } = response
    const bytes = await toBytes(response)
    // How small a page gets can tell what stands on it: only those go compressed where nothing is anybody's own.
    const body = user === null ? await compressBody(bytes, headers, encoding) : bytes
    if (!mayKeep || development || !body) return new Response(body, { status, headers })
    return drawing.keep({ status, headers, body })
  }

  return {
    page: answer,
    send: (c: HttpContext, takesFiles: TakesFiles | null): Promise<Response> =>
      answerPosted(c, { takesFiles, inside, render: (form) => answerForm(c, form) }),
    async shared(path: string): Promise<string> {
      const errors: unknown[] = []
      const response = await pages.render(new Request(new URL(path, baseUrl)), {
        site,
        notices: listNotices(),
        texts: listTexts(),
        user: undefined,
        fetch: inside.read(undefined),
        report: (error) => errors.push(error),
      })
      if (errors.length > 0) throw errors[0]
      if (response.headers.get('cache-control')?.includes('no-store')) throw new Error(`${path} is not for keeping now`)
      return response.text()
    },
  }
}

async function compressBody(body: Body, headers: Headers, encoding: Encoding): Promise<Body> {
  headers.append('Vary', 'Accept-Encoding')
  if (!encoding || !body) return body
  headers.set('Content-Encoding', encoding)
  return encodeOnce(body, encoding)
}

async function toBytes(response: PageAnswer): Promise<Body> {
  if (response.html !== undefined) return Buffer.from(response.html)
  return response.body && new Uint8Array(await response.arrayBuffer())
}
