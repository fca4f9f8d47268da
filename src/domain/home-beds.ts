import { type BedAge, bedAge } from '#domain/bed-age.ts'
import type { Audience } from '#domain/residence.ts'
import { type Need, needOfAudience } from '#domain/residence-needs.ts'

/** The beds a home keeps for one kind of person. `availableBeds` is null once the number is withdrawn. */
export type GroupBeds = {
  audience: Audience
  totalBeds: number
  availableBeds: number | null
  reportedAt: string | null
}

/** The number of a home, as every list of the public shows it. */
export type HomeNumber = {
  totalBeds: number
  /** Null where no group has a number that is not withdrawn. */
  availableBeds: number | null
  availabilityAge: BedAge
  /** As old as the oldest number in the sum; without a sum, the last number there was. */
  reportedAt: string | null
}

/**
 * True when a group of a home takes the wanted people (null: whoever they are). A group of their own does, whatever else
 * the home says; one for anyone does unless the home says no to them. In SQL: `takesThem` of the search.
 */
export function serves(group: Audience, wanted: Audience | null, saidNo: readonly Need[]): boolean {
  if (wanted === null || group === wanted) return true
  const need = needOfAudience[wanted]
  return group === 'any' && !(need && saidNo.includes(need))
}

/** The groups of a home that take the wanted people; all of them for null. `saidNo` is what the home says no to. */
export function groupsFor<Group extends { audience: Audience }>(
  groups: readonly Group[],
  wanted: Audience | null,
  saidNo: readonly Need[],
): Group[] {
  return groups.filter(({ audience }) => serves(audience, wanted, saidNo))
}

/** What the groups of a home add up to. */
export function homeNumber(groups: readonly GroupBeds[], now: Date): HomeNumber {
  const counted = groups.filter(({ availableBeds }) => availableBeds !== null)
  const isSaid = counted.length > 0
  const moments = (isSaid ? counted : groups).flatMap(({ reportedAt }) => reportedAt ?? []).toSorted()
  const reportedAt = (isSaid ? moments[0] : moments.at(-1)) ?? null
  return {
    totalBeds: groups.reduce((sum, { totalBeds }) => sum + totalBeds, 0),
    availableBeds: isSaid ? counted.reduce((sum, { availableBeds }) => sum + (availableBeds ?? 0), 0) : null,
    availabilityAge: isSaid && reportedAt !== null ? ageOf(reportedAt, now) : 'withdrawn',
    reportedAt,
  }
}

/** Whoever counted the number saw it not withdrawn yet, though by now the seventh day may have ended. */
function ageOf(reportedAt: string, now: Date): BedAge {
  const age = bedAge(new Date(reportedAt), now)
  return age === 'withdrawn' ? 'stale' : age
}
