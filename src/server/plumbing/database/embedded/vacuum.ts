import type { Engine } from '#server/plumbing/database/engine.ts'
import type { Log } from '#server/plumbing/start/log.ts'

const checkMs = { idle: 3_000, busy: 500 }
const worthwhile = { rows: 1_000, share: 0.05 }
const changed = { rows: 500, share: 0.2 }
const swollen = { bytes: 1_000_000, bytesPerRow: 500, maxRows: 5_000 }
const logBytes = 64 * 2 ** 20

type Owner = Pick<Engine, 'runAsOwner'>

/** The embedded database has no background process that vacuums and makes checkpoints, so this does. */
export function keepVacuumed(engine: Owner, log: Log): { stop(): void } {
  let isStopped = false
  let timer: NodeJS.Timeout
  const lookLater = (ms: number) => {
    timer = setTimeout(look, ms).unref()
  }
  async function look(): Promise<void> {
    let found: string | null = null
    try {
      found = (await checkpointLog(engine)) ?? (await vacuumOne(engine)) ?? (await analyzeOne(engine))
    } catch (error) {
      if (!isStopped) log.warn('database not tidied', { error })
    }
    if (!isStopped) lookLater(found ? checkMs.busy : checkMs.idle)
  }
  lookLater(checkMs.idle)
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

export async function vacuumOne(engine: Owner): Promise<string | null> {
  const [table] = await engine.runAsOwner((connection) =>
    connection.query<{ name: string }>(
      `select relid::regclass::text as name from pg_stat_user_tables
       where n_dead_tup > ${worthwhile.rows} + ${worthwhile.share} * n_live_tup order by n_dead_tup desc limit 1`,
    ),
  )
  if (!table) return null
  // One after the other, so that others have their turn in between: each reads a part of a large table.
  for (const work of ['vacuum', 'analyze']) {
    await engine.runAsOwner((connection) => connection.execute(`${work} ${table.name}`))
  }
  // Vacuum empties the pages of an index and keeps them.
  const indexes = await engine.runAsOwner((connection) =>
    connection.query<{ name: string }>(
      `select i.indexrelid::regclass::text as name
       from pg_index i join pg_class t on t.oid = i.indrelid
       where i.indrelid = '${table.name}'::regclass and t.reltuples between 0 and ${swollen.maxRows}
         and pg_relation_size(i.indexrelid) > ${swollen.bytes} + ${swollen.bytesPerRow} * t.reltuples`,
    ),
  )
  for (const { name } of indexes) await engine.runAsOwner((connection) => connection.execute(`reindex index ${name}`))
  return table.name
}

export async function analyzeOne(engine: Owner): Promise<string | null> {
  const [table] = await engine.runAsOwner((connection) =>
    connection.query<{ name: string }>(
      `select relid::regclass::text as name from pg_stat_user_tables
       where n_mod_since_analyze > ${changed.rows} + ${changed.share} * n_live_tup
       order by n_mod_since_analyze desc limit 1`,
    ),
  )
  if (!table) return null
  await engine.runAsOwner((connection) => connection.execute(`analyze ${table.name}`))
  return table.name
}

export async function checkpointLog(engine: Owner): Promise<'checkpoint' | null> {
  const [log] = await engine.runAsOwner((connection) =>
    connection.query<{ bytes: number }>(
      'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    ),
  )
  if (!log || log.bytes < logBytes) return null
  await engine.runAsOwner((connection) => connection.execute('checkpoint'))
  return 'checkpoint'
}
