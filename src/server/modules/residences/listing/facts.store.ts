import { type RawBuilder, sql } from 'kysely'
import { type ListingValues, listedItems } from '#domain/listing/listing-fields.ts'
import { type FactKind, type FactName, factNames, facts } from '#domain/residence/facts.ts'

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
  days: wholeNumber,
  level: { type: 'smallint', keep: (typed) => typed || null },
  list: { type: 'text[]', keep: listedItems },
  yes: { type: 'boolean', keep: (typed) => typed === 'yes' },
  yes_no: { type: 'boolean', keep: (typed) => (typed === '' ? null : typed === 'yes') },
}

export function columnType(name: FactName): string {
  return columnKinds[facts[name].kind].type
}

export function factsNamed(row: string): RawBuilder<unknown> {
  return sql.join(factNames.map((name) => sql`${sql.ref(`${row}.${facts[name].column}`)} as ${sql.ref(name)}`))
}

export function savedFact(values: ListingValues, name: FactName): RawBuilder<unknown> {
  const { type, keep } = columnKinds[facts[name].kind]
  return sql`${keep(values[name])}::${sql.raw(type)}`
}

export function factsSet(values: ListingValues): RawBuilder<unknown> {
  return sql.join(factNames.map((name) => sql`${sql.ref(facts[name].column)} = ${savedFact(values, name)}`))
}
