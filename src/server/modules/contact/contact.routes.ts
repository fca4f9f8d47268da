import * as z from 'zod/mini'
import { sameWords } from '#contract/contact-limits.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, readJson } from '#server/plumbing/http.ts'
import type { Contact, Reception, Sender } from './contact.service.ts'
import { readContactMessage } from './contact-form.ts'

/** What the contact form sends, from its page and from programs. */
export function contactRoutes(contact: Contact): Http {
  const http = newHttp()

  http.post('/api/contact', async (c) => {
    const repeatedBy = keyOf(c)
    const input = await readJson(c, z.unknown())
    const { receipt, allowance } = await receive(contact, c, input, repeatedBy)
    for (const [name, value] of Object.entries(allowance)) c.header(name, value)
    c.header('Cache-Control', 'no-store')
    return c.json(receipt, 201)
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

function keyOf(c: HttpContext): Sender['repeatedBy'] {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined) return 'nothing'
  if (key === sameWords) return 'words'
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return { key }
  throw new AppError('bad_request', 'The Idempotency-Key is 1 to 200 visible ASCII characters.')
}
