import type { States } from '#server/modules/states/states.service.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'

export function statesRoutes(states: States): Http {
  const http = newHttp()
  http.get('/api/states', async (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    return c.json(await states.options())
  })
  return http
}
