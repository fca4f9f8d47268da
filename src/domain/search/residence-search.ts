import type { BedAge } from '#domain/beds/bed-age.ts'
import { groupSaid, type People } from '#domain/beds/home-beds.ts'
import { type Need, needs, type Said, type Wanted } from '#domain/residence/needs.ts'
import type { Audience, NarrLevel } from '#domain/residence/residence.ts'

/** A point of the earth, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Orders that no index keeps: they are worked out of the homes found. */
export const rankedSorts = ['beds', 'level', 'medicine'] as const
export const sorts = ['distance', 'fresh', 'fee', 'name', ...rankedSorts] as const

export type Sort = (typeof sorts)[number]
export type RankedSort = (typeof rankedSorts)[number]

/** Which beds somebody looks for: open now, open or with a waiting list, or any home at all. */
export type BedsWanted = 'open' | 'open_or_waiting' | 'any'

/** What somebody asks of a home, after the place. `null` and 'any' ask nothing. */
export type Ask = {
  beds: BedsWanted
  audience: Audience | null
  levels: readonly NarrLevel[]
  certified: boolean
  /** Cash to move in, at most, in whole dollars. */
  cashMax: number | null
  /** Days sober the person has; homes that ask for more are out. */
  soberDays: number | null
  needs: Partial<Record<Need, Wanted>>
  /** Homes that have not said what is asked come along. A home that said the opposite never does. */
  includesNotStated: boolean
}

/** What search knows of a home. The counts are of the groups that count for the wanted people (`serves`). */
export type Searched = {
  audiences: readonly Audience[]
  /** Null once the number is withdrawn, or before there was one. */
  availableBeds: number | null
  age: BedAge
  keepsWaitingList: boolean | null
  narrLevel: NarrLevel | null
  certified: boolean
  cashToMoveIn: number | null
  minimumSobrietyDays: number | null
  yes: readonly Need[]
  no: readonly Need[]
}

/** One thing asked, and what a home says to it. */
export type Check =
  | { what: 'beds' | 'audience' | 'level' | 'certified' | 'cash' | 'sobriety'; said: Said }
  | { what: 'need'; need: Need; wanted: Wanted; said: Said }

/** Everything asked, each with the home's answer to it ('yes' meets it), in the order people ask it. */
export function checksOf(home: Searched, ask: Ask): Check[] {
  const checks: Check[] = []
  if (ask.beds !== 'any') checks.push({ what: 'beds', said: bedsSaid(home, ask.beds) })
  if (ask.audience !== null) checks.push({ what: 'audience', said: takes(home, ask.audience) })
  for (const need of needs) {
    const wanted = ask.needs[need]
    if (wanted) checks.push({ what: 'need', need, wanted, said: needSaid(home, need, wanted) })
  }
  if (ask.cashMax !== null) checks.push({ what: 'cash', said: atMost(home.cashToMoveIn, ask.cashMax) })
  if (ask.soberDays !== null) checks.push({ what: 'sobriety', said: atMost(home.minimumSobrietyDays, ask.soberDays) })
  if (ask.levels.length > 0) checks.push({ what: 'level', said: levelSaid(home.narrLevel, ask.levels) })
  if (ask.certified) checks.push({ what: 'certified', said: yesIf(home.certified) })
  return checks
}

/** Beds and certification are facts of the listing, so "not stated" cannot excuse them. */
const isFact = ({ what }: Check) => what === 'beds' || what === 'certified'

/** Whose beds are looked for. */
export function peopleOf({ audience, includesNotStated }: Pick<Ask, 'audience' | 'includesNotStated'>): People {
  return { audience, includesNotStated }
}

/** True when the home belongs among the answers. */
export function meets(check: Check, { includesNotStated }: Pick<Ask, 'includesNotStated'>): boolean {
  return check.said === 'yes' || (check.said === 'not_stated' && includesNotStated && !isFact(check))
}

/** The best that any group of the home says to the wanted people. */
function takes(home: Pick<Searched, 'audiences' | 'yes' | 'no'>, wanted: Audience): Said {
  const said = home.audiences.map((audience) => groupSaid(audience, wanted, home))
  if (said.includes('yes')) return 'yes'
  return said.includes('not_stated') ? 'not_stated' : 'no'
}

/** Whether a home has the beds looked for; for 'any' as for 'open'. */
export function bedsSaid(home: Pick<Searched, 'availableBeds' | 'keepsWaitingList'>, wanted: BedsWanted): Said {
  if ((home.availableBeds ?? 0) > 0) return 'yes'
  if (wanted === 'open_or_waiting' && home.keepsWaitingList) return 'yes'
  return home.availableBeds === null ? 'not_stated' : 'no'
}

function needSaid(home: Searched, need: Need, wanted: Wanted): Said {
  if (home.yes.includes(need)) return yesIf(wanted === 'yes')
  if (home.no.includes(need)) return yesIf(wanted === 'no')
  return 'not_stated'
}

function atMost(value: number | null, most: number): Said {
  return value === null ? 'not_stated' : yesIf(value <= most)
}

function levelSaid(level: NarrLevel | null, wanted: readonly NarrLevel[]): Said {
  return level === null ? 'not_stated' : yesIf(wanted.includes(level))
}

function yesIf(isTrue: boolean): Said {
  return isTrue ? 'yes' : 'no'
}

const earthRadiusMiles = 3958.7613

/** The way between two points along the earth's surface, in miles. */
export function milesBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [lat, lon] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2]
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(lon) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, Math.sin(lat) ** 2 + across)))
}

/** Miles through the ball, as the database measures (db/migrations/0006, ball_point), into miles along its surface. */
export function milesOfChord(chord: number): number {
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, chord / (2 * earthRadiusMiles)))
}

/** The other way round, for asking the database. */
export function chordOfMiles(miles: number): number {
  return 2 * earthRadiusMiles * Math.sin(Math.min(miles / (2 * earthRadiusMiles), Math.PI / 2))
}
