import type { Board } from '#server/modules/beds/board.service.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { actorOf, type Http, newHttp, requireSignedIn } from '#server/plumbing/http.ts'

export function boardRoutes(board: Board): Http {
  const http = newHttp()
  serveCall(
    http,
    'GET /api/my-residences',
    async (c) => actorOf(await requireSignedIn(c)),
    ({ who }) => board.mine(who),
  )
  return http
}
