import { AppError } from '#server/plumbing/errors.ts'
import { type Http, newHttp, readForm } from '#server/plumbing/http.ts'
import { serveCall } from '#server/plumbing/serve-call.ts'
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
  serveCall(http, 'GET /api/shared-lists/mine/:secret', async ({ params }) => orGone(await lists.own(params.secret)))
  serveCall(http, 'GET /api/shared-lists/:secret', async ({ params }) => orGone(await lists.read(params.secret)))
  serveCall(http, 'GET /api/residences/these', ({ c, query }) =>
    lists.these(slugsIn(query.homes), c.get('clientAddress')),
  )
  return http
}

function slugsIn(text: string): string[] {
  return text.split(',').filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
}

function orGone<List>(list: List | null): List {
  if (list === null) throw new AppError('not_found', 'There is no list at this link. It may have ended.')
  return list
}
