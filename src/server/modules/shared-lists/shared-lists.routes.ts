import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, readForm } from '#server/plumbing/http.ts'
import type { SharedLists } from './shared-lists.service.ts'

const rooms = { en: '/residences/shared', es: '/es/residencias/shared' } as const

/** Lists of homes shared by a link: made and ended by plain form posts in both languages, read as JSON by their pages. */
export function sharedListsRoutes(lists: SharedLists): Http {
  const http = newHttp()
  for (const language of ['en', 'es'] as const) {
    const room = rooms[language]
    http.post(`${room}/new`, async (c) => {
      const { homes = '', days = '' } = await readForm(c)
      const { clientAddress } = c.var
      const { mine } = await lists.share(slugsIn(homes), { days: Number(days), language, clientAddress })
      return c.redirect(`${room}/mine/${mine}`, 303)
    })
    http.post(`${room}/mine/:secret`, async (c) => {
      const { act } = await readForm(c)
      if (act !== 'end') throw new AppError('bad_request', 'This form can only end a link.')
      await lists.end(c.req.param('secret'))
      return c.redirect(`${room}/ended`, 303)
    })
  }
  http.get('/api/shared-lists/mine/:secret', async (c) => answer(c, await lists.own(c.req.param('secret'))))
  http.get('/api/shared-lists/:secret', async (c) => answer(c, await lists.read(c.req.param('secret'))))
  http.get('/api/residences/these', async (c) =>
    answer(c, await lists.these(slugsIn(c.req.query('homes') ?? ''), c.var.clientAddress)),
  )
  return http
}

function slugsIn(text: string): string[] {
  return text.split(',').filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
}

/** Kept by nobody on its way: it stands behind a secret, or says what is true now. */
function answer(c: HttpContext, body: object | null): Response {
  if (body === null) throw new AppError('not_found', 'There is no list at this link. It may have ended.')
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
