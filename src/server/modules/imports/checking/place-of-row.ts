import { placeKey } from '#domain/place-name.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'
import type { StateNames } from '../values/read-value.ts'
import { type RowFacts, textOf, type Wrong } from './row-facts.ts'

/** Where a house stands, as the database keeps it. The point is the middle of its ZIP code. */
export type RowPlace = {
  city: string
  state_code: string
  zip: string
  latitude: number
  longitude: number
  town_latitude: number | null
  town_longitude: number | null
}

type Known = { city: string; state_code: string | null; zip: string }

/**
 * The place of a row, with what it does not say taken from its ZIP code, or from `known`, the house as it is; and what is
 * wrong with it.
 */
export function placeOfRow(
  facts: RowFacts,
  known: Known | null,
  { gazetteer, states }: { gazetteer: Pick<Gazetteer, 'zip' | 'town'>; states: StateNames },
): { place: RowPlace | null; wrong: Wrong[] } {
  if (facts.wrong.some(({ field }) => field === 'zip' || field === 'state' || field === 'city')) {
    return { place: null, wrong: [] }
  }
  const zip = textOf(facts, 'zip') || known?.zip || ''
  if (zip === '') return { place: null, wrong: [zipProblem(facts, '5 digits, like 72201')] }
  const of = gazetteer.zip(zip)
  const state = textOf(facts, 'state') || of?.stateCode || known?.state_code || ''
  const city =
    textOf(facts, 'city') || (textOf(facts, 'zip') === '' ? known?.city : '') || of?.name || known?.city || ''
  if (of && of.stateCode !== state) {
    const name = (code: string) => states.find(({ id }) => id === code)?.name ?? code
    return { place: null, wrong: [zipProblem(facts, `a ZIP in ${name(state)}. ${zip} is in ${name(of.stateCode)}`)] }
  }
  const town = state === '' ? null : gazetteer.town(placeKey(city), state)
  const point = of ?? town
  if (!point) return { place: null, wrong: [zipProblem(facts, 'a ZIP code that exists, like 72201')] }
  return {
    place: {
      ...{ city, state_code: state, zip, latitude: point.latitude, longitude: point.longitude },
      ...{ town_latitude: town?.latitude ?? null, town_longitude: town?.longitude ?? null },
    },
    wrong: [],
  }
}

function zipProblem(facts: RowFacts, expected: string): Wrong {
  return { field: 'zip', found: facts.text('zip'), expected, typed: null }
}
