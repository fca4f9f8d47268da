import type { TestDatabase } from '#tests/support/database/database.ts'
import { allowsNull, describeShape, type Shape } from './shape.ts'
import type { StatedTables } from './source-types.ts'

type Column = { name: string; type: string; mayBeNull: boolean }

/** What the drivers make of PostgreSQL's types; text of all kinds is a string. */
const kinds: Record<string, Shape['kind']> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
}

/** The columns in the sources' tables that are not as in the database. */
export async function findWrongColumns(database: TestDatabase, stated: readonly StatedTables[]): Promise<string[]> {
  const columns = await database.asOwner((owner) =>
    owner.query<Column>(`
      select c.table_name || '.' || c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as "mayBeNull"
      from information_schema.columns c where c.table_schema = 'public'`),
  )
  const known = new Map(columns.map((column) => [column.name, column]))
  return stated.flatMap(({ place, tables }) =>
    listFields(tables).flatMap(([table, row]) =>
      listFields(row).flatMap(([name, shape]) => {
        const wrong = findWrong(known.get(`${table}.${name}`), pickSelected(shape))
        return wrong === null ? [] : [`${place}: ${table}.${name}: ${wrong}`]
      }),
    ),
  )
}

function findWrong(column: Column | undefined, shape: Shape): string | null {
  if (!column) return 'is not in the database'
  const said = `${describeShape(shape)}, and the database says ${column.type}`
  if (column.mayBeNull !== allowsNull(shape)) return `${said}, which may ${column.mayBeNull ? '' : 'not '}be null`
  return getKinds(shape).every((kind) => kind === (kinds[column.type] ?? 'string')) ? null : said
}

function getKinds(shape: Shape): Shape['kind'][] {
  if (shape.kind === 'union') return shape.of.flatMap(getKinds)
  if (shape.kind === 'null') return []
  // A literal is of its value's own kind.
  return [shape.kind === 'literal' ? (typeof shape.value as 'string' | 'number' | 'boolean') : shape.kind]
}

/** What a query reads of a column that is written in another way (`Generated`). */
function pickSelected(shape: Shape): Shape {
  if (shape.kind === 'union') return { kind: 'union', of: shape.of.map(pickSelected) }
  return shape.kind === 'object' ? (shape.fields.__select__ ?? shape) : shape
}

function listFields(shape: Shape): [string, Shape][] {
  return shape.kind === 'object' ? Object.entries(shape.fields) : []
}
