import { type RawBuilder, sql } from 'kysely'
import { type FactKind, type FactName, factNames, facts } from '#domain/residence/facts.ts'
import { type ListingValues, parseItems } from '#domain/residence/listing/listing-fields.ts'

const text = { type: 'text', keep: (typed: string) => typed }
const textOrNull = { type: 'text', keep: (typed: string) => typed || null }
const wholeNumber = { type: 'int', keep: (typed: string) => typed || null }

const columnKinds: Readonly<Record<FactKind, { type: string; keep: (typed: string) => unknown }>> = {
  name: text,
  line: text,
  text,
  zip: text,
  phone: text,
  visibility: text,
  state: textOrNull,
  email: textOrNull,
  website: textOrNull,
  staff: textOrNull,
  fee_time: textOrNull,
  money: wholeNumber,
  count: wholeNumber,
  level: { type: 'smallint', keep: (typed) => typed || null },
  list: { type: 'text[]', keep: parseItems },
  yes: { type: 'boolean', keep: (typed) => typed === 'yes' },
  yes_no: { type: 'boolean', keep: (typed) => (typed === '' ? null : typed === 'yes') },
}

export function getColumnType(name: FactName): string {
  return columnKinds[facts[name].kind].type
}

export function selectFacts(row: string): RawBuilder<unknown> {
  return sql.join(factNames.map((name) => sql`${sql.ref(`${row}.${facts[name].column}`)} as ${sql.ref(name)}`))
}

export function toSavedFact(values: ListingValues, name: FactName): RawBuilder<unknown> {
  const { type, keep } = columnKinds[facts[name].kind]
  return sql`${keep(values[name])}::${sql.raw(type)}`
}

export function assignFacts(values: ListingValues): RawBuilder<unknown> {
  return sql.join(factNames.map((name) => sql`${sql.ref(facts[name].column)} = ${toSavedFact(values, name)}`))
}
