import type { ErrorBody } from '#contract/errors.ts'
import { withProof } from '#web/plumbing/prove-again.ts'

/**
 * A failed call, as spec section 8 words it: the status, a colon and a space, then the body text or, when that is
 * empty, the status text. `body` is the server's error body when the answer was one of ours.
 */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = readErrorBody(text)
  }
}

/**
 * Calls our own API: JSON in and out, cookies always, no retry. `path` is absolute on this site. Throws an ApiError
 * for every answer that is not OK, and fetch's own TypeError when there is no network.
 */
export async function apiRequest(
  method: string,
  path: string,
  options: {
    body?: unknown
    headers?: Record<string, string>
    fetch?: typeof fetch
    signal?: AbortSignal
    keepalive?: boolean
  } = {},
): Promise<Response> {
  const call = options.fetch ?? fetch
  const send = () =>
    call(path, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    })
  const response = await withProof(send)
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

/** GET of a JSON answer. With `on401: 'null'` a signed-out answer is an empty result, not an error. */
export async function apiGet<T>(
  path: string,
  options: { on401?: 'throw' | 'null'; fetch?: typeof fetch; signal?: AbortSignal } = {},
): Promise<T | null> {
  try {
    const response = await apiRequest('GET', path, options)
    return await response.json()
  } catch (error) {
    if (options.on401 === 'null' && error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

function readErrorBody(text: string): ErrorBody | null {
  try {
    const value: unknown = JSON.parse(text)
    return isErrorBody(value) ? value : null
  } catch {
    return null
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value
}
