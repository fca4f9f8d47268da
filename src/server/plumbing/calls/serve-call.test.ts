import { describe, expect, it } from 'vitest'
import { answerError, createHttp } from '#server/plumbing/http.ts'
import { AppError } from './errors.ts'
import { serveCall } from './serve-call.ts'

const id = '7cfb96ab-e1b0-4f65-b8d3-6cc4a9527bdb'

function served() {
  const http = createHttp()
  http.onError((error, c) => answerError(c, error))
  const somebody = (name: string | undefined) => {
    if (name === undefined) throw new AppError('signed_out', 'Nobody is signed in.')
    return name
  }
  const known = (c: Parameters<typeof answerError>[0]) => somebody(c.req.header('x-name'))
  serveCall(http, 'POST /api/beds/holds/:id/end', known, ({ c, who, params, body }) => {
    c.status(201)
    return c.json({ who, ...params, ...body })
  })
  serveCall(http, 'GET /api/claims/listings', ({ query }) => {
    expect(query).toEqual({ find: 'harbor', state: '', home: '' })
    return { items: [], place: '', isGuess: false, hasMore: false }
  })
  serveCall(http, 'DELETE /api/imports/:id', () => null)
  serveCall(http, 'GET /api/states', () => [{ id: 'AR', name: 'Arkansas' }])
  return http
}

function end(hold: string, body: string, headers: Record<string, string> = { 'x-name': 'Sam' }) {
  const sent = { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } }
  return served().request(`/api/beds/holds/${hold}/end`, sent)
}

describe('a call of the table', () => {
  it('says that nobody is signed in before it looks at what was sent', async () => {
    expect((await end('no-id', 'no JSON', {})).status).toBe(401)
  })

  it('finds nothing at a path that cannot be one, in the words of the table', async () => {
    const answer = await end('no-id', '{"reason":"cancelled"}')
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'not_found', message: 'There is no such hold.' },
    ])
  })

  it('names what is wrong with a body', async () => {
    const answer = await end(id, '{"reason":"tired"}')
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: { reason: expect.stringContaining('A hold ends') } })
  })

  it('hands on who asks and what they sent, and keeps the answer from every cache', async () => {
    const answer = await end(id, '{"reason":"cancelled"}')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'private, no-store'])
    expect(await answer.json()).toEqual({ who: 'Sam', id, reason: 'cancelled' })
  })

  it('takes an empty text of a form as nothing said', async () => {
    expect((await served().request('/api/claims/listings?find=harbor&state=')).status).toBe(200)
  })

  it('answers 204 where the table says that there is no body', async () => {
    expect((await served().request(`/api/imports/${id}`, { method: 'DELETE' })).status).toBe(204)
  })

  it('gives a page that asks from inside its answer as it is, with the status and headers of the call and no body', async () => {
    const taken: unknown[] = []
    const inside = { takeAnswer: (given: unknown) => taken.push(given) }
    const answer = await served().request('/api/states', {}, inside)
    expect(taken).toEqual([[{ id: 'AR', name: 'Arkansas' }]])
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    expect(await answer.text()).toBe('')
    const refused = await served().request('/api/imports/none', { method: 'PUT' }, inside)
    expect([refused.status, taken.length]).toEqual([404, 1])
  })

  it('gives a public answer a tag, the caching of its row, and to every site', async () => {
    const { headers } = await served().request('/api/states')
    expect(headers.get('etag')).toMatch(/^"/)
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })
})
