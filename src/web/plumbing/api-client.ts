import type * as z from 'zod/mini'
import type { AnswerOf, ParamsOf, QueryOf, TypedValue } from '#contract/calls/call.ts'
import type { CallName, CallTable } from '#contract/calls/call-table.ts'
import type { ErrorBody } from '#contract/calls/errors.ts'
import { withProof } from './api/prove-again.ts'

/**
 * The message is the status, a colon and a space, then the body text or, if empty, the status text
 * (docs/specification.md, section 8).
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

type QueryPart<One> = One extends { query: infer Query } ? { query?: QueryOf<Query> } : object
type BodyPart<One> = One extends { body: infer Body extends z.ZodMiniType }
  ? { body: TypedValue<z.input<Body>> | URLSearchParams }
  : One extends { body: { type: 'multipart/form-data' } }
    ? { body: FormData }
    : object
type ParamsPart<Name> = object extends ParamsOf<Name> ? object : { params: ParamsOf<Name> }

/**
 * URLSearchParams are form fields or a query as typed: the server says what is wrong with them. A call that takes
 * files takes FormData.
 */
export type CallParts<Name extends CallName> = ParamsPart<Name> & QueryPart<CallTable[Name]> & BodyPart<CallTable[Name]>

export type SendOptions = {
  headers?: Record<string, string>
  fetch?: typeof fetch
  signal?: AbortSignal
  keepalive?: boolean
}

export type Answer<Name extends CallName> = AnswerOf<CallTable[Name]>

/**
 * Null for an answer without a body and, with `on401: 'null'`, for a signed-out one. Never retries. Throws an
 * ApiError for every answer that is not OK, and fetch's own TypeError when there is no network.
 */
export async function callApi<Name extends CallName>(
  call: Name,
  sent: CallParts<Name>,
  how?: SendOptions,
): Promise<Answer<Name>>
export async function callApi<Name extends CallName>(
  call: Name,
  sent: CallParts<Name>,
  how: SendOptions & { on401: 'null' },
): Promise<Answer<Name> | null>
export async function callApi(
  call: CallName,
  sent: Parts,
  { on401, ...how }: SendOptions & { on401?: 'null' } = {},
): Promise<unknown> {
  try {
    const response = await request(call, sent, how)
    return response.status === 204 ? null : await response.json()
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export function callApiForResponse<Name extends CallName>(
  call: Name,
  sent: CallParts<Name>,
  how: SendOptions = {},
): Promise<Response> {
  return request(call, sent, how)
}

type Parts = { params?: Record<string, string>; query?: object; body?: unknown }

function buildAddress(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const queryParams = query instanceof URLSearchParams ? query : new URLSearchParams(listTextEntries(query))
  return queryParams.size === 0 ? filled : `${filled}?${queryParams}`
}

function listTextEntries(query: object): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
}

async function request(name: CallName, { body: given, ...address }: Parts, how: SendOptions): Promise<Response> {
  const [method = '', path = ''] = name.split(' ')
  const { fetch: call = fetch, headers, ...rest } = how
  const fields = given instanceof URLSearchParams ? Object.fromEntries(given) : given
  const isJson = fields !== undefined && !(fields instanceof FormData)
  const body = isJson ? JSON.stringify(fields) : fields
  const send = () =>
    call(buildAddress(path, address), {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      ...rest,
    })
  const response = await withProof(send)
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
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
