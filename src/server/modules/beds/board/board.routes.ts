import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, newHttp, requireSignedIn, toActor } from '#server/plumbing/http.ts'
import type { Board } from './board.service.ts'

export function boardRoutes(board: Board): Http {
  const http = newHttp()
  serveCall(
    http,
    'GET /api/my-residences',
    async (c) => toActor(await requireSignedIn(c)),
    ({ who }) => board.mine(who),
  )
  serveCall(
    http,
    'GET /api/desk/board',
    async (c) => toActor(await requireSignedIn(c)),
    ({ who, query: { q, show, order, page, at } }) =>
      board.page(who, { words: q, show, order, page: Number(page), at }),
  )
  return http
}
