import { type BedAge, bedAge } from '#domain/beds/bed-age.ts'
import { type Need, needOfAudience, type Said } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'

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

/** What a home says yes and no to; what is in neither it has not said. */
export type SaidNeeds = { yes: readonly Need[]; no: readonly Need[] }

/** For whom beds are looked for (null: whoever they are), and whether homes count that have not said they take them. */
export type People = { audience: Audience | null; includesNotStated: boolean }

/** All beds, whoever they are for. */
export const everybody: People = { audience: null, includesNotStated: false }

/**
 * What a home says of taking the wanted people into a group of its beds. Into a group of their own, yes, whatever else
 * it says. Into one for anyone too, but where their coming is a need of its own (children, a couple, LGBTQ+ people) the
 * home's answer to that decides, and it may not have said.
 */
export function groupSaid(group: Audience, wanted: Audience | null, home: SaidNeeds): Said {
  if (wanted === null || group === wanted) return 'yes'
  if (group !== 'any') return 'no'
  const need = needOfAudience[wanted]
  if (!need || home.yes.includes(need)) return 'yes'
  return home.no.includes(need) ? 'no' : 'not_stated'
}

/** True when a group of a home counts for the wanted people. In SQL: `takesThem` of the search. */
export function serves(group: Audience, { audience, includesNotStated }: People, home: SaidNeeds): boolean {
  const said = groupSaid(group, audience, home)
  return said === 'yes' || (said === 'not_stated' && includesNotStated)
}

/** The groups of a home that count for the wanted people. */
export function groupsFor<Group extends { audience: Audience }>(
  groups: readonly Group[],
  people: People,
  home: SaidNeeds,
): Group[] {
  return groups.filter(({ audience }) => serves(audience, people, home))
}

/** The groups that count for any of these people; all of them where these may be anyone. */
export function groupsForAny<Group extends { audience: Audience }>(
  groups: readonly Group[],
  audiences: readonly Audience[],
  home: SaidNeeds,
): Group[] {
  const isAnyone = audiences.length === 0 || audiences.includes('any')
  const counts = ({ audience: group }: Group) =>
    isAnyone || audiences.some((audience) => serves(group, { audience, includesNotStated: false }, home))
  return groups.filter(counts)
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

/** A home's number as one text: two of them are the same number when their texts are. */
export function homeNumberMark(availableBeds: number | null, totalBeds: number): string {
  return `${availableBeds ?? '-'}/${totalBeds}`
}
