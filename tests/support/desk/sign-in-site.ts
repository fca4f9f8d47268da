import { expect } from 'vitest'
import { createAuthRoutes } from '#server/modules/auth/auth.routes.ts'
import { type Auth, createAuth } from '#server/modules/auth/auth.service.ts'
import type { SendMail } from '#server/modules/auth/library/sign-in.mails.ts'
import type { OpenIdSettings } from '#server/modules/auth/library/sign-in-library.ts'
import type { SecondFactor } from '#server/modules/auth/sessions/sessions.service.ts'
import { requireSameOrigin } from '#server/plumbing/calls/same-origin.ts'
import { answerError, createHttp } from '#server/plumbing/http.ts'
import { type Clock, systemClock } from '#server/plumbing/start/clock.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { createSecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import { takeForms } from '#tests/support/browser/page-forms.ts'
import type { TestDatabase } from '#tests/support/database/database.ts'
import { actOnAccount } from '#web/pages/auth/account/account-act.query.ts'
import { actOnConfirm, actOnSecondFactor } from '#web/pages/auth/second-factor/factors-act.query.ts'
import {
  actOnCode,
  actOnConfirmSignUp,
  actOnForgotPassword,
  actOnResetPassword,
  actOnSignIn,
  actOnSignUp,
} from '#web/pages/auth/sign-in/sign-in-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'

export type SentMail = Parameters<SendMail>[0]

/** The sign-in module as the server mounts it, with a mailbox. Every mail anybody was sent is in `mails`. */
export type SignInSite = {
  auth: Auth
  baseUrl: string
  mails: SentMail[]
  /** The refused forms that were shown again, oldest first. */
  refused: FormAnswer[]
  logged(): string
  /** A browser at this site, with cookies of its own and an address its requests come from. */
  browser(address?: string): Browser
}

export type Browser = {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Asks as something that only looks: GET or HEAD. */
  follow(path: string, method: string): Promise<Response>
  /** A JSON body, as the pages send it. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  delete(path: string): Promise<Response>
  /** A form post, as a page without a script sends it. */
  submit(path: string, fields: Record<string, string>): Promise<Response>
  cookies: Map<string, string>
}

type SiteOptions = {
  baseUrl?: string
  clock?: Clock
  openId?: OpenIdSettings
  secondFactor?: SecondFactor
  /** True for a test of how long answers take at least; all others are spared the wait. */
  takesItsTime?: boolean
}

const forms = {
  '/sign-in': actOnSignIn,
  '/sign-in/code': actOnCode,
  '/sign-up': actOnSignUp,
  '/sign-up/confirm': actOnConfirmSignUp,
  '/forgot-password': actOnForgotPassword,
  '/reset-password': actOnResetPassword,
  '/account': actOnAccount,
  '/account/confirm': actOnConfirm,
  '/account/second-factor': actOnSecondFactor,
}

const takeNoTime = async () => {}

export function signInSite(database: TestDatabase, options: SiteOptions = {}): SignInSite {
  const { baseUrl = 'http://127.0.0.1:4400', clock = systemClock, openId = null, secondFactor = 'offered' } = options
  const mails: SentMail[] = []
  const lines: string[] = []
  const log = createLog('debug', (line) => lines.push(line))
  const securityEvents = createSecurityEvents(log)
  const sendMail = async (mail: SentMail) => void mails.push(mail)
  const secret = 'a secret for the tests, as long as it has to be'
  const auth = createAuth({
    database,
    secret,
    baseUrl,
    supportEmail: 'support@alliance.example',
    clock,
    log,
    securityEvents,
    secondFactor,
    sendMail,
    openId,
    ...(!options.takesItsTime && { pause: takeNoTime }),
  })
  const http = createHttp()
  http.use(async (c, next) => {
    c.set('requestId', 'test')
    c.set('log', log)
    c.set('securityEvents', securityEvents)
    c.set('clientAddress', c.env.sender?.clientAddress ?? c.req.header('x-test-address') ?? '192.0.2.1')
    c.set('signedIn', () => auth.whoIs(c.req.raw.headers))
    requireSameOrigin(c.req.raw, baseUrl)
    await next()
  })
  http.onError((error, c) => answerError(c, error))
  http.route('/', createAuthRoutes(auth))
  const refused: FormAnswer[] = []
  takeForms(http, { forms, refused }, baseUrl)
  const ask = async (request: Request) => http.fetch(request, {})
  return {
    auth,
    baseUrl,
    mails,
    refused,
    logged: () => lines.join(''),
    browser: (address) => createBrowser(ask, baseUrl, address),
  }
}

function createBrowser(ask: (request: Request) => Promise<Response>, baseUrl: string, address = '192.0.2.1'): Browser {
  const cookies = new Map<string, string>()
  async function send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const headers = new Headers({ 'x-test-address': address, 'user-agent': 'Test browser', ...init.headers })
    if (init.method !== 'GET' && init.method !== 'HEAD') headers.set('origin', baseUrl)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await ask(new Request(new URL(path, baseUrl), { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie)
    return response
  }
  return {
    cookies,
    get: (path, headers = {}) => send(path, { method: 'GET', headers }),
    follow: (path, method) => send(path, { method }),
    delete: (path) => send(path, { method: 'DELETE' }),
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    submit: (path, fields) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
  }
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [, name, value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  if (!name) throw new Error(`Not a cookie: ${cookie}`)
  if (value === '' || /;\s*max-age=0/i.test(cookie)) cookies.delete(name)
  else cookies.set(name, value)
}

/** Whoever most tests of accounts are about. */
export const ada = { email: 'ada@house.example', password: 'four random words here' }

/** Her account, whose address is confirmed, and her organization where it has a name; gives her id. */
export function makeAda({ auth }: SignInSite, organizationName?: string): Promise<string> {
  const memberships = organizationName === undefined ? [] : [{ organizationName, role: 'owner' as const }]
  return auth.createAccount({ ...ada, firstName: 'Ada', lastName: 'Quimby', emailVerified: true, memberships })
}

/** A browser where she is signed in. */
export async function signInAda(site: SignInSite): Promise<Browser> {
  const browser = site.browser()
  expect((await browser.post('/api/auth/sign-in', ada)).status).toBe(200)
  return browser
}

/** Follows the link of a mail as its reader, who says that the account is theirs where the page asks. */
export async function pressLink(reader: Browser, mail: SentMail | undefined): Promise<Response> {
  const link = linkIn(mail)
  const answer = await reader.get(link.pathname + link.search)
  const [page = '', query] = (answer.headers.get('location') ?? '').split('?')
  if (page !== '/sign-up/confirm') return answer
  return reader.submit(page, { ...Object.fromEntries(new URLSearchParams(query)), do: 'confirm' })
}

/** The link a mail wants to have pressed. */
export function linkIn(mail: SentMail | undefined): URL {
  const [address] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? []
  if (!address) throw new Error('There is no link in this email.')
  return new URL(address)
}
