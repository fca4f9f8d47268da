import { afterEach, expect, it, vi } from 'vitest'
import { sendForm } from './send-form.ts'

afterEach(() => vi.unstubAllGlobals())

function readForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

it('sends the fields to the page, asks for JSON, and gives where the answer leads', async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ next: '/sign-up?sent=1' }))
  vi.stubGlobal('fetch', sent)
  const outcome = await sendForm('/sign-up', readForm({ email: 'nia@birch.example' }), {
    'X-Acts-For': 'dana.four-doors',
  })
  expect(outcome).toEqual({ kind: 'done', next: '/sign-up?sent=1' })
  const [path, { method, headers, body }] = sent.mock.calls[0] ?? ['', {}]
  expect([path, method, String(body)]).toEqual(['/sign-up', 'POST', 'email=nia%40birch.example'])
  expect(headers).toEqual({ Accept: 'application/json', 'X-Acts-For': 'dana.four-doors' })
})

it('takes what the server says where somebody else has signed in', async () => {
  const message = 'Somebody else is signed in on this device.'
  vi.stubGlobal('fetch', async () => Response.json({ code: 'signed_out', message }, { status: 401 }))
  expect(await sendForm('/workspace/messages', new FormData())).toMatchObject({ kind: 'failed', status: 401, message })
})

it('says that nobody answered, also where a page of some network in between did', async () => {
  const message = 'We could not reach our server. Check your connection, then try again.'
  vi.stubGlobal('fetch', async () => new Response('<h1>Sign in to this Wi-Fi</h1>'))
  expect(await sendForm('/sign-up', new FormData())).toMatchObject({ kind: 'failed', status: null, message })
})
