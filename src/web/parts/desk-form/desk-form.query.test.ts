import { afterEach, expect, it, vi } from 'vitest'
import { postDeskForm } from './desk-form.query.ts'

afterEach(() => vi.unstubAllGlobals())

it('says whose page it is, and takes what the server says where somebody else has signed in', async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) =>
    Response.json({ code: 'signed_out', message: 'Somebody else is signed in on this device.' }, { status: 401 }),
  )
  vi.stubGlobal('fetch', sent)
  const outcome = await postDeskForm('/workspace/messages', new FormData(), 'dana.four-doors')
  expect(outcome).toMatchObject({ kind: 'failed', status: 401, message: 'Somebody else is signed in on this device.' })
  expect(sent.mock.calls[0]?.[1].headers).toMatchObject({ 'X-Acts-For': 'dana.four-doors' })
})
