import type { Log } from '../../log.ts'
import type { Engine } from '../engine.ts'

/** Milliseconds between two looks. Rows left by a large import are taken away while it goes on, a few at a time. */
const lookMs = 3_000
/** Dead rows of a table that are worth a vacuum: so many, and this share of those that live. */
const worthwhile = { rows: 1_000, share: 0.05 }
/** An index is built anew where it takes more than so many bytes a row, and that is soon done. */
const swollen = { bytes: 1_000_000, bytesPerRow: 500, mostRows: 5_000 }

type Owner = Pick<Engine, 'asOwner'>

/**
 * The embedded database has no process of its own that takes away dead rows, so this does: one table at a time, the one that
 * has most of them, and others are let through in between.
 */
export function keepVacuumed(engine: Owner, log: Log): { stop(): void } {
  let isStopped = false
  let timer: NodeJS.Timeout
  const later = () => {
    timer = setTimeout(look, lookMs).unref()
  }
  async function look(): Promise<void> {
    try {
      await vacuumOne(engine)
    } catch (error) {
      if (!isStopped) log.warn('table not vacuumed', { error })
    }
    if (!isStopped) later()
  }
  later()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Vacuums the table that has most need of it, and gives its name; null where none has. */
export async function vacuumOne(engine: Owner): Promise<string | null> {
  const [table] = await engine.asOwner((connection) =>
    connection.query<{ name: string }>(
      `select relid::regclass::text as name from pg_stat_user_tables
       where n_dead_tup > ${worthwhile.rows} + ${worthwhile.share} * n_live_tup order by n_dead_tup desc limit 1`,
    ),
  )
  if (!table) return null
  // One after the other, so that others have their turn in between: each reads a part of a large table.
  for (const work of ['vacuum', 'analyze']) {
    await engine.asOwner((connection) => connection.execute(`${work} ${table.name}`))
  }
  // Vacuum empties the pages of an index and keeps them.
  const indexes = await engine.asOwner((connection) =>
    connection.query<{ name: string }>(
      `select i.indexrelid::regclass::text as name
       from pg_index i join pg_class t on t.oid = i.indrelid
       where i.indrelid = '${table.name}'::regclass and t.reltuples between 0 and ${swollen.mostRows}
         and pg_relation_size(i.indexrelid) > ${swollen.bytes} + ${swollen.bytesPerRow} * t.reltuples`,
    ),
  )
  for (const { name } of indexes) await engine.asOwner((connection) => connection.execute(`reindex index ${name}`))
  return table.name
}
