import { errorStatus } from '#contract/errors.ts'
import { inquiryAnsweredInput } from '#contract/inquiry.ts'
import { AppError } from '#server/plumbing/errors.ts'
import {
  actorOf,
  type Http,
  type HttpContext,
  newHttp,
  readForm,
  readJson,
  requireAtDesk,
  requireSignedIn,
} from '#server/plumbing/http.ts'
import { mayAnswerInquiries, mayReadInquiries } from './inquiries.policy.ts'
import type { Inquiries, Reader } from './inquiries.service.ts'
import { type ReadForm, readInquiryForm } from './inquiry-form.ts'

/** What the page needs to show a refused form again: everything typed, and what was wrong, by its code. */
export type RefusedInquiry = {
  values: Record<string, string>
  fields: Record<string, string>
  message: string
  status: number
}

const doors = {
  en: { residence: '/residences', asked: '/residences/asked' },
  es: { residence: '/es/residencias', asked: '/es/residencias/asked' },
} as const

type Language = keyof typeof doors

/**
 * Ask about a bed, and suggest a correction: plain form posts to the residence's page, in both languages, answered by
 * the private link, or by the page again where something is wrong (`renderPage`). What came is read at `/api/inquiries`.
 */
export function inquiriesRoutes(
  inquiries: Inquiries,
  renderPage: (c: HttpContext, path: string, refused: RefusedInquiry) => Promise<Response>,
): Http {
  const http = newHttp()
  for (const language of ['en', 'es'] as const) {
    const { residence, asked } = doors[language]
    http.post(`${residence}/:slug`, (c) => ask(c, inquiries, language, renderPage))
    http.post(`${asked}/:secret`, async (c) => {
      const { act } = await readForm(c)
      if (act !== 'delete') throw new AppError('bad_request', 'This form can only delete.')
      await inquiries.remove(c.req.param('secret'))
      return c.redirect(`${asked}/deleted`, 303)
    })
  }

  http.get('/api/inquiries/asked/:secret', async (c) => {
    const found = await inquiries.follow(c.req.param('secret'))
    if (!found) throw new AppError('not_found', 'There is nothing at this link. It may have been deleted.')
    return answer(c, found)
  })
  http.get('/api/inquiries/count', async (c) => {
    return answer(c, await inquiries.count(await requireAtDesk(c, 'messages', 'messages')))
  })
  http.get('/api/inquiries', async (c) => {
    const signedIn = await requireSignedIn(c)
    if (!mayReadInquiries(signedIn)) throw new AppError('not_allowed', 'Only the people of a house can see this.')
    return answer(c, await inquiries.received(readerOf(signedIn)))
  })
  http.post('/api/inquiries/:id/answered', async (c) => {
    const signedIn = await requireSignedIn(c)
    if (!mayAnswerInquiries(signedIn)) throw new AppError('not_allowed', 'Only the people of the house can do this.')
    const { answered } = await readJson(c, inquiryAnsweredInput)
    await inquiries.setAnswered(readerOf(signedIn), idOf(c), answered)
    return answer(c, { answered })
  })
  // The desk's list of messages, also for a browser without script.
  http.post('/workspace/messages', async (c) => {
    const signedIn = await requireSignedIn(c)
    if (!mayAnswerInquiries(signedIn)) throw new AppError('not_allowed', 'Only the people of the house can do this.')
    const { id = '', answered } = await readForm(c)
    await inquiries.setAnswered(readerOf(signedIn), known(id), answered === 'yes')
    return c.redirect(`/workspace/messages#m-${id}`, 303)
  })
  return http
}

async function ask(
  c: HttpContext,
  inquiries: Inquiries,
  language: Language,
  renderPage: Parameters<typeof inquiriesRoutes>[1],
): Promise<Response> {
  const { residence, asked } = doors[language]
  const slug = c.req.param('slug') ?? ''
  let values: Record<string, string> = {}
  try {
    const form = readInquiryForm(await readForm(c))
    values = form.values
    requireRight(form)
    const { clientAddress } = c.var
    const { secret } = await inquiries.ask(slug, form.words, { clientAddress, language, once: form.once })
    return c.redirect(`${asked}/${secret}`, 303)
  } catch (error) {
    const known = error instanceof AppError ? error : new AppError('internal', 'Something went wrong on our side.')
    if (known.code === 'internal') c.get('log').error('inquiry failed', { error })
    const status = errorStatus[known.code]
    const refused = { values, fields: known.fields ?? {}, message: known.message, status }
    const { search } = new URL(c.req.url)
    const page = await renderPage(c, `${residence}/${encodeURIComponent(slug)}${search}`, refused)
    const answer = new Response(page.body, { status: page.status === 404 ? 404 : status, headers: page.headers })
    for (const [name, value] of Object.entries(known.headers)) answer.headers.set(name, value)
    if (known.retryAfter !== undefined) answer.headers.set('Retry-After', String(Math.ceil(known.retryAfter)))
    return answer
  }
}

/** The problems' codes go to the page, which has the words for them. */
function requireRight({ problems }: ReadForm): void {
  const fields = Object.fromEntries(Object.entries(problems))
  if (Object.keys(fields).length === 0) return
  throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
}

function readerOf(signedIn: Awaited<ReturnType<typeof requireSignedIn>>): Reader {
  const name = [signedIn.firstName, signedIn.lastName].filter(Boolean).join(' ') || signedIn.email
  const organisationId = signedIn.organisation?.id ?? ''
  return { actor: actorOf(signedIn), organisationId, person: { id: signedIn.id, name } }
}

function idOf(c: HttpContext): string {
  return known(c.req.param('id') ?? '')
}

function known(id: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id
  throw new AppError('not_found', 'There is no such message.')
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
