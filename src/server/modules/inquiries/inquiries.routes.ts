import { type FormPage, pageAgain } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, readForm } from '#server/plumbing/http.ts'
import type { Inquiries } from './inquiries.service.ts'
import { type ReadForm, readInquiryForm } from './inquiry-form.ts'
import { linkPath } from './private-link.ts'

const doors = {
  en: { residence: '/residences', asked: '/residences/asked' },
  es: { residence: '/es/residencias', asked: '/es/residencias/asked' },
} as const

type Language = keyof typeof doors

/**
 * Ask about a bed, and suggest a correction: plain form posts to the residence's page, in both languages, answered by
 * the private link, or by the page again where something is wrong (`renderPage`).
 */
export function inquiriesRoutes(inquiries: Inquiries, renderPage: FormPage): Http {
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

async function ask(c: HttpContext, inquiries: Inquiries, language: Language, renderPage: FormPage): Promise<Response> {
  const { residence, asked } = doors[language]
  const slug = c.req.param('slug') ?? ''
  let values: Record<string, string> = {}
  try {
    const form = readInquiryForm(await readForm(c))
    values = form.values
    requireRight(form)
    const { clientAddress } = c.var
    const { once, waitsFor, wantsLink } = form
    const sender = { clientAddress, language, once, waitsFor, wantsLink }
    const { secret, sending } = await inquiries.ask(slug, form.words, sender)
    return c.redirect(linkPath(`${asked}/${secret}`, sending), 303)
  } catch (error) {
    const { search } = new URL(c.req.url)
    return pageAgain(c, renderPage, { path: `${residence}/${encodeURIComponent(slug)}${search}`, values, error })
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
