import type { TypeWords } from '#content/docs/open-data.ts'
import type { ApiDocument, DescribedCall, DescribedSchema } from '#contract/open-data/open-data.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { say } from '#domain/language/say.ts'

export type ParameterRow = { name: string; words: string; takes: DescribedSchema; example: string }
export type FieldRow = { name: string; type: DescribedSchema; words: string }

export type Call = {
  id: string
  path: string
  title: string
  words: string
  parameters: ParameterRow[]
  /** Names of the parameters that its group explains once. */
  also: string[]
  /** An earlier call that takes all of this one's parameters, and those it takes besides. */
  sameAs: { id: string; title: string; without: string[] } | null
  answers: { name: string; isExplained: boolean }[]
  errors: string[]
  example: string | null
}

export type CallGroup = { name: string; shared: ParameterRow[]; calls: Call[] }

export function toGroups(document: ApiDocument): CallGroup[] {
  const described = Object.entries(document.paths).map(([path, { get }]) => ({ path, get, rows: toRows(get) }))
  const names = new Set(described.map(({ get }) => findGroup(get)))
  return [...names].map((name) => {
    const own = described.filter(({ get }) => findGroup(get) === name)
    const shared = findSharedRows(own.map(({ rows }) => rows))
    const calls: Call[] = []
    for (const { path, get, rows } of own) calls.push(toCall({ path, get, rows, shared, before: calls, document }))
    return { name, shared, calls }
  })
}

const findGroup = ({ tags }: DescribedCall) => tags[0] ?? ''

function toRows({ parameters }: DescribedCall): ParameterRow[] {
  return parameters.map(({ name, description, schema, example }) => ({
    name,
    words: description,
    takes: schema,
    example: String(example ?? ''),
  }))
}

/** How many calls must take a parameter in the same words for it to be explained once. */
const worthSharing = 3

function findSharedRows(calls: readonly ParameterRow[][]): ParameterRow[] {
  const rows = calls.flat()
  const first = rows.filter((row, place) => rows.findIndex((one) => isSame(one, row)) === place)
  return first.filter((row) => calls.filter((one) => one.some((other) => isSame(other, row))).length >= worthSharing)
}

const isSame = (one: ParameterRow, other: ParameterRow) => one.name === other.name && one.words === other.words

type PathFacts = {
  path: string
  get: DescribedCall
  rows: ParameterRow[]
  shared: readonly ParameterRow[]
  before: readonly Call[]
  document: ApiDocument
}

function toCall({ path, get, rows, shared, before, document }: PathFacts): Call {
  const isShared = (row: ParameterRow) => shared.some((one) => isSame(one, row))
  const parameters = rows.filter((row) => !isShared(row))
  return {
    id: get.operationId,
    path,
    title: get.summary,
    words: get.description,
    parameters,
    also: rows.filter(isShared).map(({ name }) => name),
    sameAs: findSameCall(parameters, before),
    answers: toAnswers(get, document),
    example: get['x-example'] ?? null,
    errors: Object.keys(get.responses).filter((status) => status !== '200'),
  }
}

const worthLookingElsewhere = 6

function findSameCall(parameters: readonly ParameterRow[], before: readonly Call[]): Call['sameAs'] {
  if (parameters.length < worthLookingElsewhere) return null
  const hasParameter = (call: Call, row: ParameterRow) => call.parameters.some((one) => isSame(one, row))
  const call = before.find((one) => one.sameAs === null && parameters.every((row) => hasParameter(one, row)))
  if (!call) return null
  const names = parameters.map(({ name }) => name)
  const without = call.parameters.map(({ name }) => name).filter((name) => !names.includes(name))
  return { id: call.id, title: call.title, without }
}

function toAnswers({ responses }: DescribedCall, document: ApiDocument): Call['answers'] {
  const { components } = document
  const explained = listSchemas(document).map(({ name }) => name)
  return Object.entries(responses['200']?.content ?? {}).map(([type, { schema }]) => {
    const name = schema.$ref ? readName(schema.$ref) : type
    const list = components.schemas[name]?.items
    const shown = list?.$ref ? readName(list.$ref) : name
    return { name: shown, isExplained: explained.includes(shown) }
  })
}

export type Fields = { name: string; fields: FieldRow[]; besidesThoseOf: string | null }

/** Leaves out schemas of a standard. One that has all the fields of another shows only what it adds. */
export function listSchemas({ components }: ApiDocument): Fields[] {
  const shown: Fields[] = []
  for (const [name, { properties = {} }] of Object.entries(components.schemas)) {
    const fields = Object.entries(properties).map(([field, schema]) => ({
      name: field,
      type: schema,
      words: schema.description ?? '',
    }))
    if (fields.length === 0 || fields.some(({ words }) => words === '')) continue
    const has = (row: FieldRow) => fields.some((one) => one.name === row.name && one.words === row.words)
    const within = shown.find((one) => one.fields.length >= worthLookingElsewhere && one.fields.every(has))
    const own = fields.filter((row) => !within?.fields.some((one) => one.name === row.name))
    shown.push({ name, fields: own, besidesThoseOf: within?.name ?? null })
  }
  return shown
}

export function describeType(schema: DescribedSchema, words: TypeWords): string {
  const { $ref, anyOf, type, items, minimum, maximum } = schema
  const describe = (one: DescribedSchema) => describeType(one, words)
  const join = (all: readonly string[]) => joinWithOr(all, words)
  if ($ref) return readName($ref)
  const choices = schema.enum ?? (schema.const === undefined ? null : [schema.const])
  if (choices) return join(choices.map(String))
  if (anyOf?.every(isConstant)) return join(anyOf.map(({ const: one }) => String(one)))
  if (anyOf) return [...new Set(anyOf.map(describe))].join(words.or)
  if (Array.isArray(type)) return join(type.map((one) => words.names[one] ?? one))
  if (items) return say(words.list, { items: describe(items) })
  const name = words.names[type ?? ''] ?? words.any
  if (minimum === undefined || maximum === undefined) return name
  return say(words.range, { type: name, least: formatNumber(minimum), most: formatNumber(maximum) })
}

const isConstant = ({ const: one }: DescribedSchema) => one !== undefined

function readName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

export function joinWithOr(all: readonly string[], { or }: TypeWords): string {
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')}${or}${all.at(-1)}`
}
