import * as z from 'zod/mini'
import type { ErrorCode } from '#contract/errors.ts'

/** An answer or a body that is not JSON. */
export type OtherBody = {
  type: 'text/csv' | 'text/event-stream' | 'application/x-ndjson' | 'application/zip' | 'multipart/form-data'
  words: string
}

/** What is said of a parameter: a sentence, a value that works, and the bounds of one that is a whole number. */
export type ParameterWords = { words: string; example: string; whole?: readonly [least: number, most: number] }

/** Words for each name of a query. A name the call knows only to refuse it is 'refused', and is left out of what is said. */
export type WordsOf<Query extends z.ZodMiniObject> = { [Name in keyof Query['shape']]: ParameterWords | 'refused' }

/** What the OpenAPI document says of a call, beside what its row of the table says to everybody. */
export type PublicCall = {
  id: string
  group: 'Homes' | 'Live' | 'Counts' | 'HSDS' | 'This description'
  title: string
  /** A path with a query that answers 200. What only this installation can name stands as `{home}` and so on. */
  example: string
  /** Of each part of the path and each name of the query. */
  parameters?: Readonly<Record<string, ParameterWords | 'refused'>>
  /** Another form of the answer. */
  also?: OtherBody
}

/** One call of our API. Its name in the table is its method and path, as in `POST /api/claims/:id/code`. */
export type Call = {
  /** What it does, in a sentence or two. */
  words: string
  /** Checks of the parts of the path. What fails its check is not there: 404 with the check's own sentence. */
  params?: Readonly<Record<string, z.ZodMiniType>>
  query?: z.ZodMiniType
  body?: z.ZodMiniType | OtherBody
  /** Null for an answer without a body (204), or one that leads elsewhere. */
  answer: z.ZodMiniType | OtherBody | null
  /** The codes of `contract/errors.ts` that are this call's own; any call may answer `bad_request`, `internal` and `unavailable`. */
  errors: readonly ErrorCode[]
  /** Its Cache-Control; `private, no-store` where nothing is said. */
  cache?: string
  /**
   * It knows no visitor: pages of any site may ask it, and JSON comes with a tag. 'undocumented' is open all the same, but for
   * our own pages: its shape may change.
   */
  public?: PublicCall | 'undocumented'
}

type Method = 'GET' | 'POST' | 'DELETE'

/** Keeps the exact type of each call, from which both sides know what it takes and gives. */
export function defineCalls<const Calls extends Record<`${Method} /${string}`, Call>>(calls: Calls): Calls {
  return calls
}

type NamesIn<Path> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never

/** The parts of a call's path, by name. */
export type ParamsOf<Name> = Readonly<Record<NamesIn<Name>, string>>

/** What a schema gives once it has checked something; undefined where the call takes none. */
export type Checked<Part> = Part extends z.ZodMiniType ? z.output<Part> : undefined

/** The body of a call's answer, as it comes out of JSON. */
export type AnswerOf<One extends Call> = One['answer'] extends z.ZodMiniType ? z.output<One['answer']> : null

/** What somebody may send: any text may stand where one of several is taken, since people type and servers check. */
export type Typed<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Typed<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Typed<Value[Name]> }
      : Value

/** The names a query takes, each a text or nothing. */
export type QueryOf<Query> = Query extends z.ZodMiniType
  ? { readonly [Name in keyof z.input<Query>]?: string | number | undefined } | URLSearchParams
  : undefined

/** The names a query takes, with their schemas; none where it is not known by name. */
export function queryShape(query: z.ZodMiniType | undefined): Readonly<Record<string, z.ZodMiniType>> {
  // zod types what schemas are made of by its core; every one of ours is made by zod/mini.
  if (query instanceof z.ZodMiniPipe) return queryShape(query.def.in as z.ZodMiniType)
  return query instanceof z.ZodMiniObject ? (query.shape as Record<string, z.ZodMiniType>) : {}
}

export function isOtherBody(body: NonNullable<Call['body' | 'answer']>): body is OtherBody {
  return 'words' in body
}
