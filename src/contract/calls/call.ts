import type * as z from 'zod/mini'
import type { ErrorCode } from '#contract/errors.ts'

/** An answer or a body that is not JSON. */
export type OtherBody = {
  type: 'text/csv' | 'text/event-stream' | 'application/x-ndjson' | 'application/zip' | 'multipart/form-data'
  words: string
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
