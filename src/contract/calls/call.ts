import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type OtherBody = {
  type:
    | 'text/csv'
    | 'text/calendar'
    | 'text/event-stream'
    | 'application/x-ndjson'
    | 'application/zip'
    | 'application/pdf'
    | 'multipart/form-data'
    | 'application/octet-stream'
  words: string
}

export type ParameterWords = { words: string; example: string; whole?: readonly [least: number, most: number] }

/** 'refused' marks a name that the call knows only to refuse it; the API document leaves it out. */
export type WordsOf<Query extends z.ZodMiniObject> = { [Name in keyof Query['shape']]: ParameterWords | 'refused' }

export type PublicCall = {
  id: string
  group: 'Homes' | 'Live' | 'Counts' | 'HSDS' | 'This description'
  title: string
  /** Has to answer 200. Ids of this installation are placeholders such as `{residence}`. */
  example: string
  parameters?: Readonly<Record<string, ParameterWords | 'refused'>>
  also?: OtherBody
}

export type Call = {
  words: string
  /** A part that fails its check answers 404, with the check's own sentence. */
  params?: Readonly<Record<string, z.ZodMiniType>>
  query?: z.ZodMiniType
  body?: z.ZodMiniType | OtherBody
  /** Null for an answer without a body (204) and for a redirect. */
  answer: z.ZodMiniType | OtherBody | null
  /** Besides `bad_request`, `internal` and `unavailable`, which any call may answer. */
  errors: readonly ErrorCode[]
  /** Cache-Control; `private, no-store` when absent. */
  cache?: string
  /**
   * Open to pages of any site; the visitor is not known. 'undocumented' is for our own pages, and its shape may
   * change.
   */
  public?: PublicCall | 'undocumented'
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type CallsByName = Record<`${Method} /${string}`, Call>

export function defineCalls<const Calls extends CallsByName>(calls: Calls): Calls {
  return calls
}

/** An answer as the OpenAPI document names it, with what it says of each field. Those of HSDS its standard explains. */
export type PublishedAnswer = { name: string; schema: z.ZodMiniType; fields: Readonly<Record<string, string>> }

export function publishAnswer<Schema extends z.ZodMiniObject>(
  name: string,
  schema: Schema,
  fields: Readonly<Record<keyof z.output<Schema>, string>>,
): PublishedAnswer {
  return { name, schema, fields }
}

export function defineUnstoredCalls<const Calls extends CallsByName>(calls: Calls): Calls {
  for (const call of Object.values<Call>(calls)) call.cache = 'no-store'
  return calls
}

type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never

export type ParamsOf<Name> = Readonly<Record<NamesIn<Name>, string>>

export type CheckedPart<Part> = Part extends z.ZodMiniType ? z.output<Part> : undefined

export type AnswerOf<One extends Call> = One['answer'] extends z.ZodMiniType ? z.output<One['answer']> : null

export type TypedValue<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly TypedValue<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: TypedValue<Value[Name]> }
      : Value

export type QueryOf<Query> = Query extends z.ZodMiniType
  ? { readonly [Name in keyof z.input<Query>]?: string | number | undefined } | URLSearchParams
  : undefined

export function readQueryShape(query: z.ZodMiniType | undefined): Readonly<Record<string, z.ZodMiniType>> {
  // zod types what schemas are made of by its core; every one of ours is made by zod/mini.
  if (query instanceof z.ZodMiniPipe) return readQueryShape(query.def.in as z.ZodMiniType)
  return query instanceof z.ZodMiniObject ? (query.shape as Record<string, z.ZodMiniType>) : {}
}

export function isOtherBody(body: NonNullable<Call['body' | 'answer']>): body is OtherBody {
  return 'words' in body
}
