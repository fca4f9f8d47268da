import { afterEach, expect, it, vi } from 'vitest'
import { commitImport, sendChoices, sendFile } from './import.query.ts'

afterEach(() => vi.unstubAllGlobals())

const owner = 'dana.four-doors'

it.each([
  ['a choice', () => sendChoices(owner, 'i', {}, 50)],
  ['the import', () => commitImport(owner, 'i', { stamp: 's', publish: false }, () => {})],
])('says whose page it is with %s', async (_what, send) => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 401 }))
  vi.stubGlobal('fetch', sent)
  expect(await send()).toMatchObject({ kind: 'failed', status: 401 })
  expect(sent.mock.calls[0]?.[1].headers).toMatchObject({ 'X-Acts-For': owner })
})

it('says whose page it is with a file', async () => {
  const headers: Record<string, string> = {}
  class FakeRequest {
    upload = {}
    status = 201
    responseText = '{"id":"i"}'
    onload = () => {}
    open() {}
    setRequestHeader(name: string, value: string) {
      headers[name] = value
    }
    send() {
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  expect(await sendFile(owner, new File(['a'], 'a.csv'), () => {})).toEqual({ kind: 'done', value: 'i' })
  expect(headers).toMatchObject({ 'X-Acts-For': owner, Accept: 'application/json' })
})
