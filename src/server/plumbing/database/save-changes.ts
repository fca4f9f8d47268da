import { CamelCasePlugin, sql } from 'kysely'
import type { Tx } from '#server/plumbing/transactions.ts'

export const mapToFields = (tx: Tx) => tx.withPlugin(new CamelCasePlugin())

export async function saveChanges<Row extends { id: string }>(tx: Tx, table: string, before: Row, after: Row) {
  const changed = (Object.keys(after) as (keyof Row & string)[]).filter((name) => before[name] !== after[name])
  if (changed.length === 0) return
  const changes = changed.map((name) => sql`${sql.ref(name)} = ${after[name]}`)
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${after.id}`.execute(mapToFields(tx))
}
