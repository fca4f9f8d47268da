import type { States } from '#server/modules/states/states.service.ts'
import { type Http, newHttp } from '#server/plumbing/http.ts'
import { openCalls } from '#server/plumbing/open-calls.ts'
import { taggedJson } from '#server/plumbing/tagged-answer.ts'

export function statesRoutes(states: States): Http {
  const http = newHttp()
  openCalls(http, ['/api/states'])
  http.get('/api/states', async (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    return taggedJson(c, await states.options())
  })
  return http
}
