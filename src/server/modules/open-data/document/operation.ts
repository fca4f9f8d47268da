import type * as z from 'zod/mini'
import type { ErrorCode } from '#contract/errors.ts'

/** What is said of a parameter: a sentence, a value that works, and the bounds of one that is a whole number. */
export type ParameterWords = { words: string; example: string; whole?: readonly [least: number, most: number] }

/** A parameter as the document gives it. */
export type Parameter = ParameterWords & { name: string; place: 'path' | 'query'; schema: z.ZodMiniType | null }

/** A body of an answer: JSON of a schema, or a text of another type. */
export type AnswerBody =
  | { type: 'application/json'; schema: z.ZodMiniType }
  | { type: 'text/csv' | 'text/event-stream' | 'application/x-ndjson'; words: string }

/** One public call. */
export type Operation = {
  id: string
  group: 'Homes' | 'Live' | 'Counts' | 'HSDS' | 'This description'
  path: string
  title: string
  words: string
  parameters: readonly Parameter[]
  answers: readonly AnswerBody[]
  errors: readonly ErrorCode[]
  /** A path with a query that answers 200. What only this installation can name stands as `{home}` and so on. */
  example: string
  /** True for an answer that carries an ETag and takes If-None-Match. */
  isTagged: boolean
}

/** Ids to show that are the same in every installation. */
export const exampleIds = {
  term: '24d65682-b401-8406-a7b7-e24faf5ab75d',
  taxonomy: 'eccf3485-883f-8ac0-a3fb-f13a6ef4e55b',
} as const

type WordsOf<Query extends z.ZodMiniObject> = { [Name in keyof Query['shape']]: ParameterWords | 'refused' }

/**
 * The parameters of a query: one for each name the schema knows, so that none goes without words. A name the call knows
 * only to refuse it is 'refused', and left out.
 */
export function inQuery<Query extends z.ZodMiniObject>(query: Query, words: WordsOf<Query>): Parameter[] {
  return Object.entries(query.shape).flatMap(([name, schema]): Parameter[] => {
    const said: ParameterWords | 'refused' | undefined = words[name]
    if (said === undefined || said === 'refused') return []
    // zod types the schemas of a shape by its core; every one of ours is made by zod/mini.
    return [{ ...said, name, place: 'query', schema: schema as z.ZodMiniType }]
  })
}

/** A part of the path. */
export function inPath(name: string, words: string, example: string): Parameter {
  return { name, words, example, place: 'path', schema: null }
}

export function json(schema: z.ZodMiniType): AnswerBody {
  return { type: 'application/json', schema }
}
