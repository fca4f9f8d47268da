import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest'
import { bedsEvent } from '#contract/live/live.ts'
import { createLiveRoutes } from '#server/modules/live/live.routes.ts'
import { createLive, type LiveService } from '#server/modules/live/live.service.ts'
import { systemClock } from '#server/plumbing/start/clock.ts'
import { createLog } from '#server/plumbing/start/log.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import type { TestDatabase } from '#tests/support/database/database.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildOrganization, buildResidence, type ResidenceRow } from '#tests/support/directory/directory-rows.ts'
import { sampleStates as states } from '#tests/support/directory/places-file.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type ReceivedEvents, receiveEvents } from './received-events.ts'

type Parts = { from?: Pick<TestDatabase, 'listen' | 'transactions'>; transactions?: Transactions }

/** A server that tells changes, on a database of its own and by the real clock, new for each test of a file. */
export function liveSite() {
  const database = shareTestDatabase()
  let operator: string
  let live: LiveService
  let server: ModuleServer
  let streams: ReceivedEvents[]

  beforeEach(async () => {
    streams = []
    operator = await buildOrganization(database.transactions)
    await start()
  })
  afterEach(async () => {
    live.close()
    await Promise.all(streams.map((stream) => stream.leave()))
  })

  async function start({ from = database, ...parts }: Parts = {}, limits = { perAddress: 9, inAll: 99 }) {
    const log = createLog('silent')
    const started = createLive({ transactions: from.transactions, clock: systemClock, states, ...parts, log, limits })
    const stop = await from.listen('listing', started.receive)
    onTestFinished(stop)
    live = started
    server = moduleServer(() => [createLiveRoutes(started)])
  }

  const run = (statement: RawBuilder<unknown>) => database.run(statement)
  /** A home of 8 beds with so many open, said just now. */
  const build = (row: Partial<ResidenceRow> = {}, open = 2, at = new Date()) =>
    buildResidence(database.transactions, {
      organizationId: operator,
      groups: [{ totalBeds: 8, reports: [{ occupied: 8 - open, at }] }],
      ...row,
    })
  const say = (residence: string, open: number) =>
    run(sql`insert into bed_report (organization_id, bed_group_id, occupied, kind, reported_at)
      select organization_id, id, total_beds - ${open}, 'report', clock_timestamp() from bed_group where residence_id = ${residence}`)
  const hold = async (residence: string, seconds: number) => {
    const id = randomUUID()
    await run(sql`insert into bed_hold (id, organization_id, bed_group_id, placed_at, until)
      select ${id}, organization_id, id, clock_timestamp() - interval '1 hour', clock_timestamp() + make_interval(secs => ${seconds})
      from bed_group where residence_id = ${residence}`)
    return id
  }
  /** What the building itself changed has been told by then. */
  const settled = () => wait(250)
  const setStatus = (residence: string, status: string) =>
    run(sql`update residence set status = ${status} where id = ${residence}`)

  async function follow(query: string, lastEventId?: string, by = server): Promise<ReceivedEvents> {
    const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
    const stream = receiveEvents(await by.request(`/api/v1/events?${query}`, { headers }))
    streams.push(stream)
    expect([stream.response.status, by.logged()]).toEqual([200, ''])
    return stream
  }
  /** Follows homes, and has heard how they are. */
  async function followed(...residences: string[]): Promise<ReceivedEvents> {
    const stream = await follow(`homes=${residences.join()}`)
    await beds(stream)
    return stream
  }
  async function beds(stream: ReceivedEvents) {
    const { event, data } = await stream.next()
    expect(event).toBe('beds')
    return bedsEvent.parse(data)
  }
  const opens = async (stream: ReceivedEvents) => (await beds(stream)).homes.map(({ availableBeds }) => availableBeds)
  return {
    start,
    run,
    build,
    say,
    hold,
    settled,
    setStatus,
    follow,
    followed,
    beds,
    opens,
    database,
    get live() {
      return live
    },
    get server() {
      return server
    },
    get operator() {
      return operator
    },
  }
}
