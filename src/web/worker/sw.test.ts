// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkerBuild, WorkerEvent, WorkerFetch } from './worker-scope.ts'

const origin = 'https://porchlight.example'
const anyPath = (path: string | Request) => {
  const { pathname, search } = new URL(typeof path === 'string' ? path : path.url, origin)
  return pathname + search
}

/** The caches of a browser, which outlive every worker. */
let caches: Map<string, Map<string, Response>>
/** What the network gives, by its address; an address that is not here is not reached. */
let network: Map<string, () => Response>
let asked: string[]
let windows: number

function openCache(name: string) {
  const kept = caches.get(name) ?? new Map<string, Response>()
  caches.set(name, kept)
  return {
    match: async (path: string | Request) => kept.get(anyPath(path))?.clone(),
    put: async (path: string | Request, response: Response) => void kept.set(anyPath(path), response),
    keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
    delete: async (path: string | Request) => kept.delete(anyPath(path)),
    add: async (path: string) => void kept.set(anyPath(path), await ask(path)),
  }
}

const cacheStorage = {
  open: async (name: string) => openCache(name),
  keys: async () => [...caches.keys()],
  delete: async (name: string) => caches.delete(name),
  async match(path: string) {
    for (const name of caches.keys()) {
      const found = await openCache(name).match(path)
      if (found) return found
    }
    return undefined
  },
}

async function ask(request: string | Request): Promise<Response> {
  const path = anyPath(request)
  asked.push(path)
  const answer = network.get(path)
  if (!answer) throw new TypeError('Failed to fetch')
  return answer()
}

type Listeners = { [type: string]: (event: never) => void }

/** A worker of one build, begun anew; what it had in its memory before is gone. */
async function begin(build: WorkerBuild) {
  const received: Listeners = {}
  const scope = {
    caches: cacheStorage,
    location: new URL(origin),
    skipWaiting: vi.fn(async () => {}),
    clients: { claim: vi.fn(async () => {}), matchAll: async () => Array.from({ length: windows }) },
    registration: { unregister: vi.fn(async () => true), navigationPreload: { enable: vi.fn(async () => {}) } },
    addEventListener(type: string, listen: (event: never) => void) {
      received[type] = listen
    },
  }
  vi.stubGlobal('self', scope)
  vi.stubGlobal('BUILD', build)
  vi.stubGlobal('fetch', ask)
  vi.resetModules()
  await import('./sw.ts')
  /** Gives what waits for all work of the event, with what is added while it goes on. */
  const begin = (type: string, more: object = {}) => {
    const work: Promise<unknown>[] = []
    const event: WorkerEvent = { waitUntil: (one) => void work.push(one) }
    received[type]?.({ ...event, ...more } as never)
    return async () => {
      for (const one of work) await one
    }
  }
  const happen = (type: string, more: object = {}) => begin(type, more)()
  return {
    scope,
    happen,
    async replace() {
      await happen('install')
      await happen('activate')
    },
    async get(path: string, mode = 'cors', method = 'GET') {
      let answer: Promise<Response> | undefined
      const request = { method, mode, url: origin + path }
      const respondWith: WorkerFetch['respondWith'] = (given) => {
        answer = given
      }
      const finish = begin('fetch', { request, respondWith })
      const response = await answer
      await finish()
      return response
    },
  }
}

const file = (text: string) => () => {
  const response = new Response(text)
  Object.defineProperty(response, 'type', { value: 'basic' })
  return response
}
const board = (text: string) => () => new Response(text, { headers: { 'X-Acts-For': 'dana.four-doors' } })
const old: WorkerBuild = { id: 'old', files: ['/assets/core.js', '/assets/board-1.js'] }
const fresh: WorkerBuild = { id: 'fresh', files: ['/assets/core.js', '/assets/board-2.js'] }
const everyRead = ['/', '/workspace/beds', '/api/my-residences', '/api/auth/user']
const everyReadOfBoard = [...everyRead, '/api/directory/stats', '/api/desk/progress']

beforeEach(() => {
  caches = new Map()
  asked = []
  windows = 1
  network = new Map([
    ['/assets/core.js', file('core')],
    ['/assets/board-1.js', file('board-1')],
    ['/assets/board-2.js', file('board-2')],
    ...everyReadOfBoard.map((path) => [path, board(`${path} of old`)] as const),
  ])
})

/** A worker of one build that has taken its place. */
async function beginInPlace(build: WorkerBuild) {
  const worker = await begin(build)
  await worker.replace()
  return worker
}

/** A device that has kept a board with the old build. */
async function keptByOld() {
  const worker = await beginInPlace(old)
  await worker.happen('message', { data: 'keep' })
  asked = []
  return worker
}

it('a worker keeps the open page of a board in pages beside the first one, and never all houses', async () => {
  const worker = await beginInPlace(old)
  const pages = ['/workspace/beds?page=2', '/api/desk/board', '/api/desk/board?page=2']
  for (const path of pages) network.set(path, board(`${path} of old`))
  await worker.happen('message', { data: { page: '?page=2' } })
  expect(asked).toEqual(expect.arrayContaining(pages))
  expect(asked).not.toContain('/api/my-residences')
  network.clear()
  expect(await (await worker.get('/workspace/beds?page=2', 'navigate'))?.text()).toBe('/workspace/beds?page=2 of old')
})

describe('a worker that takes the place of an older one', () => {
  it('does so at once, for pages that are open too, and fetches only the files that are new', async () => {
    await keptByOld()
    const worker = await beginInPlace(fresh)
    expect(asked).toEqual(['/assets/board-2.js'])
    expect(worker.scope.skipWaiting).toHaveBeenCalledTimes(1)
    expect(worker.scope.clients.claim).toHaveBeenCalledTimes(1)
    expect(worker.scope.registration.navigationPreload.enable).toHaveBeenCalledTimes(1)
  })

  it('still has the files of the build before for the pages that began with it', async () => {
    await keptByOld()
    windows = 2
    const worker = await beginInPlace(fresh)
    network.clear()
    await worker.get('/workspace/team', 'navigate')
    expect(await (await worker.get('/assets/board-1.js'))?.text()).toBe('board-1')
    expect([...caches.keys()]).toContain('pl-board-files-old')
  })

  it('drops them when no such page can be open any more', async () => {
    await keptByOld()
    const worker = await beginInPlace(fresh)
    await worker.get('/', 'navigate')
    await worker.happen('message', { data: 'keep' })
    await worker.get('/', 'navigate')
    expect([...caches.keys()].sort()).toEqual(['pl-board-answers', 'pl-board-files-fresh'])
    network.clear()
    expect(await (await worker.get('/assets/board-2.js'))?.text()).toBe('board-2')
  })

  it('still has them for the board the older one kept, until that is read anew', async () => {
    await keptByOld()
    const worker = await beginInPlace(fresh)
    network.set('/workspace/messages', board('messages of fresh'))
    for (let visit = 0; visit < 2; visit += 1) await worker.get('/workspace/messages', 'navigate')
    network.clear()
    expect(await (await worker.get('/', 'navigate'))?.text()).toBe('/ of old')
    expect(await (await worker.get('/assets/board-1.js'))?.text()).toBe('board-1')
  })

  it('shows the board the older one kept, until it has read a newer one', async () => {
    await keptByOld()
    const worker = await beginInPlace(fresh)
    network.delete('/')
    expect(await (await worker.get('/', 'navigate'))?.text()).toBe('/ of old')
    network.set('/', board('/ of fresh'))
    await worker.happen('message', { data: 'keep' })
    network.delete('/')
    expect(await (await worker.get('/', 'navigate'))?.text()).toBe('/ of fresh')
  })

  it('reads anew what the older one kept, also where that is young, and then nothing twice', async () => {
    await keptByOld()
    const worker = await beginInPlace(fresh)
    asked = []
    await worker.happen('message', { data: 'keep' })
    expect(asked).toEqual(expect.arrayContaining(everyRead))
    asked = []
    await worker.happen('message', { data: 'keep' })
    expect(asked).toEqual([])
  })

  it('keeps the older one in its place where a new file cannot be fetched', async () => {
    const before = await keptByOld()
    network.delete('/assets/board-2.js')
    const worker = await begin(fresh)
    await expect(worker.happen('install')).rejects.toThrow('Failed to fetch')
    network.clear()
    expect(await (await before.get('/assets/board-1.js'))?.text()).toBe('board-1')
  })

  it('shows without a network the messages that were opened, and forgets them with the board', async () => {
    const worker = await keptByOld()
    network.set('/workspace/messages', board('messages'))
    await worker.get('/workspace/messages', 'navigate')
    network.clear()
    expect(await (await worker.get('/workspace/messages', 'navigate'))?.text()).toBe('messages')
    await worker.happen('message', { data: 'forget' })
    await expect(worker.get('/workspace/messages', 'navigate')).rejects.toThrow('Failed to fetch')
  })

  it('has the files of a list the older one kept, until that is opened anew', async () => {
    const before = await keptByOld()
    network.set('/workspace/messages', board('messages of old'))
    await before.get('/workspace/messages', 'navigate')
    const worker = await beginInPlace(fresh)
    await worker.happen('message', { data: 'keep' })
    await worker.get('/', 'navigate')
    expect([...caches.keys()]).toContain('pl-board-files-old')
    await worker.get('/workspace/messages', 'navigate')
    await worker.get('/', 'navigate')
    expect([...caches.keys()]).not.toContain('pl-board-files-old')
  })

  it.each([
    ['/workspace/messages', 'This page needs a connection.'],
    ['/workspace/beds?house=h', 'This page needs a connection.'],
    ['/about', 'This page needs a connection.'],
  ])('says without a network what %s needs, and leads to the board', async (path, words) => {
    const worker = await keptByOld()
    network.clear()
    const answer = await worker.get(path, 'navigate')
    const page = (await answer?.text()) ?? ''
    expect([answer?.status, page.includes(words), page.includes('href="/"')]).toEqual([503, true, true])
  })

  it('says nothing of a board where none is kept', async () => {
    const worker = await beginInPlace(old)
    network.clear()
    await expect(worker.get('/workspace/messages', 'navigate')).rejects.toThrow('Failed to fetch')
  })

  it('forgets the board once the server has signed the person out, and hands its answer on', async () => {
    const worker = await keptByOld()
    const answer = new Response(null)
    Object.defineProperty(answer, 'type', { value: 'opaqueredirect' })
    network.set('/api/logout', () => answer)
    // Another site sent the person here: they are asked first, and still signed in.
    expect(await worker.get('/api/logout', 'navigate')).toBe(answer)
    expect([...caches.keys()]).toContain('pl-board-answers')
    network.set('/api/auth/user', () => new Response('', { status: 401 }))
    expect(await worker.get('/api/logout', 'navigate')).toBe(answer)
    expect([...caches.keys()]).toEqual([])
    // A page that is still open asks once more: nothing of it is left behind.
    await worker.get('/api/auth/user')
    expect([...caches.keys()]).toEqual([])
    expect(worker.scope.registration.unregister).toHaveBeenCalledTimes(1)
  })

  it.each(['GET', 'POST'])('keeps it where nobody could be signed out (%s), and says so', async (method) => {
    const worker = await keptByOld()
    const kept = [...caches.keys()]
    network.clear()
    const answer = await worker.get('/api/logout', 'navigate', method)
    const page = (await answer?.text()) ?? ''
    expect([answer?.status, page.includes('You are still signed in on this device.')]).toEqual([503, true])
    expect(page).toContain('href="/api/logout"')
    expect([...caches.keys()]).toEqual(kept)
    expect(worker.scope.registration.unregister).not.toHaveBeenCalled()
    expect(await (await worker.get('/', 'navigate'))?.text()).toBe('/ of old')
  })

  it.each([429, 500, 503])('keeps it where the server answers %s', async (status) => {
    const worker = await keptByOld()
    const kept = [...caches.keys()]
    network.set('/api/logout', () => new Response('', { status }))
    expect((await worker.get('/api/logout', 'navigate'))?.status).toBe(status)
    expect([...caches.keys()]).toEqual(kept)
  })

  it('forgets what both of them kept', async () => {
    await keptByOld()
    windows = 2
    const worker = await beginInPlace(fresh)
    await worker.happen('message', { data: 'forget' })
    expect([...caches.keys()]).toEqual([])
    expect(worker.scope.registration.unregister).toHaveBeenCalledTimes(1)
  })
})

it('a worker keeps an opened visit with its files, and leads there from pages that need a connection', async () => {
  const visit = '/affiliate/applications/00000000-0000-4000-8000-0000000000aa/visit'
  const worker = await beginInPlace(old)
  network.set(visit, board('the visit'))
  network.set('/assets/visit.js', file('visit'))
  await worker.happen('message', { data: { visit, files: ['/assets/visit.js', 'https://elsewhere.example/x.js'] } })
  await worker.happen('message', { data: { visit: '/affiliate/homes', files: [] } })
  network.clear()
  expect(await (await worker.get(`${visit}?rule=1.A.1.a`, 'navigate'))?.text()).toBe('the visit')
  expect(await (await worker.get('/assets/visit.js'))?.text()).toBe('visit')
  const other = (await (await worker.get('/affiliate/homes', 'navigate'))?.text()) ?? ''
  expect([other.includes(`href="${visit}"`), other.includes('Your board')]).toEqual([true, false])
  await worker.happen('message', { data: 'forget' })
  await expect(worker.get(visit, 'navigate')).rejects.toThrow('Failed to fetch')
})
