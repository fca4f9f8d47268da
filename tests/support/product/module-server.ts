import { randomUUID } from 'node:crypto'
import { answerError, createHttp, type Http, type SignedIn } from '#server/plumbing/http.ts'
import { createLog, type Log } from '#server/plumbing/start/log.ts'
import { createSecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import { type PageForms, takeForms } from '#tests/support/browser/page-forms.ts'

export type ModuleServer = {
  request(path: string, init?: RequestInit): Promise<Response>
  /** A JSON body sent with POST. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** What a browser without script sends of a form. */
  postForm(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** Who the next requests come from; null signs out. Gives this server. */
  signIn(user: SignedIn | null): ModuleServer
  /** The address the next requests come from. */
  comeFrom(address: string): void
  /** Everything the requests logged, from debug upwards. */
  logged(): string
}

/** Some modules' routes, and pages whose forms call them, with what the whole server gives each request, driven in the process. */
export function moduleServer(modules: (log: Log) => Http[], pages?: PageForms): ModuleServer {
  let signedIn: SignedIn | null = null
  let clientAddress = '192.0.2.1'
  const senders = new Map<string, SignedIn>()
  const lines: string[] = []
  const log = createLog('debug', (line) => lines.push(line))
  const http = createHttp()
  http.use(async (c, next) => {
    // A page calls for whoever sent its form, who may be somebody else by now.
    const { sender } = c.env
    const requestId = sender?.requestId ?? randomUUID()
    const person = senders.get(sender?.requestId ?? '') ?? signedIn
    if (person) senders.set(requestId, person)
    c.set('requestId', requestId)
    c.set('log', log)
    c.set('securityEvents', createSecurityEvents(log))
    c.set('clientAddress', sender?.clientAddress ?? clientAddress)
    c.set('signedIn', async () => person)
    await next()
  })
  http.onError((error, c) => answerError(c, error))
  for (const module of modules(log)) http.route('/', module)
  if (pages) takeForms(http, pages)
  const request = async (path: string, init?: RequestInit) => http.request(path, init, {})
  const server: ModuleServer = {
    request,
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (path, fields, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    signIn(user) {
      signedIn = user
      return server
    },
    comeFrom(address) {
      clientAddress = address
    },
    logged: () => lines.join(''),
  }
  return server
}

/** A person signed in for an organization of the given kind; the alliance's own unless another id is given. */
export function signedInAs(
  kind: 'operator' | 'affiliate' | 'alliance',
  person: { id?: string; firstName?: string; organizationId?: string } = {},
): SignedIn {
  const { id = '00000000-0000-4000-8000-0000000000a1', firstName = 'Robin' } = person
  const { organizationId = '00000000-0000-4000-8000-000000000001' } = person
  return {
    id,
    firstName,
    lastName: 'Ashby',
    email: `${firstName.toLowerCase()}@alliance.example`,
    emailVerified: true,
    organization: { id: organizationId, name: 'The Alliance', kind, role: 'manager' },
    sessionId: '00000000-0000-4000-8000-0000000000f1',
    isProved: true,
  }
}
