import type { SigningService } from '#server/modules/certification/certificates/signing/signing.service.ts'
import { statusListSeconds } from '#server/modules/certification/certificates/signing/signing.service.ts'
import { openToEverySite, pictureHeaders } from '#server/plumbing/answers/content-security.ts'
import { tagText } from '#server/plumbing/answers/tagged-answer.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext } from '#server/plumbing/http.ts'
import { toSpanishPage, type VerifyService } from './verify.service.ts'

const credentialType = 'application/vc+jwt'
const statusLists = ['revocation', 'suspension'] as const

/** Anybody asks these, from any site, and everybody gets the same: no cookie is read. */
export function createVerifyRoutes(
  verifying: VerifyService,
  signing: Omit<SigningService, 'renewOldKeys' | 'changeKey' | 'forgetLists'>,
): Http {
  const http = createHttp()
  serveCall(http, 'GET /api/verify/:number', ({ params }) => verifying.answer(params.number))

  const answerCredential = async (c: HttpContext) => {
    // Also of a number that nobody gave.
    setHeaders(c, openToEverySite)
    return sendSigned(c, await signing.credential(c.req.param('number') ?? '', readState(c)), 60)
  }
  http.get('/verify/:number/certificate.jwt', answerCredential)
  // The page of the number has the same address.
  http.get('/verify/:number', async (c, next) => {
    const asks = (c.req.header('accept') ?? '').toLowerCase().includes(credentialType)
    if (asks) return answerCredential(c)
    await next()
    c.header('Vary', 'Accept', { append: true })
  })
  http.get('/es/verify/:number', (c) => c.redirect(toSpanishPage(c.req.param('number')), 301))
  http.get('/verify/:number/badge.svg', async (c) => {
    const badge = await verifying.badge(c.req.param('number'), readState(c))
    setHeaders(c, pictureHeaders)
    // It says how the certificate stands now: kept, but never shown before it was asked for again.
    c.header('Cache-Control', 'public, no-cache')
    return tagText(c, badge, 'image/svg+xml; charset=utf-8')
  })
  for (const purpose of statusLists) {
    http.get(`/affiliates/:state/status/${purpose}`, async (c) =>
      sendSigned(c, await signing.statusList(c.req.param('state') ?? '', purpose), statusListSeconds),
    )
  }
  http.get('/affiliates/:state/.well-known/jwks.json', async (c) =>
    sendOpen(c, await signing.keys(c.req.param('state'))),
  )
  http.get('/affiliates/:state/did.json', async (c) => sendOpen(c, await signing.did(c.req.param('state'))))
  return http
}

function readState(c: HttpContext): string | null {
  return c.req.query('state')?.toUpperCase() || null
}

function setHeaders(c: HttpContext, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}

function sendSigned(c: HttpContext, signed: string, seconds: number): Response {
  setHeaders(c, openToEverySite)
  c.header('Cache-Control', `public, max-age=${seconds}`)
  c.header('Content-Type', credentialType)
  c.header('Vary', 'Accept')
  return c.body(signed)
}

function sendOpen(c: HttpContext, answer: object): Response {
  setHeaders(c, openToEverySite)
  c.header('Cache-Control', `public, max-age=${statusListSeconds}`)
  return c.json(answer)
}
