import { afterEach, expect, it, vi } from 'vitest'
import { sendChanges } from './send-changes.query.ts'

afterEach(() => vi.unstubAllGlobals())

const ours = (status: number, code: string) => Response.json({ code, message: 'There are 8 beds.' }, { status })

it.each<[string, Response, object]>([
  ['refuses', ours(422, 'invalid_input'), { is: 'refused', reason: 'There are 8 beds.' }],
  ['knows nobody', ours(401, 'signed_out'), { is: 'signed-out' }],
  ['is asked too often', ours(429, 'too_many_requests'), { is: 'unreachable' }],
  ['cannot', ours(503, 'unavailable'), { is: 'unreachable' }],
])('a server that %s', async (_what, response, answer) => {
  vi.stubGlobal('fetch', async () => response)
  expect(await sendChanges('dana.four-doors')([])).toEqual(answer)
})

it.each([400, 401, 403, 404, 407, 413])('a %i of something between is no answer of the server', async (status) => {
  for (const text of ['<html>Blocked by your network</html>', '{"error":"blocked"}', '']) {
    vi.stubGlobal('fetch', async () => new Response(text, { status }))
    expect(await sendChanges('dana.four-doors')([])).toEqual({ is: 'unreachable' })
  }
})
