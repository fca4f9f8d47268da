import { type Need, needOfAudience, type StatedAnswer } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'
import { type BedAge, gradeBedAge } from './bed-age.ts'

/** `availableBeds` is null once the number is withdrawn. */
export type GroupBeds = {
  audience: Audience
  totalBeds: number
  availableBeds: number | null
  reportedAt: string | null
}

export type ResidenceNumber = {
  totalBeds: number
  availableBeds: number | null
  availabilityAge: BedAge
  /** The date of the oldest number in the sum; without a sum, of the last number given. */
  reportedAt: string | null
}

/** A need in neither list was not stated. */
export type SaidNeeds = { yes: readonly Need[]; no: readonly Need[] }

/** A null audience is anyone. `includesNotStated` also counts homes that have not said they take them. */
export type People = { audience: Audience | null; includesNotStated: boolean }

export const everybody: People = { audience: null, includesNotStated: false }

/**
 * Their own group: yes. A group for anyone: yes, unless their coming is itself a need (children, a couple, LGBTQ+
 * people); then the home's answer decides.
 */
export function answerForGroup(group: Audience, wanted: Audience | null, residence: SaidNeeds): StatedAnswer {
  if (wanted === null || group === wanted) return 'yes'
  if (group !== 'any') return 'no'
  const need = needOfAudience[wanted]
  if (!need || residence.yes.includes(need)) return 'yes'
  return residence.no.includes(need) ? 'no' : 'not_stated'
}

/** In SQL: `matchPeople` of the search. The two must agree. */
export function serves(group: Audience, { audience, includesNotStated }: People, residence: SaidNeeds): boolean {
  const answer = answerForGroup(group, audience, residence)
  return answer === 'yes' || (answer === 'not_stated' && includesNotStated)
}

export function filterGroups<Group extends { audience: Audience }>(
  groups: readonly Group[],
  people: People,
  residence: SaidNeeds,
): Group[] {
  return groups.filter(({ audience }) => serves(audience, people, residence))
}

export function filterGroupsForAny<Group extends { audience: Audience }>(
  groups: readonly Group[],
  audiences: readonly Audience[],
  residence: SaidNeeds,
): Group[] {
  const isAnyone = audiences.length === 0 || audiences.includes('any')
  const isCounted = ({ audience: group }: Group) =>
    isAnyone || audiences.some((audience) => serves(group, { audience, includesNotStated: false }, residence))
  return groups.filter(isCounted)
}

export function computeResidenceNumber(groups: readonly GroupBeds[], now: Date): ResidenceNumber {
  const counted = groups.filter(({ availableBeds }) => availableBeds !== null)
  const isSaid = counted.length > 0
  const moments = (isSaid ? counted : groups).flatMap(({ reportedAt }) => reportedAt ?? []).toSorted()
  const reportedAt = (isSaid ? moments[0] : moments.at(-1)) ?? null
  return {
    totalBeds: groups.reduce((sum, { totalBeds }) => sum + totalBeds, 0),
    availableBeds: isSaid ? counted.reduce((sum, { availableBeds }) => sum + (availableBeds ?? 0), 0) : null,
    availabilityAge: isSaid && reportedAt !== null ? gradeAge(reportedAt, now) : 'withdrawn',
    reportedAt,
  }
}

/** Never withdrawn: the number was still in the sum when it was counted, even if its seventh day has ended since. */
function gradeAge(reportedAt: string, now: Date): BedAge {
  const age = gradeBedAge(new Date(reportedAt), now)
  return age === 'withdrawn' ? 'stale' : age
}

export function formatNumberMark(availableBeds: number | null, totalBeds: number): string {
  return `${availableBeds ?? '-'}/${totalBeds}`
}
