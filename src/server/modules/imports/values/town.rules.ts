import { toPlaceKey } from '#domain/places/place-name.ts'
import { parseTownWithState } from '#domain/places/town-with-state.ts'
import { findStateOfZip } from '#domain/places/zip-state.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'
import type { StateNames } from './read-value.rules.ts'
import { looksLikeStreet } from './street.rules.ts'

export type SplitTown = { city: string; state: string; zip: string }

export type KnownTowns = Pick<Gazetteer, 'town' | 'townsNamed'>

const townAndZip = /^(\p{L}[\p{L} .,/;()'’-]{1,60}?)[ ,]+(\d{5})(?:-\d{4})?$/u

/** `said` are states that the rest of the row names. */
type TownContext = { states: StateNames; towns: KnownTowns; said: readonly (string | null)[] }

/**
 * "Charleston, WV", "Charleston 25301" and "Charleston, WV 25301" as their parts; what is not said is empty. Null where
 * the cell is a town and no more: "Fort Washington" is not in Washington.
 */
export function splitTown(cell: string, { states, towns, said }: TownContext): SplitTown | null {
  const { place, zip } = splitZip(cell)
  const found = parseTownWithState(place, states)
  const isMeant =
    found !== null &&
    (found.isApart ||
      (towns.townsNamed(toPlaceKey(place)).length === 0 &&
        (towns.town(toPlaceKey(found.town), found.state) !== null ||
          [...said, findStateOfZip(zip)].includes(found.state))))
  if (found && isMeant) return { city: dropCounty(found.town, found.state, towns), state: found.state, zip }
  return zip === '' ? null : { city: place, state: '', zip }
}

/** What a cell looks like to who knows no towns. */
export function findSplitTown(cell: string, states: StateNames): 'town and state' | 'town, state and ZIP' | null {
  const { place, zip } = splitZip(cell)
  if (zip !== '') return 'town, state and ZIP'
  const found = parseTownWithState(place, states)
  return found && (found.isApart || / [A-Z]{2}$/.test(place)) ? 'town and state' : null
}

function splitZip(cell: string): { place: string; zip: string } {
  const line = cell.length > 120 || looksLikeStreet(cell) ? '' : cell.replace(/\s+/g, ' ').trim()
  const [, place = line, zip = ''] = townAndZip.exec(line) ?? []
  return { place, zip }
}

function dropCounty(town: string, state: string, towns: KnownTowns): string {
  const [first = town] = town.split(/ ?[,;/|(] ?/)
  return towns.town(toPlaceKey(first), state) ? first : town
}
