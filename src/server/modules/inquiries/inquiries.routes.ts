import { errorStatus } from '#contract/errors.ts'
import type { RefusedForm } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, readForm } from '#server/plumbing/http.ts'
import type { Inquiries } from './inquiries.service.ts'
import { type ReadForm, readInquiryForm } from './inquiry-form.ts'

/** What the page needs to show a refused form again: everything typed, and what was wrong, by its code. */
export type RefusedInquiry = RefusedForm

const doors = {
  en: { residence: '/residences', asked: '/residences/asked' },
  es: { residence: '/es/residencias', asked: '/es/residencias/asked' },
} as const

type Language = keyof typeof doors

/**
 * Ask about a bed, and suggest a correction: plain form posts to the residence's page, in both languages, answered by
 * the private link, or by the page again where something is wrong (`renderPage`).
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
    const { once, waitsFor } = form
    const { secret } = await inquiries.ask(slug, form.words, { clientAddress, language, once, waitsFor })
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

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
