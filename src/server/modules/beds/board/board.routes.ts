import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, requireSignedIn, toActor } from '#server/plumbing/http.ts'
import type { Board } from './board.service.ts'

export function createBoardRoutes(board: Board): Http {
  const http = createHttp()
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
