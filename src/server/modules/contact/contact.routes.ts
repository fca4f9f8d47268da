import { sameWords } from '#contract/contact/contact-limits.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext } from '#server/plumbing/http.ts'
import { readContactMessage } from './contact.form.ts'
import type { Contact, Reception, Sender } from './contact.service.ts'

export function createContactRoutes(contact: Contact): Http {
  const http = createHttp()

  serveCall(http, 'POST /api/contact', readKey, async ({ c, who: repeatedBy, body }) => {
    const { receipt, allowance } = await receive(contact, c, body, repeatedBy)
    for (const [name, value] of Object.entries(allowance)) c.header(name, value)
    c.status(201)
    return receipt
  })
  return http
}

async function receive(
  contact: Contact,
  c: HttpContext,
  input: unknown,
  repeatedBy: Sender['repeatedBy'],
): Promise<Reception> {
  const message = readContactMessage(input, await contact.stateIds())
  return contact.receive(message, { clientAddress: c.get('clientAddress'), repeatedBy })
}

function readKey(c: HttpContext): Sender['repeatedBy'] {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined) return 'nothing'
  if (key === sameWords) return 'words'
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return { key }
  throw new AppError('bad_request', 'The Idempotency-Key is 1 to 200 visible ASCII characters.')
}
