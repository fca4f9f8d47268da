import { waitingQuery } from '#contract/waiting.ts'
import { answerDeskForm, type FormPage } from '#server/plumbing/desk-form.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readForm, requireAtDesk } from '#server/plumbing/http.ts'
import type { Pings } from './pings.service.ts'
import type { WaitingService } from './waiting.service.ts'

const doors = { en: '/residences/waiting', es: '/es/residencias/waiting' } as const

/**
 * The waiting lists: `GET /api/waiting` for the people of the houses, whose page posts its forms to its own address; and
 * the links of "Do you still want a place?", which need no account.
 */
export function waitingRoutes(waiting: WaitingService, pings: Pings, renderPage: FormPage): Http {
  const http = newHttp()
  http.get('/api/waiting', async (c) => {
    const keeper = await requireAtDesk(c, 'messages', 'messages')
    const { house = '' } = parse(waitingQuery, c.req.query())
    return answer(c, await waiting.lists(keeper, house === '' ? null : house))
  })
  http.post('/workspace/waiting', async (c) => {
    const keeper = await requireAtDesk(c, 'messages', 'messages')
    return answerDeskForm(c, renderPage, async (form) => {
      const { houseId } = await waiting.act(keeper, form)
      const goesOn = form.act !== 'delete' && form.act !== 'add' && form.act !== 'settings'
      return `/workspace/waiting?house=${houseId}${goesOn ? `#w-${form.id}` : ''}`
    })
  })

  http.get('/api/waiting/pings/:secret', async (c) => {
    const found = await pings.follow(c.req.param('secret'))
    if (!found) throw new AppError('not_found', 'There is nothing at this link any more.')
    return answer(c, found)
  })
  for (const door of Object.values(doors)) {
    http.post(`${door}/:secret`, (c) => answerPing(c, pings, door))
  }
  return http
}

async function answerPing(c: HttpContext, pings: Pings, door: string): Promise<Response> {
  const { act } = await readForm(c)
  if (act !== 'yes' && act !== 'no' && act !== 'delete') throw new AppError('bad_request', 'Answer yes or no.')
  const secret = c.req.param('secret') ?? ''
  try {
    await pings.answer(secret, act, c.var.clientAddress)
  } catch (error) {
    // The page at the link says what there is, and what was answered before.
    const isTold = error instanceof AppError && (error.code === 'not_found' || error.code === 'conflict')
    if (!isTold) throw error
  }
  const next = act === 'delete' ? `${door}/deleted` : `${door}/${encodeURIComponent(secret)}`
  return c.redirect(next, 303)
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
