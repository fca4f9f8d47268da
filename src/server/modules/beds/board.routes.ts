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
  return http
}
