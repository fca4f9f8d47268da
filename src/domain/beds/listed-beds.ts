import { type BedAge, gradeBedAge } from './bed-age.ts'
import type { GroupBeds } from './residence-beds.ts'

export type SaidBeds = { available: number; total: number; grade: BedAge; saidAt: string | null }

/** The groups with a number that is not withdrawn, dated by the oldest; with none, all beds under a withdrawn number. */
export function sumSaidBeds(groups: readonly GroupBeds[], now: Date): SaidBeds {
  const reported = groups.filter((group) => group.availableBeds !== null && gradeBeds(group, now) !== 'withdrawn')
  const counted = reported.length > 0 ? reported : groups
  const moments = counted.flatMap(({ reportedAt }) => reportedAt ?? []).toSorted()
  const saidAt = (reported.length > 0 ? moments[0] : moments.at(-1)) ?? null
  return {
    available: reported.reduce((sum, { availableBeds }) => sum + (availableBeds ?? 0), 0),
    total: counted.reduce((sum, { totalBeds }) => sum + totalBeds, 0),
    grade: reported.length > 0 ? gradeBedAge(saidAt === null ? null : new Date(saidAt), now) : 'withdrawn',
    saidAt,
  }
}

function gradeBeds({ reportedAt }: GroupBeds, now: Date): BedAge {
  return gradeBedAge(reportedAt === null ? null : new Date(reportedAt), now)
}

export function isWorthCallingFirst({ available, grade }: Pick<SaidBeds, 'available' | 'grade'>): boolean {
  return available > 0 && (grade === 'fresh' || grade === 'ageing')
}
