import { mostAskedTogether } from '#contract/inquiry-fields.ts'
import { type FormPage, pageAgain } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, readForm } from '#server/plumbing/http.ts'
import { readInquiryForm } from './inquiry-form.ts'
import { linkPath } from './private-link.ts'
import type { Together } from './together.service.ts'

const rooms = { en: '/residences', es: '/es/residencias' } as const

type Language = keyof typeof rooms

/** Ask up to three homes at once: plain form posts in both languages, answered by the private page with all answers. */
export function togetherRoutes(together: Together, renderPage: FormPage): Http {
  const http = newHttp()
  for (const language of ['en', 'es'] as const) {
    const room = rooms[language]
    http.post(`${room}/ask/together`, (c) => ask(c, together, language, renderPage))
    http.post(`${room}/asked/together/:secret`, async (c) => {
      const secret = c.req.param('secret')
      const { act, home = '' } = await readForm(c)
      if (act === 'delete') {
        await together.remove(secret)
        return c.redirect(`${room}/asked/deleted`, 303)
      }
      if (act !== 'take') throw new AppError('bad_request', 'This form asks for nothing we know.')
      // Whoever chose another home before reads that on the page.
      await together.take(secret, home).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      })
      return c.redirect(`${room}/asked/together/${encodeURIComponent(secret)}`, 303)
    })
  }
  http.get('/api/inquiries/together/:secret', async (c) => {
    const found = await together.follow(c.req.param('secret'))
    if (!found) throw new AppError('not_found', 'There is nothing at this link. It may have been deleted.')
    c.header('Cache-Control', 'private, no-store')
    return c.json(found)
  })
  return http
}

async function ask(c: HttpContext, together: Together, language: Language, renderPage: FormPage): Promise<Response> {
  const room = rooms[language]
  let values: Record<string, string> = {}
  let again = `${room}/ask/together?homes=`
  try {
    const posted = await readForm(c)
    const { homes = '' } = posted
    const offered = homes.split(',').filter(Boolean)
    const isChoice = offered.length > mostAskedTogether
    const slugs = isChoice ? offered.filter((slug) => posted[`to_${slug}`] !== undefined) : offered
    again += encodeURIComponent(homes) + (isChoice ? `&chosen=${encodeURIComponent(slugs.join())}` : '')
    const form = readInquiryForm({ ...posted, kind: 'bed' })
    values = form.values
    const fields = Object.fromEntries(Object.entries(form.problems))
    if (Object.keys(fields).length > 0) {
      throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
    }
    const { clientAddress } = c.var
    const sender = { clientAddress, language, once: form.once, wantsLink: form.wantsLink }
    const { secret, sending } = await together.ask(slugs, form.words, sender)
    return c.redirect(linkPath(`${room}/asked/together/${secret}`, sending), 303)
  } catch (error) {
    return pageAgain(c, renderPage, { path: again, values, error })
  }
}
