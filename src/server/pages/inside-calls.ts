import type { HttpContext, Sender, SocketSide } from '#server/plumbing/http.ts'

export type InsideCalls = ReturnType<typeof createInsideCalls>

export type ActCalls = {
  fetch: typeof fetch
  passOn(headers: Headers, status: number): void
}

const ofSender = ['cookie', 'x-acts-for', 'user-agent', 'accept-language'] as const
const ofRefusal = ['Retry-After', 'RateLimit', 'RateLimit-Policy'] as const

type Answerer = (request: Request, side: SocketSide) => Response | Promise<Response>

export function createInsideCalls(answer: Answerer, baseUrl: string) {
  const toRequest = (input: RequestInfo | URL, init: RequestInit | undefined) =>
    new Request(new URL(input instanceof Request ? input.url : input, baseUrl), init ?? (input as Request))
  async function readValue(request: Request, sender: Sender | undefined): Promise<Response> {
    const taken: unknown[] = []
    const found = await answer(request, { takeAnswer: (given) => taken.push(given), ...(sender && { sender }) })
    return taken.length === 0 ? found : Object.defineProperty(found, 'json', { value: async () => taken[0] })
  }
  return {
    /** Without a visitor the page is for everybody; limits count the reads of one by their address. */
    read:
      (cookie: string | undefined, visitor?: HttpContext): typeof fetch =>
      async (input, init) => {
        const request = toRequest(input, init)
        const sender = visitor && findSender(visitor)
        if (cookie) request.headers.set('cookie', cookie)
        const found = await readValue(request, sender)
        const moved = found.status === 301 ? found.headers.get('location') : null
        // As a browser does: what has moved within our API is read where it is now.
        return moved?.startsWith('/api/') ? readValue(new Request(new URL(moved, baseUrl), request), sender) : found
      },
    act(c: HttpContext): ActCalls {
      const sender = findSender(c)
      const cookies: string[] = []
      let last: Response | null = null
      return {
        async fetch(input, init) {
          const request = toRequest(input, init)
          for (const name of ofSender) {
            const value = c.req.header(name)
            if (value !== undefined) request.headers.set(name, value)
          }
          // The form itself was let in as one of ours.
          request.headers.set('origin', baseUrl)
          last = await answer(request, { sender })
          cookies.push(...last.headers.getSetCookie())
          return last
        },
        passOn(headers, status) {
          for (const cookie of cookies) headers.append('Set-Cookie', cookie)
          if (last?.status !== status) return
          for (const name of ofRefusal) {
            const value = last.headers.get(name)
            if (value !== null) headers.set(name, value)
          }
        },
      }
    },
  }
}

const findSender = (c: HttpContext): Sender => ({
  clientAddress: c.get('clientAddress'),
  requestId: c.get('requestId'),
})
