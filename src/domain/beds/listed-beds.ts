import { type BedAge, bedAge } from '#domain/beds/bed-age.ts'
import type { Audience } from '#domain/residence/residence.ts'

/** What a house said of the beds it keeps for one kind of person. */
export type SaidGroup = {
  audience: Audience
  totalBeds: number
  availableBeds: number | null
  reportedAt: string | null
}

export type SaidBeds = { available: number; total: number; grade: BedAge; saidAt: string | null }

/**
 * A house's number for a list: the groups that said one in the last 7 days, as old as the oldest of them. Where none
 * did, all its beds under a withdrawn number, with the last moment there was one.
 */
export function saidBeds(groups: readonly SaidGroup[], now: Date): SaidBeds {
  const said = groups.filter((group) => group.availableBeds !== null && gradeOf(group, now) !== 'withdrawn')
  const counted = said.length > 0 ? said : groups
  const moments = counted.flatMap(({ reportedAt }) => reportedAt ?? []).toSorted()
  const saidAt = (said.length > 0 ? moments[0] : moments.at(-1)) ?? null
  return {
    available: said.reduce((sum, { availableBeds }) => sum + (availableBeds ?? 0), 0),
    total: counted.reduce((sum, { totalBeds }) => sum + totalBeds, 0),
    grade: said.length > 0 ? bedAge(saidAt === null ? null : new Date(saidAt), now) : 'withdrawn',
    saidAt,
  }
}

function gradeOf({ reportedAt }: SaidGroup, now: Date): BedAge {
  return bedAge(reportedAt === null ? null : new Date(reportedAt), now)
}

/** True when the phone number is worth the first call: a bed is open, and the number is at most 3 days old. */
export function isWorthCallingFirst({ available, grade }: Pick<SaidBeds, 'available' | 'grade'>): boolean {
  return available > 0 && (grade === 'fresh' || grade === 'ageing')
}
