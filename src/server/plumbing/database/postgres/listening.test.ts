import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/plumbing/db.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import { cuttableLine } from '#tests/support/browser/cuttable-line.ts'
import type { TestDatabase } from '#tests/support/database/database.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'

const database = shareTestDatabase()
let received: string[]

beforeEach(() => {
  received = []
})

const listen = async (from: Pick<TestDatabase, 'listen'> = database) => {
  const stop = await from.listen('porch', (payload) => received.push(payload))
  onTestFinished(stop)
  return stop
}
const tell = (words: string, work = async () => {}) =>
  database.transactions.run({ kind: 'system' }, async (tx) => {
    await sql`select pg_notify('porch', ${words})`.execute(tx)
    await work()
  })
const hears = (words: string[]) => expect.poll(() => received, { timeout: 5_000 }).toEqual(words)

describe('a listener of the database', () => {
  it('hears what a transaction told once it is committed, and nothing of one that is taken back', async () => {
    await listen()
    await expect(
      tell('never', async () => {
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    await tell('lit', async () => {
      await wait(20)
      expect(received).toEqual([])
    })
    await hears(['lit'])
  })

  it('hears nothing any more when it stops, and the others go on', async () => {
    const stop = await listen()
    await listen()
    await tell('both')
    await hears(['both', 'both'])
    await stop()
    await tell('one')
    await hears(['both', 'both', 'one'])
  })
})

describe.runIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')('a listener on PostgreSQL', () => {
  const openThrough = async (databaseUrl: string) => {
    const other = await openDatabase({ ...database.place, databaseUrl, log: createLog('silent') })
    onTestFinished(() => other.close())
    return other
  }

  it('hears what another server tells', async () => {
    await listen(await openThrough(database.place.databaseUrl ?? ''))
    await tell('from elsewhere')
    await hears(['from elsewhere'])
  })

  it('is told that it may have missed something once the database is back, and goes on', async () => {
    const address = new URL(database.place.databaseUrl ?? '')
    const line = await cuttableLine(address.hostname, Number(address.port || 5432))
    address.port = String(line.port)
    await listen(await openThrough(address.href))
    await line.cut()
    await tell('unheard')
    await line.mend()
    await expect.poll(() => received, { timeout: 2_000 }).toEqual(['*'])
    await tell('heard')
    await hears(['*', 'heard'])
    await line.close()
  })

  it('outlives its connection being ended by an administrator', async () => {
    await listen()
    await database.runAsOwner((connection) =>
      connection.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'porchlight listener' and datname = current_database()`,
      ),
    )
    await expect.poll(() => received, { timeout: 2_000 }).toEqual(['*'])
    await tell('heard')
    await hears(['*', 'heard'])
  })
})
