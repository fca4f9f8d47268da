import { sql } from 'kysely'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { pickAge, pickOpenBeds } from './beds/bed-history.ts'
import type { DemoBedReport } from './demo-rows.ts'
import { insertBedReports } from './demo-tables.ts'
import { insertMissedSearches } from './missed-searches.ts'
import { movePlannedDates } from './people/state-applications.ts'
import { buildDemoId, createRandom } from './random.ts'
import { lockDemo } from './seed.ts'

const minuteInMs = 60_000
const dayInMs = 24 * 60 * minuteInMs

type SampleGroup = {
  id: string
  organizationId: string
  residenceId: string
  residenceName: string
  totalBeds: number
  occupied: number
  reportedAt: Date
  reportedBy: string | null
}

/**
 * Does nothing until no sample house has reported for a day. A house whose last number came from a person only
 * confirms it. Gives how many reports were added.
 */
export async function refreshDemo({ transactions, now }: { transactions: Transactions; now: Date }): Promise<number> {
  return transactions.run({ kind: 'system' }, async (tx) => {
    await lockDemo(tx)
    const groups = await listSampleGroups(tx)
    const own = groups.filter(({ reportedBy }) => reportedBy === null)
    const newest = Math.max(...own.map(({ reportedAt }) => reportedAt.getTime()))
    if (own.length === 0 || now.getTime() - newest < dayInMs) return 0
    const reports = await buildNextRound(groups, now)
    await insertBedReports(tx, reports)
    await movePlannedDates(tx, now)
    await insertMissedSearches(tx, now)
    return reports.length
  })
}

async function buildNextRound(groups: readonly SampleGroup[], now: Date): Promise<DemoBedReport[]> {
  const planned = await readPlannedAges()
  const day = now.toISOString().slice(0, 10)
  return groups.flatMap((group) => {
    const ofResidence = createRandom(`refresh ${day} ${group.residenceId}`)
    const isSaidByPerson = group.reportedBy !== null
    const age = (isSaidByPerson ? planned.get(group.residenceName) : undefined) ?? pickAge(ofResidence)
    const reportedAt = new Date(now.getTime() - age * minuteInMs)
    // Nobody says something before what they have said already.
    if (reportedAt <= group.reportedAt) return []
    const { organizationId, reportedBy } = group
    const occupied = isSaidByPerson ? group.occupied : drawOccupied(group, day)
    const kind = occupied === group.occupied ? 'confirm' : 'report'
    const id = buildDemoId(`report ${group.id} ${day}`)
    return [{ id, bedGroupId: group.id, organizationId, occupied, reportedAt, reportedBy, kind }]
  })
}

function drawOccupied({ id, occupied, totalBeds }: SampleGroup, day: string): number {
  const random = createRandom(`refresh ${day} ${id}`)
  return random.chance(0.4) ? occupied : totalBeds - pickOpenBeds(totalBeds, random)
}

/** Minutes by house name. */
async function readPlannedAges(): Promise<Map<string, number>> {
  const [{ buildOperatorResidences }, { findTowns }] = await Promise.all([
    import('./residences/operator-residences.ts'),
    import('./towns/towns.ts'),
  ])
  return new Map(buildOperatorResidences(findTowns('AR')).map(({ plan, beds }) => [plan.name, beds.age]))
}

async function listSampleGroups(tx: Tx): Promise<SampleGroup[]> {
  const { rows } = await sql<SampleGroup>`
    select g.id, g.organization_id as "organizationId", r.id as "residenceId", r.name as "residenceName",
      g.total_beds as "totalBeds",
      beds_taken(g.total_beds, latest.occupied, latest.total_beds) as occupied, latest.reported_at as "reportedAt",
      latest.reported_by as "reportedBy"
    from residence r
    join bed_group g on g.residence_id = r.id
    join lateral (
      select b.occupied, b.total_beds, b.reported_at, b.reported_by from bed_report b
      where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
    ) latest on true
    where r.is_sample and r.status = 'published'`.execute(tx)
  return rows
}
