import { readRightForm } from '#server/modules/inquiries/inquiry.form.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { GroupInquiries } from './together.service.ts'

export function createTogetherRoutes(together: GroupInquiries): Http {
  const http = createHttp()
  serveCall(http, 'POST /api/inquiries/together', async ({ c, body: { slugs, language, fields } }) => {
    const { words, once, wantsLink } = readRightForm(fields)
    const sentInquiries = await together.ask(slugs, words, {
      clientAddress: c.get('clientAddress'),
      language,
      once,
      wantsLink,
    })
    c.status(201)
    return sentInquiries
  })
  serveCall(http, 'GET /api/inquiries/together/:secret', async ({ params }) => {
    const found = await together.follow(params.secret)
    if (!found) throw new AppError('not_found', 'There is nothing at this link. It may have been deleted.')
    return found
  })
  serveCall(http, 'DELETE /api/inquiries/together/:secret', async ({ params }) => {
    await together.remove(params.secret)
    return null
  })
  serveCall(http, 'POST /api/inquiries/together/:secret/taken', async ({ params, body }) => {
    await together.take(params.secret, body.home)
    return { done: true }
  })
  return http
}
