import type { BedAge } from '#domain/beds/bed-age.ts'
import { answerForGroup, type People } from '#domain/beds/residence-beds.ts'
import { type Need, needs, type StatedAnswer, type WantedAnswer } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'
import {
  type FilterAnswers,
  type FilterName,
  type FilterValues,
  getFilter,
  isFilter,
  listActiveFilters,
  meetsFilter,
} from './filters.ts'

export type Point = { latitude: number; longitude: number }

export const rankedSorts = ['beds', 'level', 'medicine'] as const
export const sorts = ['distance', 'fresh', 'fee', 'name', ...rankedSorts] as const

export type Sort = (typeof sorts)[number]
export type RankedSort = (typeof rankedSorts)[number]

export type BedsWanted = 'open' | 'open_or_waiting' | 'any'

/**
 * Null and 'any' ask nothing. `includesNotStated`: homes that have not said are included; a home that said the opposite
 * never is.
 */
export type SearchFilters = FilterValues & {
  beds: BedsWanted
  audience: Audience | null
  needs: Partial<Record<Need, WantedAnswer>>
  includesNotStated: boolean
}

/** Counts only groups that serve the people asked for (`serves`). `availableBeds` is null once withdrawn. */
export type FilterFacts = FilterAnswers & {
  audiences: readonly Audience[]
  availableBeds: number | null
  age: BedAge
  keepsWaitingList: boolean | null
  yes: readonly Need[]
  no: readonly Need[]
}

export type Check =
  | { what: 'beds' | 'audience' | FilterName; said: StatedAnswer }
  | { what: 'need'; need: Need; wanted: WantedAnswer; said: StatedAnswer }

export function listChecks(residence: FilterFacts, filters: SearchFilters): Check[] {
  const checks: Check[] = []
  if (filters.beds !== 'any') checks.push({ what: 'beds', said: answerForBeds(residence, filters.beds) })
  if (filters.audience !== null)
    checks.push({ what: 'audience', said: findAudienceAnswer(residence, filters.audience) })
  for (const need of needs) {
    const wanted = filters.needs[need]
    if (wanted) checks.push({ what: 'need', need, wanted, said: readNeedSaid(residence, need, wanted) })
  }
  return [
    ...checks,
    ...listActiveFilters(filters).map((name) => ({ what: name, said: readFilterSaid(name, residence, filters) })),
  ]
}

export function asksOfResidences(filters: SearchFilters): boolean {
  const isAsked = filters.beds !== 'any' || filters.audience !== null || needs.some((need) => filters.needs[need])
  return isAsked || listActiveFilters(filters).length > 0
}

const isFact = ({ what }: Check) => what === 'beds' || (isFilter(what) && getFilter(what).isKnown === true)

export function listPeople({
  audience,
  includesNotStated,
}: Pick<SearchFilters, 'audience' | 'includesNotStated'>): People {
  return { audience, includesNotStated }
}

export function meets(check: Check, { includesNotStated }: Pick<SearchFilters, 'includesNotStated'>): boolean {
  return check.said === 'yes' || (check.said === 'not_stated' && includesNotStated && !isFact(check))
}

function findAudienceAnswer(residence: Pick<FilterFacts, 'audiences' | 'yes' | 'no'>, wanted: Audience): StatedAnswer {
  const answers = residence.audiences.map((audience) => answerForGroup(audience, wanted, residence))
  if (answers.includes('yes')) return 'yes'
  return answers.includes('not_stated') ? 'not_stated' : 'no'
}

export function answerForBeds(
  residence: Pick<FilterFacts, 'availableBeds' | 'keepsWaitingList'>,
  wanted: BedsWanted,
): StatedAnswer {
  if ((residence.availableBeds ?? 0) > 0) return 'yes'
  if (wanted === 'open_or_waiting' && residence.keepsWaitingList) return 'yes'
  return residence.availableBeds === null ? 'not_stated' : 'no'
}

function readNeedSaid(residence: FilterFacts, need: Need, wanted: WantedAnswer): StatedAnswer {
  if (residence.yes.includes(need)) return toYesOrNo(wanted === 'yes')
  if (residence.no.includes(need)) return toYesOrNo(wanted === 'no')
  return 'not_stated'
}

function readFilterSaid(name: FilterName, residence: FilterAnswers, filters: FilterValues): StatedAnswer {
  const isMet = meetsFilter(name, residence, filters)
  return isMet === null ? 'not_stated' : toYesOrNo(isMet)
}

function toYesOrNo(isTrue: boolean): StatedAnswer {
  return isTrue ? 'yes' : 'no'
}

const earthRadiusMiles = 3958.7613

export function computeMiles(a: Point, b: Point): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180
  const [lat, lon] = [toRadians(b.latitude - a.latitude) / 2, toRadians(b.longitude - a.longitude) / 2]
  const across = Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * Math.sin(lon) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, Math.sin(lat) ** 2 + across)))
}

/**
 * From straight-line miles, as the database measures (`earth_point`, db/schema/09_listing.sql), to miles along the surface.
 */
export function toMiles(chord: number): number {
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, chord / (2 * earthRadiusMiles)))
}

export function toChord(miles: number): number {
  return 2 * earthRadiusMiles * Math.sin(Math.min(miles / (2 * earthRadiusMiles), Math.PI / 2))
}
