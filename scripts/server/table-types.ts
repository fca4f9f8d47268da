import type { OwnerConnection } from '#server/plumbing/database/engine.ts'

type Column = {
  table: string
  name: string
  type: string
  mayBeNull: boolean
  isOptional: boolean
  isOnlyRead: boolean
  conditions: string[]
}

/** What the drivers make of PostgreSQL's types (their parsers: `embedded-engine.ts`, `postgres-engine.ts`). */
const types: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
  jsonb: 'unknown',
}

const head = `import type { ColumnType, Generated } from 'kysely'

// Made of db/schema by \`npm run schema\`. Nobody changes it by hand. What a type cannot say (JSON) is \`unknown\`.

type OnlyRead<T> = ColumnType<T, never, never>

`

/**
 * The tables and views of the schema `public` as types of the query builder, in TypeScript. A condition that lists a
 * column's values makes them its type. A column of a view that reads one table is what it is in that table; any other
 * may be null, for all that PostgreSQL tells.
 */
export async function writeTableTypes(connection: OwnerConnection): Promise<string> {
  const columns = await connection.query<Column>(question)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const lines = [...tables].map(
    ([table, ones]) => `  ${table}: {\n${ones.map((one) => `    ${one.name}: ${writeType(one)}\n`).join('')}  }\n`,
  )
  return `${head}export type Tables = {\n${lines.join('')}}\n`
}

function writeType({ type, conditions, mayBeNull, isOptional, isOnlyRead }: Column): string {
  const isList = type.startsWith('_')
  const one = listValues(conditions)?.join(' | ') ?? types[type.replace('_', '')] ?? 'string'
  const value = `${isList ? `${one}[]` : one}${mayBeNull && one !== 'unknown' ? ' | null' : ''}`
  if (isOnlyRead) return `OnlyRead<${value}>`
  return isOptional ? `Generated<${value}>` : value
}

/** The values that a condition lists, or the four of a level of support. */
function listValues(conditions: readonly string[]): string[] | null {
  for (const condition of conditions) {
    if (/^CHECK \(\(\(\w+ >= 1\) AND \(\w+ <= 4\)\)\)$/.test(condition)) return ['1', '2', '3', '4']
    const [, values] = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(condition) ?? []
    if (values !== undefined) return values.replaceAll('::text', '').split(', ')
  }
  return null
}

const question = `
  with listed as (
    select c.oid, c.relname as table, a.attnum, a.attname as name, t.typname as type,
      not a.attnotnull as may_be_null, a.atthasdef or a.attidentity <> '' as is_optional, c.relkind = 'v' or a.attgenerated <> '' as is_only_read,
      array(
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.oid
      ) as conditions
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  ), read_from as (
    select v.oid, min(d.refobjid::bigint)::oid as of
    from pg_class v join pg_rewrite w on w.ev_class = v.oid
    join pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
      and d.refobjid <> v.oid
    where v.relkind = 'v' group by v.oid having count(distinct d.refobjid) = 1
  )
  select l.table, l.name, l.type, coalesce(o.may_be_null, l.may_be_null) as "mayBeNull", l.is_optional as "isOptional",
    l.is_only_read as "isOnlyRead", coalesce(o.conditions, l.conditions) as conditions
  from listed l left join read_from f on f.oid = l.oid left join listed o on o.oid = f.of and o.name = l.name and o.type = l.type
  order by l.table, l.attnum`
