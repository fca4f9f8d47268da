import {
  type AnswerOf,
  type Call,
  type CheckedPart,
  isOtherBody,
  type ParamsOf,
  readQueryShape,
} from '#contract/calls/call.ts'
import { type CallName, type CallTable, calls } from '#contract/calls/call-table.ts'
import { tagJson } from '#server/plumbing/answers/tagged-answer.ts'
import { type Http, type HttpContext, parse, readJson } from '#server/plumbing/http.ts'
import { AppError } from './errors.ts'
import { openCalls, readQuery } from './open-calls.ts'

export const done = { done: true } as const

type Part<Name extends CallName, Key extends keyof Call> =
  CallTable[Name] extends Record<Key, infer Given> ? CheckedPart<Given> : undefined

export type CallRequest<Name extends CallName> = {
  c: HttpContext
  params: ParamsOf<Name>
  query: Part<Name, 'query'>
  body: Part<Name, 'body'>
}

type CallResult<Name extends CallName> = AnswerOf<CallTable[Name]> | Response
type CallAnswer<Name extends CallName> = CallResult<Name> | Promise<CallResult<Name>>

/**
 * Checks path, query and body in this order, after `enter` has said who asks. Throws what `readJson` throws, and
 * `not_found` for a part of the path that cannot be one.
 */
export function serveCall<Name extends CallName>(
  http: Http,
  name: Name,
  answer: (asked: CallRequest<Name>) => CallAnswer<Name>,
): void
export function serveCall<Name extends CallName, Who>(
  http: Http,
  name: Name,
  enter: (c: HttpContext) => Who | Promise<Who>,
  answer: (asked: CallRequest<Name> & { who: Who }) => CallAnswer<Name>,
): void
export function serveCall(http: Http, name: CallName, ...work: ((given: never) => unknown)[]): void {
  const call: Call = calls[name]
  const [method = '', path = ''] = name.split(' ')
  const [enter, answer] = work.length === 2 ? work : [null, work[0]]
  if (call.public) openCalls(http, [path])
  http.on(method, path, async (c) => {
    c.header('Cache-Control', call.cache ?? 'private, no-store')
    const who = await enter?.(c as never)
    const input = { c, who, params: readParams(c, call), query: readAsked(c, call), body: await readBody(c, call) }
    const given = await answer?.(input as never)
    if (given instanceof Response) return given
    if (call.answer === null) return c.body(null, 204)
    if (c.env?.takeAnswer) {
      c.env.takeAnswer(given)
      return c.body(null)
    }
    return call.public ? tagJson(c, given as object) : c.json(given as object)
  })
}

function readParams(c: HttpContext, { params = {} }: Call): Record<string, string> {
  const param: Record<string, string> = c.req.param()
  for (const [name, schema] of Object.entries(params)) {
    const { error } = schema.safeParse(param[name])
    if (error) throw new AppError('not_found', error.issues[0]?.message ?? 'There is nothing at this address.')
  }
  return param
}

function readAsked(c: HttpContext, call: Call): unknown {
  if (!call.query) return undefined
  if (call.public) return parse(call.query, readQuery(c, readQueryShape(call.query)))
  return parse(call.query, Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== '')))
}

async function readBody(c: HttpContext, { body }: Call): Promise<unknown> {
  return body && !isOtherBody(body) ? readJson(c, body) : undefined
}
