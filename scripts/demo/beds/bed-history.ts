import type { DemoBedGroup, DemoBedReport, DemoResidence } from '#scripts/demo/demo-rows.ts'
import { buildDemoId, type Random } from '#scripts/demo/random.ts'
import type { BedShare } from './bed-shares.ts'

const minuteInMs = 60_000
const hour = 60

export function pickAge(random: Random): number {
  const [from, to] = random.weighted([
    [[4, 22 * hour], 58],
    [[25 * hour, 70 * hour], 25],
    [[74 * hour, 165 * hour], 11],
    [[170 * hour, 700 * hour], 6],
  ] as const)
  return random.whole(from, to)
}

export function pickOpenBeds(totalBeds: number, random: Random): number {
  if (random.chance(0.4)) return 0
  return Math.min(totalBeds, 1 + Math.floor(random.next() ** 2 * totalBeds * 0.38))
}

/** Minutes before now, oldest first; the last is `age`. */
function drawAges(age: number, random: Random): number[] {
  const ages = [age]
  for (let earlier = random.whole(0, 3); earlier > 0; earlier -= 1) {
    ages.unshift((ages[0] ?? age) + random.whole(5 * hour, 40 * hour))
  }
  return ages
}

function drawOccupied(occupiedNow: number, totalBeds: number, length: number, random: Random): number[] {
  const history = [occupiedNow]
  while (history.length < length) {
    const change = random.chance(0.4) ? 0 : random.whole(-2, 2)
    history.unshift(Math.min(totalBeds, Math.max(0, (history[0] ?? occupiedNow) + change)))
  }
  return history
}

export type BedPlan = { shares: BedShare[]; openNow: number[]; age: number; reportedBy: string | null }

export function buildBedHistory(
  residence: Pick<DemoResidence, 'id' | 'slug' | 'organizationId'>,
  { shares, openNow, age, reportedBy }: BedPlan,
  now: Date,
  random: Random,
): { bedGroups: DemoBedGroup[]; bedReports: DemoBedReport[] } {
  const { organizationId } = residence
  const ages = drawAges(age, random)
  const bedGroups = shares.map(({ audience, totalBeds }) => {
    const id = buildDemoId(`beds ${residence.slug} ${audience}`)
    return { id, residenceId: residence.id, organizationId, audience, totalBeds }
  })
  const bedReports = bedGroups.flatMap((group, place) => {
    const occupiedNow = group.totalBeds - (openNow[place] ?? 0)
    const history = drawOccupied(occupiedNow, group.totalBeds, ages.length, random)
    return history.map((occupied, step): DemoBedReport => {
      const reportedAt = new Date(now.getTime() - (ages[step] ?? age) * minuteInMs)
      const kind = occupied === history[step - 1] ? 'confirm' : 'report'
      const id = buildDemoId(`report ${group.id} ${step}`)
      return { id, bedGroupId: group.id, organizationId, occupied, reportedAt, reportedBy, kind }
    })
  })
  return { bedGroups, bedReports }
}
