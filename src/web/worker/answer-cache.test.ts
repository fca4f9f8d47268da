// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnswerCache, type TakeAnswer } from './answer-cache.ts'

/** The caches of a browser, as far as they are used. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const key = (path: string) => new URL(path, location.href).pathname
  return {
    async open(name: string) {
      const cache = all.get(name) ?? new Map<string, Response>()
      all.set(name, cache)
      return {
        match: async (path: string) => cache.get(key(path))?.clone(),
        put: async (path: string, response: Response) => void cache.set(key(path), response),
      }
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage
}

const at = '2026-11-21T03:41:00.000Z'
const answer = (text: string, isFor: string | null = 'dana.four-doors', status = 200) =>
  new Response(text, { status, headers: isFor === null ? {} : { 'X-Acts-For': isFor } })

let forget: () => Promise<void>
let cache: ReturnType<typeof createAnswerCache>
beforeEach(() => {
  const caches = fakeCaches()
  forget = vi.fn(async () => void (await caches.delete('pl-board-answers')))
  cache = createAnswerCache({ caches, buildId: 'b1', now: () => new Date(at), forget })
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
