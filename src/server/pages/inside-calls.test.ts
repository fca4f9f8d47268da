import { expect, it } from 'vitest'
import { createHttp, type SocketSide } from '#server/plumbing/http.ts'
import { createInsideCalls } from './inside-calls.ts'

it('a read for a visitor is counted by their address, one for a page of everybody by none', async () => {
  const sides: SocketSide[] = []
  const inside = createInsideCalls((_, side) => {
    sides.push(side)
    return Response.json({})
  }, 'http://localhost')
  const http = createHttp()
  http.get('/page', (c) => {
    c.set('clientAddress', '203.0.113.7')
    c.set('requestId', 'r1')
    return inside.read(undefined, c)('/api/auth/waiting-sign-up', {})
  })
  await http.request('/page')
  await inside.read(undefined)('/api/directory/stats', {})
  expect(sides.map(({ sender }) => sender)).toEqual([{ clientAddress: '203.0.113.7', requestId: 'r1' }, undefined])
})
