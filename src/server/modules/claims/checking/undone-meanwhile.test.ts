import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database/database.ts'
import { buildDesk } from '#tests/support/desk/desk-people.ts'
import { takeResidencesOff, unmarkTrusted } from './trust.store.ts'

// The embedded database does one transaction after the other.
it.runIf(process.env.PORCHLIGHT_TEST_DB === 'postgres')(
  'houses that are being written when their organization’s check is undone do not stay public',
  async () => {
    const database = await testDatabase()
    const { transactions } = database
    const system = <Row>(statement: RawBuilder<Row>) =>
      transactions.run({ kind: 'system' }, async (tx) => (await statement.execute(tx)).rows)
    const { organizationId, people } = await buildDesk(transactions, 'Stranger Homes')
    const check = randomUUID()
    await system(sql`update organization set checked_at = now(), check_id = ${check} where id = ${organizationId}`)

    /** Until so many transactions wait for a lock; those that look come to an end too. */
    async function untilWaiting(count: number, or: () => boolean = () => false): Promise<void> {
      const waiting = sql<{ count: number }>`
        select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.datname = current_database()`
      while (!or() && (await system(waiting))[0]?.count !== count);
    }

    // Keeps the statement between its first house and its second.
    const name = Promise.withResolvers<void>()
    const isHeld = Promise.withResolvers<void>()
    const holding = transactions.run({ kind: 'system' }, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(name_key('Second Elm', 'Conway'), 28))`.execute(tx)
      isHeld.resolve()
      await name.promise
    })
    await isHeld.promise
    const writing = transactions.run({ kind: 'person', personId: people.owner.id, organizationId }, (tx) =>
      sql`
        insert into residence (organization_id, slug, name, state_code, city, zip, latitude, longitude, street, phone, status)
        values (${organizationId}, 'first-elm', 'First Elm', 'AR', 'Conway', '72032', 35, -92, '', '501-555-0198', 'published'),
          (${organizationId}, 'second-elm', 'Second Elm', 'AR', 'Conway', '72032', 35, -92, '', '501-555-0199', 'published')
      `.execute(tx),
    )
    await untilWaiting(1)
    let isUndone = false
    const undoing = transactions
      .run({ kind: 'system' }, async (tx) => {
        await unmarkTrusted(tx, organizationId, check)
        await takeResidencesOff(tx, organizationId, 'draft')
      })
      .then(() => {
        isUndone = true
      })
    await untilWaiting(2, () => isUndone)
    name.resolve()
    await Promise.all([holding, writing, undoing])
    const left = await system(
      sql`select slug, status from residence where organization_id = ${organizationId} order by slug`,
    )
    expect(left).toEqual([
      { slug: 'first-elm', status: 'draft' },
      { slug: 'second-elm', status: 'draft' },
    ])
    await database.close()
  },
)
