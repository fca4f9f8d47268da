// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { takePushes } from './pushes.ts'
import type { WorkerScope } from './worker-scope.ts'

const origin = 'https://porchlight.example'
const pushed = {
  title: 'A new question at Harbor Row',
  body: 'Open Messages.',
  path: '/workspace/messages',
  tag: 'of a house',
}

let tabs: { url: string; focus: () => Promise<unknown> }[]
let shown: unknown[][]
let opened: string[]
let wanted: unknown[]
let asked: [string, string, unknown][]
let listeners: Record<string, (event: never) => void>

const subscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'a point', auth: 'a secret' } }),
})

beforeEach(() => {
  tabs = []
  shown = []
  opened = []
  wanted = []
  asked = []
  listeners = {}
  const scope = {
    location: new URL(origin),
    clients: { matchAll: async () => tabs, openWindow: async (address: string) => void opened.push(address) },
    registration: {
      showNotification: async (...given: unknown[]) => void shown.push(given),
      pushManager: {
        async subscribe(options: unknown) {
          wanted.push(options)
          return subscription('https://push.example/new')
        },
      },
    },
    addEventListener(type: string, listen: (event: never) => void) {
      listeners[type] = listen
    },
  }
  takePushes(scope as unknown as WorkerScope)
})

async function happen(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = []
  listeners[type]?.({ ...event, waitUntil: (one: Promise<unknown>) => void work.push(one) } as never)
  expect(work).toHaveLength(1)
  await Promise.all(work)
}

const push = (json: () => unknown) => happen('push', { data: { json } })

it('an alert is shown with its tag, and where a newer one takes its place it is heard again', async () => {
  await push(() => pushed)
  const icon = '/icons/icon-192.png'
  const { title, body, tag, path } = pushed
  expect(shown).toEqual([[title, { body, icon, badge: icon, tag, renotify: true, data: { path } }]])
})

it.each([
  ['no data', null],
  ['no JSON', { json: () => JSON.parse('{') }],
  ['no object', { json: () => 'hello' }],
])('an alert with %s is shown in words of ours', async (_, data) => {
  await happen('push', { data })
  expect(shown).toMatchObject([['Something new at your houses', { data: { path: '/workspace/messages' } }]])
})

async function click(path: string | undefined): Promise<void> {
  const close = vi.fn()
  await happen('notificationclick', { notification: { data: path === undefined ? null : { path }, close } })
  expect(close).toHaveBeenCalledTimes(1)
}

it('a tap goes to the tab that is there already, and leaves others alone', async () => {
  const [other, there] = [vi.fn(async () => {}), vi.fn(async () => {})]
  tabs = [{ url: `${origin}/workspace/beds`, focus: other }]
  await click(pushed.path)
  expect([opened, other.mock.calls]).toEqual([[`${origin}/workspace/messages`], []])
  tabs.push({ url: `${origin}/workspace/messages?status=all`, focus: there })
  await click(pushed.path)
  expect([opened.length, there.mock.calls.length, other.mock.calls.length]).toEqual([1, 1, 0])
})

it.each(['https://elsewhere.example/x', '//elsewhere.example/x', undefined])(
  'a tap leads nowhere but to this site: %s',
  async (path) => {
    await click(path)
    expect(opened).toEqual([`${origin}/workspace/messages`])
  },
)

function serve(status: number, settings: object): void {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push([method, path, typeof body === 'string' ? JSON.parse(body) : null])
    return new Response(JSON.stringify(settings), { status })
  })
}

const old = { id: 'one', endpoint: 'https://push.example/old' }

it('a browser that changed its address says the new one in place of the old one', async () => {
  serve(200, { push: { publicKey: 'the key', devices: [old, { id: 'two', endpoint: 'https://push.example/other' }] } })
  await happen('pushsubscriptionchange', { oldSubscription: subscription(old.endpoint) })
  expect(wanted).toEqual([{ userVisibleOnly: true, applicationServerKey: 'the key' }])
  expect(asked).toEqual([
    ['GET', '/api/notices', null],
    ['DELETE', '/api/notices/devices/one', null],
    ['POST', '/api/notices/devices', { endpoint: 'https://push.example/new', p256dh: 'a point', auth: 'a secret' }],
  ])
})

it('a browser that brings the new address along is asked for none', async () => {
  serve(200, { push: { publicKey: 'the key', devices: [] } })
  await happen('pushsubscriptionchange', { newSubscription: subscription('https://push.example/brought') })
  expect([wanted, asked.at(-1)?.[2]]).toEqual([
    [],
    expect.objectContaining({ endpoint: 'https://push.example/brought' }),
  ])
})

it.each([
  ['nobody is signed in', 401, {}],
  ['no alerts leave from here', 200, { push: null }],
])('nothing is renewed where %s', async (_, status, settings) => {
  serve(status, settings)
  await happen('pushsubscriptionchange', { oldSubscription: subscription(old.endpoint) })
  expect([wanted, asked]).toEqual([[], [['GET', '/api/notices', null]]])
})
