import type { MissedSearches } from '#contract/search/missed-searches.ts'
import type { FoundPlace, SearchAnswer } from '#contract/search/residence-search.ts'
import { findMissedOutcome, listMissedNeeds, subtractWeeks, toWeek, weeksShown } from '#domain/search/missed-search.ts'
import type { SearchRequest } from '#domain/search/search-request.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { byteOrderMark, formatCsvLine } from '#server/plumbing/answers/csv.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import { reader, system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { addMissed, findState, listShown } from './missed-searches.store.ts'
import { createRecentSearches } from './recent-searches.rules.ts'

export type MissedSearchCounts = ReturnType<typeof createMissedSearches>

type Places = Pick<KnownPlaces, 'zip' | 'town' | 'county' | 'nearestTo'>
type Area = { stateCode: string; county: string }

type Parts = Pick<ServerParts, 'transactions' | 'clock'> & { places: Places; log: Pick<Log, 'error'> }

export function createMissedSearches({ transactions, clock, places, log }: Parts) {
  const recent = createRecentSearches(clock)
  const list = (state: string): Promise<MissedSearches> =>
    transactions.run(reader, async (tx) => {
      const found = await findState(tx, state)
      if (!found) throw new AppError('not_found', `There is no state ${state}.`)
      const now = clock.now()
      const week = toWeek(now)
      const from = subtractWeeks(week, weeksShown - 1)
      const items = await listShown(tx, state, from)
      const counties = await findMiddles(places, state, items)
      return { state, name: found.name, from, week, items, counties, measuredAt: now.toISOString() }
    })
  async function count(asked: SearchRequest, answer: SearchAnswer): Promise<void> {
    const { total, bedsFresh, bedsOlder, saidBeds, place } = answer
    const outcome = findMissedOutcome({ total, openBeds: bedsFresh + bedsOlder, saidBeds }, asked.filters)
    if (outcome === null || place === null || asked.name !== null || asked.cursor !== null) return
    if (recent.wasAsked(asked)) return
    const area = await findArea(place, places)
    if (area === null) return
    const missed = { ...area, week: toWeek(clock.now()), outcome, needs: listMissedNeeds(asked.filters) }
    await transactions.run(system, (tx) => addMissed(tx, missed))
  }
  return {
    /** Counts a search that missed, once in ten minutes however often it is asked. Never throws: a search goes on without. */
    note: (asked: SearchRequest, answer: SearchAnswer): Promise<void> =>
      count(asked, answer).catch((error) => log.error('missed search not counted', { error })),
    list,
    async file(state: string): Promise<{ name: string; text: string }> {
      const { items, week } = await list(state)
      const lines = items.map(({ week: of, county, need, outcome, searches }) =>
        formatCsvLine([of, state, county, need, outcome, searches]),
      )
      const head = formatCsvLine(['week', 'state', 'county', 'need', 'outcome', 'searches'])
      return {
        name: `missed-searches-${state.toLowerCase()}-${week}.csv`,
        text: [byteOrderMark + head, ...lines].join(''),
      }
    },
  }
}

async function findArea(place: FoundPlace, places: Places): Promise<Area | null> {
  const { kind, name, state, latitude, longitude } = place
  if (kind === 'point') {
    if (latitude === null || longitude === null) return null
    const town = await places.nearestTo({ latitude, longitude })
    return town && { stateCode: town.stateCode, county: town.county ?? '' }
  }
  if (state === null) return null
  if (kind === 'state') return { stateCode: state, county: '' }
  if (kind === 'county') return { stateCode: state, county: name }
  const town = kind === 'zip' ? await places.zip(name) : await places.town(name, state)
  return { stateCode: state, county: town?.county ?? '' }
}

async function findMiddles(places: Places, state: string, items: readonly { county: string }[]) {
  const names = [...new Set(items.map(({ county }) => county))].filter((county) => county !== '')
  const found = await Promise.all(names.map((county) => places.county(county, state)))
  return names.flatMap((county, no) => {
    const at = found[no]
    return at ? [{ county, latitude: at.latitude, longitude: at.longitude }] : []
  })
}
