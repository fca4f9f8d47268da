import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { Inquiries } from './inquiries.service.ts'
import { readRightForm } from './inquiry.form.ts'

export function createInquiriesRoutes(inquiries: Inquiries): Http {
  const http = createHttp()
  serveCall(http, 'POST /api/inquiries', async ({ c, body: { slug, language, fields } }) => {
    const { words, once, waitsFor, wantsLink } = readRightForm(fields)
    const sender = { clientAddress: c.get('clientAddress'), language, once, waitsFor, wantsLink }
    const sentInquiry = await inquiries.ask(slug, words, sender)
    c.status(201)
    return sentInquiry
  })
  serveCall(http, 'GET /api/inquiries/asked/:secret', async ({ params }) => {
    const found = await inquiries.follow(params.secret)
    if (!found) throw new AppError('not_found', 'There is nothing at this link. It may have been deleted.')
    return found
  })
  serveCall(http, 'DELETE /api/inquiries/asked/:secret', async ({ params }) => {
    await inquiries.remove(params.secret)
    return null
  })
  return http
}
