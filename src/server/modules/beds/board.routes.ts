import type { Board } from '#server/modules/beds/board.service.ts'
import { actorOf, type Http, newHttp, requireSignedIn } from '#server/plumbing/http.ts'

/** `GET /api/my-residences`: the one call the dashboard and the night board read. */
export function boardRoutes(board: Board): Http {
  const http = newHttp()
  http.get('/api/my-residences', async (c) => {
    const actor = actorOf(await requireSignedIn(c))
    c.header('Cache-Control', 'private, no-store')
    return c.json(await board.mine(actor))
  })
  return http
}
