import { afterEach, expect, it, vi } from 'vitest'
import { createAsking } from './residences.query.ts'

afterEach(() => vi.unstubAllGlobals())

it('says whose page a change comes from', async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 401 }))
  vi.stubGlobal('fetch', sent)
  const owner = 'dana.four-doors'
  expect(await createAsking(owner).setStatus('h', 'draft')).toMatchObject({ kind: 'failed', status: 401 })
  expect(sent.mock.calls[0]?.[1].headers).toMatchObject({ 'X-Acts-For': owner })
})
