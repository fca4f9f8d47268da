import { expect, it, onTestFinished, vi } from 'vitest'
import { writeManyRows } from '#scripts/bench/many/many-rows.ts'
import type { Database } from '#server/plumbing/db.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { buildDesk, importDesk } from '#tests/support/imports/import-desk.ts'

/** Rows and entries of indexes that all statements of an embedded database have read. */
async function readSoFar(database: Database): Promise<number> {
  // What is counted is told at the end of a transaction.
  await database.runAsOwner((connection) => connection.execute('select pg_stat_force_next_flush()'))
  const [row] = await database.runAsOwner((connection) =>
    connection.query<{ read: number }>(
      `select ((select sum(seq_tup_read) from pg_stat_user_tables)
         + (select sum(idx_tup_read) from pg_stat_user_indexes))::int as read`,
    ),
  )
  return row?.read ?? 0
}

/** What is read to undo an import of so many houses. */
async function readToUndo(residences: number): Promise<number> {
  const database = await testDatabase('embedded', { isHandedOn: false })
  onTestFinished(() => database.close())
  const desk = importDesk(database)
  await buildDesk(database, desk.server)
  // A small table is read as a whole where a large one is not.
  await database.runAsOwner((connection) => connection.execute('set enable_seqscan = off'))
  const id = await desk.bringIn(writeManyRows(residences, 0), { publish: true })
  await database.runAsOwner((connection) => connection.execute('analyze'))
  const before = await readSoFar(database)
  expect(await (await desk.undo(id)).json()).toEqual({ kept: 0 })
  return (await readSoFar(database)) - before
}

it.skipIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')(
  'to undo three times the houses reads three times the rows',
  async () => {
    // Each slice seems to take long, so that all are of the smallest size on any machine.
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1_000
      return now
    })
    onTestFinished(() => clock.mockRestore())
    const [few, many] = [await readToUndo(40), await readToUndo(120)]
    expect(many / few).toBeLessThan(3.5)
  },
  120_000,
)
