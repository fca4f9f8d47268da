import * as z from 'zod/mini'
import { errorStatus } from '#contract/calls/errors.ts'
import { countAnswers } from '#contract/calls/public/counts.ts'
import { hsdsAnswers } from '#contract/calls/public/hsds.ts'
import { liveAnswers } from '#contract/calls/public/live.ts'
import { residenceAnswers } from '#contract/calls/public/residences.ts'
import { dataLicense } from '#contract/open-data/open-data.ts'
import { errorAnswer, errorWords } from './error-words.rules.ts'
import { type Answer, type Operation, operations, type Parameter } from './operations.rules.ts'
import { fillExample, type PublishedIds } from './published-ids.rules.ts'

type JsonSchema = Record<string, unknown>

const published = [...residenceAnswers, ...liveAnswers, ...countAnswers, ...hsdsAnswers, errorAnswer]

const buildReference = (name: string) => `#/components/schemas/${name}`

export function buildApiDocument(baseUrl: string, ids: PublishedIds) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Recovery residences and their open beds',
      version: '1',
      summary: 'The public data of this directory: free, without an account, for any site.',
      license: { name: dataLicense.name, url: dataLicense.url },
      description:
        'The data is under CC BY 4.0: use it for anything, and name this site. Answers are JSON unless said otherwise. No call here needs a key or sets a cookie. Times are ISO 8601 in UTC, money is whole US dollars. What nobody stated is null or left out, and is never a no. Fields are added, and never renamed or taken away: read past what you do not know.',
    },
    servers: [{ url: baseUrl }],
    tags: [...new Set(operations.map(({ group }) => group))].map((name) => ({ name })),
    paths: Object.fromEntries(
      operations.map((operation) => [operation.path, { get: describeOperation(operation, ids) }]),
    ),
    components: { schemas: buildSchemas(), responses: buildErrorResponses() },
  }
}

function describeOperation(operation: Operation, ids: PublishedIds): object {
  const { id, group, title, words, parameters, answers, errors } = operation
  const example = fillExample(operation.example, ids)
  const codes = [...errors, 'bad_request', 'internal', 'unavailable'] as const
  const statuses = [...new Set(codes)].map((code) => [errorStatus[code], { $ref: `#/components/responses/${code}` }])
  const isTagged = answers.some(({ type }) => type === 'application/json')
  const known = isTagged ? [[304, { description: 'Nothing has changed since the tag in If-None-Match.' }]] : []
  return {
    operationId: id,
    tags: [group],
    summary: title,
    description: words,
    parameters: parameters.map((parameter) => toParameter(parameter, ids)),
    responses: {
      200: { description: describeAnswer(answers), content: Object.fromEntries(answers.map(readContent)) },
      ...Object.fromEntries([...known, ...statuses]),
    },
    ...(example !== null && { 'x-example': example }),
  }
}

function toParameter({ name, place, words, whole, schema, ...said }: Parameter, ids: PublishedIds): object {
  const example = fillExample(said.example, ids) ?? ''
  return {
    name,
    in: place,
    required: place === 'path' || !(schema?.safeParse(undefined).success ?? true),
    description: words,
    schema: whole ? { type: 'integer', minimum: whole[0], maximum: whole[1] } : buildTextSchema(schema),
    ...(example !== '' && { example: whole ? Number(example) : example }),
  }
}

function buildTextSchema(schema: z.ZodMiniType | null): JsonSchema {
  if (schema === null) return { type: 'string' }
  const { $schema: _, ...said } = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema
  const choices = listChoices(said)
  return choices ? { type: 'string', enum: choices.filter((choice) => choice !== '') } : said
}

function listChoices({ enum: choices, const: only, anyOf }: JsonSchema): unknown[] | null {
  if (Array.isArray(choices)) return choices
  if (only !== undefined) return [only]
  if (!Array.isArray(anyOf)) return null
  const each = anyOf.map((one: JsonSchema) => listChoices(one))
  return each.some((one) => one === null) ? null : each.flatMap((one) => one ?? [])
}

function describeAnswer(answers: readonly Answer[]): string {
  const words = answers.flatMap((answer) => ('words' in answer ? [answer.words] : []))
  return words.length === 0 ? 'What was asked for.' : words.join(' ')
}

function readContent(answer: Answer): [string, object] {
  if (!('schema' in answer)) return [answer.type, { schema: { type: 'string' } }]
  const name = published.find(({ schema }) => schema === answer.schema)?.name
  return [answer.type, { schema: name ? { $ref: buildReference(name) } : { type: 'object' } }]
}

function buildErrorResponses(): object {
  return Object.fromEntries(
    Object.keys(errorStatus).map((code) => {
      const words = errorWords[code as keyof typeof errorStatus]
      return [
        code,
        { description: words, content: { 'application/json': { schema: { $ref: buildReference('Error') } } } },
      ]
    }),
  )
}

function buildSchemas(): object {
  const registry = z.registry<{ id: string }>()
  for (const { name, schema } of published) registry.add(schema, { id: name })
  const drawn = z.toJSONSchema(registry, { uri: buildReference, io: 'output' }).schemas as Record<string, JsonSchema>
  return Object.fromEntries(published.map(({ name, fields }) => [name, publishSchema(drawn[name] ?? {}, fields)]))
}

/** Clients must accept new fields, so limits that only our checks need are left out. */
function publishSchema(schema: JsonSchema, words: Readonly<Record<string, string>> = {}): JsonSchema {
  const { $schema: _schema, $id: _id, ...said } = schema
  const open = Object.entries(said).filter(
    ([key, value]) =>
      !(key === 'additionalProperties' && value === false) &&
      !(typeof value === 'number' && Math.abs(value) >= 2 ** 53 - 1),
  )
  return Object.fromEntries(
    open.map(([key, value]) => {
      if (key !== 'properties') return [key, publishWithin(value)]
      const properties = Object.entries(value as Record<string, JsonSchema>)
      return [
        key,
        Object.fromEntries(properties.map(([name, one]) => [name, describeSchema(publishSchema(one), words[name])])),
      ]
    }),
  )
}

function publishWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(publishWithin)
  return typeof value === 'object' && value !== null ? publishSchema(value as JsonSchema) : value
}

function describeSchema(schema: JsonSchema, words: string | undefined): JsonSchema {
  return words === undefined ? schema : { ...schema, description: words }
}
