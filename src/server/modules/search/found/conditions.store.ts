import { sql } from 'kysely'
import { listTownSpellings } from '#domain/places/place-name.ts'
import { type Point, toChord } from '#domain/search/residence-search.ts'
import { joinWithAnd, type Sql, toBallPoint } from '#server/plumbing/database/listing/conditions.ts'
import { preparedPrefix } from '#server/plumbing/database/prepared-statements.ts'

export const asPrepared = sql.raw(preparedPrefix)

/** Every value that is not null narrows it: a radius and a state give homes in both. */
export type Place = {
  around: { point: Point; miles: number } | null
  stateCode: string | null
  city: string | null
  county?: (CountyArea & { middle: Point }) | undefined
}

export type CountyArea = { zips: readonly string[]; towns: readonly string[] }

export function isWholeState({ around, city, county }: Place): boolean {
  return around === null && city === null && !county
}

export function isInPlace({ around, stateCode, city, county }: Place): Sql[] {
  const conditions: Sql[] = []
  if (around) {
    const chord = toChord(around.miles)
    // The box ends a walk along the index; the distance cuts its corners off.
    conditions.push(sql`l.place && cube_enlarge(${toBallPoint(around.point)}, ${chord}::float8, 3)`)
    conditions.push(sql`l.place <-> ${toBallPoint(around.point)} <= ${chord}::float8`)
  }
  if (stateCode !== null) conditions.push(sql`l.state_code = ${stateCode}`)
  if (city !== null) conditions.push(sql`lower(l.city) = any(${writeTexts(listTownSpellings(city))})`)
  if (county) {
    const inTown = sql`l.zip is null and lower(l.city) = any(${writeTexts(county.towns.flatMap(listTownSpellings))})`
    conditions.push(sql`(l.zip = any(${writeTexts(county.zips)}) or (${inTown}))`)
  }
  return conditions
}

const writeTexts = (some: readonly string[]) => sql`${`{${some.map((one) => JSON.stringify(one))}}`}::text[]`

/** Hides the conditions from the planner, which would otherwise walk an index in order expecting many matches. */
export function hideFromPlanner(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql`case when ${joinWithAnd(conditions)} then true end`
}
