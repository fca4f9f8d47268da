import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ErrorBody, errorStatus } from '#contract/calls/errors.ts'
import { dataHeaders } from '#server/plumbing/answers/content-security.ts'
import { buildPlainPage, wantsPage } from '#server/plumbing/plain-page/plain-page.ts'
import type { Refusal } from './admission.ts'

export const refusalBodies: Record<Refusal, ErrorBody> = {
  server: { code: 'unavailable', message: 'Many people are here right now. Try again in a moment.' },
  address: { code: 'too_many_requests', message: 'Too much is open from your address at once. Try again in a moment.' },
}

export function sendRefusal(request: IncomingMessage, response: ServerResponse, why: Refusal): void {
  // A body that still comes is nobody's any more: the connection ends with the answer.
  if (!request.complete && !request.readableEnded) response.setHeader('Connection', 'close')
  request.resume()
  const requestFacts = { url: request.url ?? '', acceptLanguage: request.headers['accept-language'] }
  const page = wantsPage(request.headers.accept) ? buildPlainPage(refusalBodies[why], requestFacts) : null
  response.writeHead(errorStatus[refusalBodies[why].code], {
    'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json',
    'Retry-After': '1',
    'Cache-Control': 'no-store',
    ...dataHeaders,
    ...page?.headers,
  })
  response.end(page ? page.html : JSON.stringify(refusalBodies[why]))
}
