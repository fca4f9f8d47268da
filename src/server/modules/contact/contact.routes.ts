import * as z from 'zod/mini'
import { type FormPage, pageAgain, type RefusedForm } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, readForm, readJson } from '#server/plumbing/http.ts'
import type { Contact, Reception, Sender } from './contact.service.ts'
import { readContactMessage, typedValues } from './contact-form.ts'

/**
 * The contact form's two doors, one room behind them: `POST /api/contact` for the page's script and for programs,
 * `POST /contact` for a browser without script. A refused form post is answered by `renderContactPage`.
 */
export function contactRoutes(
  contact: Contact,
  renderContactPage: (c: HttpContext, refused: RefusedForm) => Promise<Response>,
): Http {
  const http = newHttp()

  http.post('/api/contact', async (c) => {
    const repeatedBy = keyOf(c)
    const input = await readJson(c, z.unknown())
    const { receipt, allowance } = await receive(contact, c, input, repeatedBy)
    for (const [name, value] of Object.entries(allowance)) c.header(name, value)
    c.header('Cache-Control', 'no-store')
    return c.json(receipt, 201)
  })

  http.post('/contact', async (c) => {
    let values = typedValues({})
    try {
      values = typedValues(await readForm(c))
      const { receipt } = await receive(contact, c, values, 'words')
      return c.redirect(`/contact/sent?ref=${receipt.id}`, 303)
    } catch (error) {
      const renderPage: FormPage = (_, __, refused) => renderContactPage(c, refused)
      return pageAgain(c, renderPage, { path: '/contact', values, error })
    }
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
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return { key }
  throw new AppError('bad_request', 'The Idempotency-Key is 1 to 200 visible ASCII characters.')
}
