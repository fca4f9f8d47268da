import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { readSearchRequest, type SearchText } from '#domain/search/search-request.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createSearch } from '#server/modules/search/search.service.ts'
import type { Database } from '#server/plumbing/db.ts'

import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { searchedStates } from '#tests/support/directory/search-server.ts'
import { testOrganizationId, testPersonId } from './table-rows.ts'

/** Milliseconds that others waited, the shortest first. */
export type Waits = { p50: number; p99: number; longest: number; asked: number }

/** What others do meanwhile, who have nothing to do with what the first organization does: every 100 ms each of these. */
export function listOthers(database: Database) {
  const places = createPlaces({ file: samplePlaces(), states: searchedStates })
  const search = createSearch({ transactions: database.transactions, clock: { now: () => new Date() }, places })
  const { transactions } = database
  const origin = { source: 'board' as const, device: '' }
  const operator = { kind: 'person', personId: testPersonId(2), organizationId: testOrganizationId(2), origin } as const
  const find = (text: SearchText) => search.find(readSearchRequest(text))
  const asks: readonly (() => Promise<unknown>)[] = [
    () => find({ near: '72201', radius: '25' }),
    () =>
      sql`select p.id, a.password from person p left join account a on a.person_id = p.id
        where p.email = 'person-2@homes.example'`.execute(database.signIn),
    () =>
      transactions.run(operator, (tx) =>
        sql`insert into bed_report (organization_id, bed_group_id, reported_by, occupied, kind)
          select organization_id, id, ${testPersonId(2)}, floor(random() * 8)::int, 'report' from bed_group
          where organization_id = ${testOrganizationId(2)}`.execute(tx),
      ),
  ]
  const timed = async (ask: () => Promise<unknown>) => {
    const began = performance.now()
    await ask()
    return performance.now() - began
  }

  return {
    /** How long each of these takes while something is done. */
    async during(work: () => Promise<unknown>): Promise<Waits> {
      for (const ask of asks) await ask()
      const waits: Promise<number>[] = []
      let isOver = false
      const watching = (async () => {
        while (!isOver) {
          for (const ask of asks) waits.push(timed(ask))
          await wait(100)
        }
      })()
      await work().finally(() => {
        isOver = true
      })
      await watching
      const sorted = (await Promise.all(waits)).toSorted((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
      return { p50: at(0.5), p99: at(0.99), longest: at(1), asked: sorted.length }
    },
    /** Milliseconds of a search by name, the quickest of some. */
    async nameSearch(): Promise<number> {
      const times: number[] = []
      for (let asked = 0; asked < 7; asked += 1) times.push(await timed(() => find({ q: 'Harbour Hose' })))
      return Math.min(...times)
    },
  }
}
