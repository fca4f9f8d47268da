// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnswerCache, type TakeAnswer } from './answer-cache.ts'

/** The caches of a browser, as far as they are used. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const key = (path: string | Request) => new URL(typeof path === 'string' ? path : path.url, location.href).href
  return {
    async open(name: string) {
      const cache = all.get(name) ?? new Map<string, Response>()
      all.set(name, cache)
      return {
        match: async (path: string) => cache.get(key(path))?.clone(),
        put: async (path: string, response: Response) => void cache.set(key(path), response),
        delete: async (path: string) => cache.delete(key(path)),
        keys: async () => [...cache.keys()].map((url) => ({ url })),
      }
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage
}

const at = '2026-11-21T03:41:00.000Z'
const day = 24 * 60 * 60_000
let now: Date
const answer = (text: string, isFor: string | null = 'dana.four-doors', status = 200) =>
  new Response(text, { status, headers: isFor === null ? {} : { 'X-Acts-For': isFor } })

let forget: () => Promise<void>
let cache: ReturnType<typeof createAnswerCache>
let other: ReturnType<typeof createAnswerCache>
beforeEach(() => {
  const caches = fakeCaches()
  forget = vi.fn(async () => void (await caches.delete('pl-board-answers')))
  now = new Date(at)
  cache = createAnswerCache({ caches, buildId: 'b1', now: () => now, forget })
  other = createAnswerCache({ caches, buildId: 'b2', now: () => now, forget })
})
const take: TakeAnswer = (...answered) => cache.begin()(...answered)
const found = async (path: string) => (await cache.find(path))?.text()

describe('what the worker keeps', () => {
  it('is the last good answer, with its moment', async () => {
    await take('/api/my-residences', answer('old'), false)
    await take('/api/my-residences', answer('new'), false)
    const response = await cache.find('/api/my-residences?any=1')
    expect([await response?.text(), response?.headers.get('X-Kept-At')]).toEqual(['new', at])
    expect(await cache.hasOwner()).toBe(true)
  })

  it('is the last opened page of a board in pages, of this build', async () => {
    await take('/workspace/beds', answer('first'), true)
    await take('/workspace/beds?page=2', answer('second'), true)
    await take('/workspace/beds?page=3', answer('third'), true)
    await take('/api/desk/board?page=3', answer('houses'), false)
    expect(await found('/workspace/beds?page=3')).toBe('third')
    expect(await found('/workspace/beds?page=2')).toBe('first')
    expect([await found('/api/desk/board?page=3'), await found('/api/desk/board?page=2')]).toEqual([
      'houses',
      undefined,
    ])
    expect(await (await other.find('/workspace/beds?page=3'))?.text()).toBe('first')
  })

  it('is nothing that was asked before it was told to forget', async () => {
    const asked = cache.begin()
    const first = take('/', answer('board'), true)
    await Promise.all([first, cache.forget()])
    await asked('/api/my-residences', answer('late'), false)
    expect([await found('/'), await found('/api/my-residences'), await cache.hasOwner()]).toEqual([
      undefined,
      undefined,
      false,
    ])
    await take('/', answer('board of the next'), true)
    expect(await found('/')).toBe('board of the next')
  })

  it('is nothing that went wrong', async () => {
    await take('/api/my-residences', answer('good'), false)
    await take('/api/my-residences', answer('bad', 'dana.four-doors', 500), false)
    expect(await found('/api/my-residences')).toBe('good')
  })

  it('is of one person: another one’s first answer empties it', async () => {
    await take('/', answer('board of Dana'), true)
    await take('/api/my-residences', answer('houses of Marcus', 'marcus.four-doors'), false)
    expect([await found('/'), await found('/api/my-residences')]).toEqual([undefined, 'houses of Marcus'])
  })

  it('comes together also where all first answers arrive at once', async () => {
    const paths = ['/', '/workspace/beds', '/api/my-residences']
    await Promise.all(paths.map((path) => take(path, answer(path), path !== '/api/my-residences')))
    expect(await Promise.all(paths.map(found))).toEqual(paths)
  })

  it.each([
    ['a call answers that nobody is signed in', () => take('/api/auth/user', answer('', null, 401), false)],
    ['the home page comes as a visitor’s', () => take('/', answer('landing', null), true)],
  ])('is forgotten when %s', async (_, happens) => {
    await take('/', answer('board'), true)
    await happens()
    expect(forget).toHaveBeenCalledTimes(1)
    expect([await found('/'), await cache.hasOwner()]).toEqual([undefined, false])
  })

  it('holds what is everybody’s only beside somebody’s board', async () => {
    await take('/api/directory/stats', answer('counts', null), false)
    expect(await found('/api/directory/stats')).toBeUndefined()
    await take('/', answer('board'), true)
    await take('/api/directory/stats', answer('counts', null), false)
    expect(await found('/api/directory/stats')).toBe('counts')
  })
})

describe('messages and waiting lists', () => {
  const messages = '/workspace/messages'
  const list = (residence: string) => `/workspace/waiting?house=${residence}`

  it('are found as they were opened: messages without a filter, waiting lists by their house', async () => {
    await take(messages, answer('all'), true)
    await take(`${messages}?status=answered`, answer('answered'), true)
    await take('/workspace/waiting', answer('houses'), true)
    await take(list('a'), answer('list of a'), true)
    expect(await Promise.all([messages, `${messages}?status=answered&house=a`].map(found))).toEqual(['all', 'all'])
    expect(await Promise.all([list('a'), `${list('a')}&done=add`, list('b')].map(found))).toEqual([
      'list of a',
      'list of a',
      'houses',
    ])
  })

  it('say to their page that they do not come from the server, which the board does not', async () => {
    const html = '<!doctype html><html lang="en"><body>'
    await take('/', answer(html), true)
    await take(messages, answer(html), true)
    expect(await found('/')).toBe(html)
    expect(await found(messages)).toBe('<!doctype html><html data-stored lang="en"><body>')
  })

  it.each([403, 404])('are deleted where the server answers %s', async (status) => {
    await take(messages, answer('all'), true)
    await take(messages, answer('', 'dana.four-doors', status), true)
    expect(await found(messages)).toBeUndefined()
  })

  it('are not shown after 7 days, which the board is', async () => {
    await take('/', answer('board'), true)
    await take(messages, answer('all'), true)
    now = new Date(now.getTime() + 6 * day)
    expect(await found(messages)).toBe('all')
    now = new Date(now.getTime() + 2 * day)
    expect(await Promise.all([messages, '/'].map(found))).toEqual([undefined, 'board'])
  })

  it('keep the files of their build for as long as they can be shown', async () => {
    await take(messages, answer('all'), true)
    expect([await cache.hasListOfOtherBuild(), await other.hasListOfOtherBuild()]).toEqual([false, true])
    now = new Date(now.getTime() + 8 * day)
    expect(await other.hasListOfOtherBuild()).toBe(false)
    now = new Date(at)
    expect(await found(messages)).toBeUndefined()
  })
})
