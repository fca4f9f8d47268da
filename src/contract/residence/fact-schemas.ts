import * as z from 'zod/mini'
import { type FactKind, type FactName, factNames, type facts, findFact } from '#domain/residence/facts.ts'

const schemaOfKind = {
  name: z.string(),
  line: z.string(),
  text: z.string(),
  list: z.array(z.string()),
  zip: z.string(),
  state: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  money: z.nullable(z.int()),
  count: z.nullable(z.int()),
  level: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  visibility: z.enum(['exact', 'area', 'hidden']),
  staff: z.nullable(z.enum(['none', 'visits', 'evenings', 'day_and_night'])),
  fee_time: z.nullable(z.enum(['week', 'month'])),
  yes_no: z.nullable(z.boolean()),
  yes: z.boolean(),
} as const satisfies Readonly<Record<FactKind, z.ZodMiniType>>

type Place = 'lists' | 'page'
type Facts = typeof facts
type SchemaOfKind<Name extends FactName> = (typeof schemaOfKind)[Facts[Name]['kind']]
type SchemaOf<Name extends FactName> = Facts[Name]['api'] extends { mayBeHidden: true }
  ? z.ZodMiniNullable<SchemaOfKind<Name>>
  : SchemaOfKind<Name>
type SchemasOn<Where extends Place> = {
  [Name in FactName as Facts[Name]['api'] extends { on: Where } ? Facts[Name]['api']['name'] : never]: SchemaOf<Name>
}

function buildSchemasOn<Where extends Place>(where: Where): SchemasOn<Where> {
  const schemas = factNames.flatMap((factName) => {
    const { kind, api } = findFact(factName)
    const schema: z.ZodMiniType = schemaOfKind[kind]
    return api.on === where ? [[api.name, api.mayBeHidden ? z.nullable(schema) : schema] as const] : []
  })
  // The type says the same of the table, whose keys Object.fromEntries forgets.
  return Object.fromEntries(schemas) as SchemasOn<Where>
}

export const listFacts = buildSchemasOn('lists')
export const pageFacts = buildSchemasOn('page')
