import type { ImportField } from '#domain/imports/import-fields.ts'
import { toPlaceKey } from '#domain/places/place-name.ts'
import { findStateOfZip } from '#domain/places/zip-state.ts'
import type { StateNames } from '#server/modules/imports/values/read-value.rules.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'
import { buildProblem, type Mapping, type RowFacts, readText, type WrongValue } from './row-facts.rules.ts'

export type RowPlace = {
  city: string
  state_code: string
  zip: string
  latitude: number
  longitude: number
  town_latitude: number | null
  town_longitude: number | null
}

type KnownPlace = { city: string; state_code: string | null; zip: string }

export function findPlaceOfRow(
  facts: RowFacts,
  known: KnownPlace | null,
  { gazetteer, states, mapping }: { gazetteer: Pick<Gazetteer, 'zip' | 'town'>; states: StateNames; mapping: Mapping },
): { place: RowPlace | null; wrong: WrongValue[] } {
  const isRead = (field: ImportField) => !facts.wrong.some((one) => one.field === field)
  const zip = isRead('zip') ? readText(facts, 'zip') || known?.zip || '' : ''
  const of = zip === '' ? null : gazetteer.zip(zip)
  const state = readText(facts, 'state') || of?.stateCode || known?.state_code || ''
  const city =
    readText(facts, 'city') || (readText(facts, 'zip') === '' ? known?.city : '') || of?.name || known?.city || ''
  const town = state === '' || city === '' ? null : gazetteer.town(toPlaceKey(city), state)
  const wrong: WrongValue[] = []
  const stateOfZip = findStateOfZip(zip)
  if (zip === '') wrong.push(buildProblem(facts, 'zip', '5 digits'))
  else if (stateOfZip === null || (!of && !town)) wrong.push(buildProblem(facts, 'zip', 'a ZIP code that exists'))
  else if (stateOfZip !== state && isRead('city')) {
    const nameState = (code: string) => states.find(({ id }) => id === code)?.name ?? code
    wrong.push(buildProblem(facts, 'zip', `a ZIP in ${nameState(state)}. ${zip} is in ${nameState(stateOfZip)}`))
  }
  // A sheet without such a column leaves it to the ZIP code.
  if (city === '' && mapping.has('city'))
    wrong.push(buildProblem(facts, 'city', 'a town, or a ZIP code that tells which'))
  if (state === '' && mapping.has('state'))
    wrong.push(buildProblem(facts, 'state', 'a state, or a ZIP code that tells which'))
  const areRead = isRead('zip') && isRead('city') && isRead('state')
  const point = of ?? town
  if (wrong.length > 0 || !areRead || !point) return { place: null, wrong: wrong.filter(({ field }) => isRead(field)) }
  return {
    place: {
      city,
      state_code: state,
      zip,
      latitude: point.latitude,
      longitude: point.longitude,
      town_latitude: town?.latitude ?? null,
      town_longitude: town?.longitude ?? null,
    },
    wrong: [],
  }
}

export const askWhichResidence = (facts: RowFacts, residences: number): WrongValue => ({
  field: 'zip',
  found: facts.text('zip'),
  expected: `the ZIP code of the one you mean: ${residences} of your homes have this name in ${readText(facts, 'city')}`,
  typed: null,
})

/** Without a ZIP code, the list of an affiliate is of its own state. */
export function readTown(facts: RowFacts, listState = '') {
  return { city: readText(facts, 'city'), state_code: readText(facts, 'state') || listState, zip: '' }
}
