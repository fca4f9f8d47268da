import { sql } from 'kysely'
import { type MissedNeed, type MissedOutcome, subtractWeeks, toWeek } from '#domain/search/missed-search.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { createRandom } from './random.ts'

type Story = readonly [state: string, county: string, need: MissedNeed, outcome: MissedOutcome, usual: number]

/** How many searches a week usually missed. */
const stories: readonly Story[] = [
  ['WV', 'Kanawha County', 'women_with_children', 'full', 24],
  ['WV', 'Kanawha County', 'methadone', 'full', 17],
  ['WV', 'Cabell County', 'women', 'full', 15],
  ['WV', 'Monongalia County', 'bed', 'full', 13],
  ['WV', 'Raleigh County', 'methadone', 'nothing', 19],
  ['WV', 'Mingo County', 'bed', 'nothing', 12],
  ['WV', 'Greenbrier County', 'women', 'nothing', 6],
  ['WV', 'Mason County', 'wheelchair', 'nothing', 3],
  ['WV', '', 'couples', 'nothing', 8],
  ['AR', 'Pulaski County', 'women_with_children', 'full', 31],
  ['AR', 'Pulaski County', 'cash', 'full', 22],
  ['AR', 'Faulkner County', 'women', 'full', 14],
  ['AR', 'Garland County', 'methadone', 'nothing', 16],
  ['AR', 'Phillips County', 'bed', 'nothing', 7],
]
const weeks = 8

/** Adds the weeks that are not there yet, so that a demo that has stood for a while has this one too. */
export async function insertMissedSearches(tx: Tx, now: Date): Promise<void> {
  for (const [state, county, need, outcome, usual] of stories) {
    for (let ago = 0; ago < weeks; ago += 1) {
      const week = subtractWeeks(toWeek(now), ago)
      const searches = createRandom(`missed ${week} ${state} ${county} ${need}`).whole(Math.ceil(usual / 2), usual * 2)
      await sql`
        insert into missed_search (week, state_code, county, need, outcome, searches)
        values (${week}::date, ${state}, ${county}, ${need}, ${outcome}, ${searches})
        on conflict do nothing`.execute(tx)
    }
  }
}
