import { CamelCasePlugin, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type FieldName<Column> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<FieldName<Rest>>}`
  : Column
type FieldTables = {
  [Table in keyof Tables]: { [Column in keyof Tables[Table] as FieldName<Column>]: Tables[Table][Column] }
}

export const mapToFields = (tx: Tx) =>
  tx.withPlugin(new CamelCasePlugin()).$pickTables<never>().$extendTables<FieldTables>()

export async function saveChanges<Row extends { id: string }>(tx: Tx, table: string, before: Row, after: Row) {
  const changed = (Object.keys(after) as (keyof Row & string)[]).filter((name) => before[name] !== after[name])
  if (changed.length === 0) return
  const changes = changed.map((name) => sql`${sql.ref(name)} = ${after[name]}`)
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${after.id}`.execute(mapToFields(tx))
}
