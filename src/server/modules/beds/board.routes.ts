import type { Board } from '#server/modules/beds/board.service.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { type Http, newHttp, requireSignedIn, toActor } from '#server/plumbing/http.ts'

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
