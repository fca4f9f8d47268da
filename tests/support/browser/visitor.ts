import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { inject } from 'vitest'
import '#tests/support/product/product-setup.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** Somebody at the running product who comes from an address of their own; see `stranger` and `signedIn`. */
export type Visitor = {
  /** One request; redirects are answers. `body` is sent as JSON, the way our own pages send it. */
  ask(path: string, options?: { method?: string; headers?: OutgoingHttpHeaders; body?: unknown }): Promise<Answer>
  /** The page as it arrives, before any script. For tests with `@vitest-environment happy-dom`. */
  page(path: string): Promise<Document>
}

/** Somebody who is not signed in. */
export function stranger(): Visitor {
  return createVisitor(undefined)
}

/** Somebody signed in with the account of that name, such as `operator` for operator@demo.example. */
export async function signedIn(name: 'operator' | 'newcomer' | 'affiliate' | 'staff'): Promise<Visitor> {
  const body = { email: `${name}@demo.example`, password: inject('product').demoPassword }
  const answer = await stranger().ask('/api/auth/sign-in', { method: 'POST', body })
  if (answer.status !== 200) throw new Error(`${name} could not sign in: ${answer.status} ${answer.text}`)
  const cookies = answer.headers['set-cookie'] ?? []
  return createVisitor(cookies.map((cookie) => cookie.split(';')[0]).join('; '))
}

function createVisitor(cookie: string | undefined): Visitor {
  const { baseUrl } = inject('product')
  const own: OutgoingHttpHeaders = { 'x-forwarded-for': makeAddress(), ...(cookie && { cookie }) }
  const runInOrder = limitToSix()
  const ask: Visitor['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    runInOrder(() =>
      send(new URL(path, baseUrl), {
        method,
        headers: {
          ...own,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { origin: baseUrl }),
          ...headers,
        },
        body: body === undefined ? '' : JSON.stringify(body),
      }),
    )
  return {
    ask,
    async page(path) {
      const { text } = await ask(path, { headers: { accept: 'text/html' } })
      // The DOM of the tests would try to load the stylesheets.
      return new DOMParser().parseFromString(text.replace(/<link\b[^>]*>/g, ''), 'text/html')
    },
  }
}

/** As a browser has it: of what is asked for, six wait for an answer. */
function limitToSix() {
  let asked = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (asked === 6) await new Promise<void>((resolve) => waiting.push(resolve))
    else asked += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else asked -= 1
    }
  }
}

/** Not `fetch`: where a test has a DOM, that one keeps the rules of a browser. */
function send(url: URL, init: { method: string; headers: OutgoingHttpHeaders; body: string }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, headers, body } = init
    const outgoing = request(url, { method, headers }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (part: string) => {
        text += part
      })
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }))
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** The network address of somebody of their own. */
export function makeAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}
