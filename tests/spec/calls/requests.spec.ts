// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFetched } from '#web/plumbing/api/use-fetched.ts'
import { callApi } from '#web/plumbing/api-client.ts'

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json({ id: 1 }))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answering(status: number, body: string, statusText = '') {
  fetched.mockImplementation(async () => new Response(body, { status, statusText }))
}

function sent(): { path: string; method: unknown; credentials: unknown; headers: Headers; body: unknown } {
  const [path = '', { method, credentials, headers, body } = {}] = fetched.mock.calls.at(-1) ?? []
  return { path, method, credentials, headers: new Headers(headers), body }
}

describe('a request (docs/specification.md, section 7)', () => {
  const typed = { firstName: 'Sam', lastName: 'Reed', email: 'sam@home.example', message: 'Hello' }
  it.each([
    ['GET', '/api/states', () => callApi('GET /api/states', {}), undefined],
    ['POST', '/api/contact', () => callApi('POST /api/contact', { body: typed }), typed],
    ['POST', '/api/contact', () => callApi('POST /api/contact', { body: new URLSearchParams(typed) }), typed],
    ['POST', '/api/logout', () => callApi('POST /api/logout', {}), undefined],
    [
      'DELETE',
      '/api/auth/sessions/a%2Fb',
      () => callApi('DELETE /api/auth/sessions/:id', { params: { id: 'a/b' } }),
      undefined,
    ],
    [
      'GET',
      '/api/v1/residences?near=Conway%2C+AR&limit=1',
      () => callApi('GET /api/v1/residences', { query: { near: 'Conway, AR', q: undefined, limit: 1 } }),
      undefined,
    ],
  ])('of method %s at %s sends JSON, or nothing', async (method, path, asking, body) => {
    await asking()
    expect(sent()).toMatchObject({ path, method, credentials: 'include' })
    expect(sent().headers.get('content-type')).toBe(body ? 'application/json' : null)
    expect(sent().headers.get('accept')).toBe('application/json')
    expect(sent().body).toBe(body && JSON.stringify(body))
  })

  it('answered without a body is null', async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 204 }))
    expect(await callApi('DELETE /api/imports/:id', { params: { id: 'i1' } })).toBeNull()
  })

  it.each([
    ['throw', '401: signed out'],
    ['null', null],
  ] as const)('answered 401 may be an empty result: %s', async (on401, outcome) => {
    answering(401, 'signed out')
    const asked = on401 === 'null' ? callApi('GET /api/auth/user', {}, { on401 }) : callApi('GET /api/auth/user', {})
    if (outcome === null) expect(await asked).toBeNull()
    else await expect(asked).rejects.toThrow(outcome)
  })

  it('answered with another failure is never an empty result', async () => {
    answering(403, 'not allowed')
    await expect(callApi('GET /api/auth/user', {}, { on401: 'null' })).rejects.toThrow('403: not allowed')
  })
})

it.each([
  [400, 'Bad Request', 'no such field', '400: no such field'],
  [404, 'Not Found', '', '404: Not Found'],
  [422, 'Unprocessable Content', '{"code":"invalid_input"}', '422: {"code":"invalid_input"}'],
  [500, 'Internal Server Error', '', '500: Internal Server Error'],
  [503, '', '', '503: '],
])(
  'the message of a failed request (docs/specification.md, section 8) for %i %s with the body "%s" is "%s"',
  async (status, statusText, body, message) => {
    answering(status, body, statusText)
    await expect(callApi('GET /api/states', {})).rejects.toHaveProperty('message', message)
  },
)

describe('the default fetch', () => {
  it.each(['GET /api/states', 'GET /api/my-residences', 'GET /api/directory/stats'] as const)(
    'of %s is parsed as JSON',
    async (call) => {
      const { result } = renderHook(() => useFetched(call, {}))
      await waitFor(() => expect(result.current.answer).toEqual({ is: 'known', value: { id: 1 } }))
      expect(sent()).toMatchObject({ path: call.slice('GET '.length), method: 'GET', credentials: 'include' })
    },
  )

  it('is not tried again when it fails, and neither is a change', async () => {
    vi.useFakeTimers()
    answering(500, 'broken')
    const { result } = renderHook(() => useFetched('GET /api/states', {}))
    await act(() => vi.advanceTimersByTimeAsync(3_600_000))
    expect(result.current.answer).toEqual({ is: 'failed' })
    expect(fetched).toHaveBeenCalledTimes(1)
    const failed = expect(callApi('POST /api/contact', { body: new URLSearchParams() })).rejects.toThrow('500: broken')
    await vi.advanceTimersByTimeAsync(3_600_000)
    await failed
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('is made once: no polling, nothing on focus, never stale', async () => {
    vi.useFakeTimers()
    const { result } = renderHook(() => useFetched('GET /api/states', {}))
    await act(() => vi.advanceTimersByTimeAsync(30 * 24 * 3_600_000))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(result.current.answer).toEqual({ is: 'known', value: { id: 1 } })
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('the auth check (docs/specification.md, sections 4 and 8)', () => {
  const user = { id: 'p1', firstName: 'Dana' }

  /** A visit of its own: the answer is kept by the module. */
  async function visit(viewers = 1) {
    vi.resetModules()
    const { useSession } = await import('#web/plumbing/api/session.ts')
    const shown = Array.from({ length: viewers }, () => renderHook(() => useSession()).result)
    const [first] = shown
    expect(first?.current.status).toBe('loading')
    await waitFor(() => expect(first?.current.status).not.toBe('loading'))
    return shown.map(({ current }) => current)
  }

  it.each([
    ['a user record', 200, { status: 'signed-in', user }],
    ['signed out', 401, { status: 'signed-out' }],
    ['not allowed', 403, { status: 'failed', message: 'Authentication check failed: 403' }],
    ['an error', 500, { status: 'failed', message: 'Authentication check failed: 500' }],
    ['overload', 503, { status: 'failed', message: 'Authentication check failed: 503' }],
  ])('answered with %s (%i) is %o', async (_, status, session) => {
    answering(status, JSON.stringify(user))
    expect(await visit()).toEqual([session])
    expect(sent()).toMatchObject({ path: '/api/auth/user', method: 'GET', credentials: 'include' })
  })

  it('is asked once per visit, however many ask, and not again after it failed', async () => {
    answering(500, '')
    expect(await visit(3)).toHaveLength(3)
    vi.useFakeTimers()
    await act(() => vi.advanceTimersByTimeAsync(3_600_000))
    window.dispatchEvent(new Event('focus'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
