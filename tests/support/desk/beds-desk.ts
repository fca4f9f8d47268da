import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import { type BedChange, type BoardGroup, bedChangesAnswer, holdAnswer } from '#contract/beds/board.ts'
import { myResidences } from '#contract/residence/residences.ts'
import type { BedEvent } from '#domain/beds/bed-availability.ts'
import type { DeskRole } from '#domain/people/desk-powers.ts'
import { createBedsRoutes } from '#server/modules/beds/beds.routes.ts'
import { type Beds, createBeds } from '#server/modules/beds/beds.service.ts'
import { createBoardRoutes } from '#server/modules/beds/board/board.routes.ts'
import { createBoard } from '#server/modules/beds/board/board.service.ts'
import { createHolds, type HoldsService } from '#server/modules/beds/holds.service.ts'
import { createOpenings } from '#server/modules/beds/openings/openings.service.ts'
import { noteGroupChanges } from '#server/plumbing/history/noted-beds.ts'
import type { Http } from '#server/plumbing/http.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import type { PageForms } from '#tests/support/browser/page-forms.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildOrganization, buildResidence, type ResidenceRow } from '#tests/support/directory/directory-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { buildPerson, type Person } from './desk-people.ts'

export type DeskParts = { transactions: Transactions; clock: FakeClock; beds: Beds }

/** The night board of an operator with a database of its own and a clock that stands; new for each test of a file. `more` are routes beside it, `pages` what takes forms. */
export function bedsDesk(more: (parts: DeskParts) => Http[] = () => [], pages?: PageForms) {
  const database = shareTestDatabase()
  let clock: FakeClock
  let server: ModuleServer
  let operator: string
  let owner: Person
  let holds: HoldsService

  beforeEach(async () => {
    clock = fakeClock()
    operator = await buildOrganization(database.transactions)
    owner = await join('owner', { firstName: 'Dana' })
    const parts = { transactions: database.transactions, clock }
    const beds = createBeds(parts)
    holds = createHolds(parts)
    const board = [
      createBoardRoutes(createBoard(parts)),
      createBedsRoutes({ beds, holds, openings: createOpenings(parts) }),
    ]
    server = moduleServer(() => [...board, ...more({ ...parts, beds })], pages)
    server.signIn(owner)
  })

  const run = <Row>(statement: RawBuilder<Row>) => database.run(statement)

  const join = (role: DeskRole, { firstName = 'Lee', organizationId = operator } = {}) =>
    buildPerson(database.transactions, { organization: organizationId, role, firstName })

  /** A house with one group of beds; gives the group's id. Without `open` it never said a number. */
  async function buildGroup(totalBeds = 8, open: number | null = 3, row: Partial<ResidenceRow> = {}): Promise<string> {
    const reports = open === null ? [] : [{ occupied: totalBeds - open, at: minutesAgo(60) }]
    const id = await buildResidence(database.transactions, {
      organizationId: operator,
      groups: [{ totalBeds, reports }],
      ...row,
    })
    const [group] = await run(sql<{ id: string }>`select id from bed_group where residence_id = ${id}`)
    return group?.id ?? ''
  }

  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000)

  async function change(...changes: BedChange[]) {
    const response = await server.post('/api/beds/changes', { changes })
    expect(response.status).toBe(200)
    return bedChangesAnswer.parse(await response.json()).results
  }

  /** A change as the board makes it: of what is shown now. */
  async function toChange(groupId: string, open: number, more: Partial<BedChange> = {}): Promise<BedChange> {
    const { reportId } = await groupNow(groupId)
    const madeAt = clock.now().toISOString()
    return { id: randomUUID(), groupId, kind: 'report', open, seen: reportId, madeAt, ...more }
  }

  async function groupNow(groupId: string): Promise<BoardGroup> {
    const residences = myResidences.parse(await (await server.request('/api/my-residences')).json())
    const group = residences.flatMap(({ groups }) => groups).find(({ id }) => id === groupId)
    if (!group) throw new Error('The board has no such group.')
    return group
  }

  const hold = (groupId: string, { id = randomUUID() as string, hours = 48, note = '' } = {}) =>
    server.post('/api/beds/holds', { id, groupId, hours, note })

  async function findGroup(response: Response): Promise<BoardGroup> {
    expect(response.status).toBe(200)
    return holdAnswer.parse(await response.json()).group
  }

  const residenceOf = async (groupId: string) =>
    (await run(sql<{ id: string }>`select residence_id as id from bed_group where id = ${groupId}`))[0]?.id ?? ''

  /** What visitors are told is open. */
  async function publicNumber(groupId: string): Promise<number | null> {
    const [row] = await run(sql<{ open: number | null }>`
      select beds_open(total_beds, occupied, holds, ${clock.now()}) as open from listing_beds
      where bed_group_id = ${groupId}`)
    return row?.open ?? null
  }

  /** The whole log of a group as the rules read it. */
  async function log(groupId: string): Promise<BedEvent[]> {
    const ms = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
    const reports = await run(sql<{ id: string; at: number; occupied: number; of: number }>`
      select id, ${ms('reported_at')} as at, occupied, total_beds as of from bed_report where bed_group_id = ${groupId}
      order by reported_at, bed_report.id`)
    const holds = await run(sql<{ id: string; at: number; until: number; endedAt: number | null }>`
      select h.id, ${ms('h.placed_at')} as at, ${ms('h.until')} as until, ${ms('e.ended_at')} as "endedAt"
      from bed_hold h left join bed_hold_end e on e.hold_id = h.id where h.bed_group_id = ${groupId}`)
    return [
      // Reports of one millisecond keep their order by the microsecond.
      ...reports.map((row, place) => ({ ...row, kind: 'report' as const, id: String(place).padStart(6, '0') })),
      ...holds.flatMap(({ endedAt, ...row }): BedEvent[] => [
        { kind: 'hold', ...row },
        ...(endedAt === null ? [] : [{ kind: 'hold_end' as const, id: `${row.id}~end`, at: endedAt, holdId: row.id }]),
      ]),
    ]
  }

  /** The house has so many beds from now on, as its owner edits it. */
  async function setTotal(groupId: string, totalBeds: number): Promise<void> {
    const actor = {
      kind: 'person' as const,
      personId: owner.id,
      organizationId: operator,
      origin: { source: 'residence' as const, device: '' },
    }
    const residences = [await residenceOf(groupId)]
    const update = sql`update bed_group set total_beds = ${totalBeds} where id = ${groupId}`
    await database.transactions.run(actor, (tx) => noteGroupChanges(tx, residences, () => update.execute(tx)))
  }

  const history = () =>
    run(sql<{ name: string; source: string; device: string; subject: string; change: string }>`
      select person_name as name, source, device, subject, change from history
      where organization_id = ${operator} order by happened_at, id`)

  return {
    run,
    join,
    buildGroup,
    minutesAgo,
    change,
    toChange,
    groupNow,
    hold,
    findGroup,
    publicNumber,
    residenceOf,
    setTotal,
    log,
    history,
    database,
    get clock() {
      return clock
    },
    get server() {
      return server
    },
    get operator() {
      return operator
    },
    get holds() {
      return holds
    },
    get owner() {
      return owner
    },
  }
}
