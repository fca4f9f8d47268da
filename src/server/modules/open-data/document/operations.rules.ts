import type * as z from 'zod/mini'
import {
  type Call,
  isOtherBody,
  type OtherBody,
  type ParameterWords,
  type PublicCall,
  readQueryShape,
} from '#contract/calls/call.ts'
import { calls } from '#contract/calls/call-table.ts'

export type Parameter = ParameterWords & { name: string; place: 'path' | 'query'; schema: z.ZodMiniType | null }

export type Operation = Omit<PublicCall, 'parameters' | 'also'> &
  Pick<Call, 'words' | 'errors'> & { path: string; parameters: Parameter[]; answers: Answer[] }

export type Answer = OtherBody | { type: 'application/json'; schema: z.ZodMiniType }

export const operations: readonly Operation[] = Object.entries(calls).flatMap(([name, call]: [string, Call]) =>
  call.public && call.public !== 'undocumented' ? [toOperation(name, call, call.public)] : [],
)

function toOperation(name: string, call: Call, { parameters = {}, also, ...said }: PublicCall): Operation {
  const path = name.replace('GET ', '')
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, part = '']) => [part, null, 'path'] as const)
  const inQuery = Object.entries(readQueryShape(call.query)).map(([part, schema]) => [part, schema, 'query'] as const)
  return {
    ...said,
    words: call.words,
    errors: call.errors,
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    parameters: [...inPath, ...inQuery].flatMap(([part, schema, place]): Parameter[] => {
      const words = parameters[part]
      return words === undefined || words === 'refused' ? [] : [{ ...words, name: part, place, schema }]
    }),
    answers: [...(call.answer ? [toAnswer(call.answer)] : []), ...(also ? [also] : [])],
  }
}

function toAnswer(answer: NonNullable<Call['answer']>): Answer {
  return isOtherBody(answer) ? answer : { type: 'application/json', schema: answer }
}
