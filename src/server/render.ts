import type { SiteSettings } from '#contract/site.ts'
import { encodeOnce, encodingFor } from '#server/plumbing/compressed.ts'
import { madeToBeFramed, pageHeaders, scriptHash } from '#server/plumbing/content-security.ts'
import type { HttpContext } from '#server/plumbing/http.ts'
import { type FormAnswer, newNonce, type Pages } from '#server/ssr.ts'

export type Renderer = {
  /** The page at the request's address, rendered for this visitor alone. */
  page(c: HttpContext): Promise<Response>
  /** The page at `path`, rendered again with what a form post without JavaScript gave and what was wrong with it. */
  form(c: HttpContext, path: string, answer: FormAnswer): Promise<Response>
  /** The HTML of a page that is the same for everyone. Throws what rendering threw, and where the page is not for keeping. */
  shared(path: string): Promise<string>
}

/** `inside` gives a fetch to our own API that carries the visitor's cookie: pages read data as a browser would. */
export function createRenderer(parts: {
  site: SiteSettings
  baseUrl: string
  pages: Pages
  /** Vite's own inline styles and reload socket are not for the policy of the product. */
  development: boolean
  inside: (cookie: string | undefined) => typeof fetch
}): Renderer {
  const { site, baseUrl, pages, development, inside } = parts
  const https = baseUrl.startsWith('https:')
  const frameHosts = site.directoryHost ? [site.directoryHost] : []

  const hashes = pages.inlineScripts.map(scriptHash)

  async function answer(c: HttpContext, request: Request, formAnswer?: FormAnswer): Promise<Response> {
    const framedByAll = new URL(request.url).pathname.startsWith(madeToBeFramed)
    // What stands in the pages of others knows no visitor: nothing there can be somebody's own.
    const cookie = framedByAll ? undefined : c.req.header('cookie')
    const nonce = newNonce()
    const user = cookie ? await c.get('signedIn')() : null
    const response = await pages.render(request, {
      site,
      user,
      nonce,
      fetch: inside(cookie),
      formAnswer,
      report: (error) => c.get('log').error('page failed', { error }),
    })
    const headers = new Headers(response.headers)
    const options = { https, frameHosts, framedByAll }
    for (const [name, value] of Object.entries(pageHeaders({ nonce, hashes }, options))) headers.set(name, value)
    if (development) headers.delete('Content-Security-Policy')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
    // The page stands for data that could not be had just now.
    if (response.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '5')
    const status = formAnswer?.status ?? response.status
    // How small a page gets can tell what stands on it: only those go compressed where nothing is anybody's own.
    const body = user === null ? await smaller(response, headers, c.req.header('accept-encoding')) : response.body
    return new Response(body, { status, headers })
  }

  return {
    page: (c) => answer(c, readable(c.req.raw)),
    form(c, path, formAnswer) {
      const acceptLanguage = c.req.header('accept-language')
      const request = new Request(new URL(path, baseUrl))
      if (acceptLanguage !== undefined) request.headers.set('accept-language', acceptLanguage)
      return answer(c, request, formAnswer)
    },
    async shared(path) {
      const errors: unknown[] = []
      const response = await pages.render(new Request(new URL(path, baseUrl)), {
        site,
        user: undefined,
        nonce: undefined,
        fetch: inside(undefined),
        formAnswer: undefined,
        report: (error) => errors.push(error),
      })
      if (errors.length > 0) throw errors[0]
      if (response.headers.get('cache-control')?.includes('no-store')) throw new Error(`${path} is not for keeping now`)
      return response.text()
    },
  }
}

/** The body in the best encoding that is taken, which it names in `headers`. */
async function smaller(response: Response, headers: Headers, accepted?: string): Promise<BodyInit | null> {
  headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(accepted)
  if (!encoding || !response.body) return response.body
  headers.set('Content-Encoding', encoding)
  return encodeOnce(new Uint8Array(await response.arrayBuffer()), encoding)
}

/** The router says on the console, every time, when it cannot decode a path: such a path is passed on as plain text. */
function readable(request: Request): Request {
  const url = new URL(request.url)
  try {
    decodeURI(url.pathname)
    return request
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
    return new Request(url, request)
  }
}
