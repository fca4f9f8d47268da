import { readFile } from 'node:fs/promises'
import type { PlaceSuggestion } from '#contract/search/place-suggestions.ts'
import { dropMap, isMapPoint } from '#domain/places/map-point.ts'
import { toPlaceKey } from '#domain/places/place-name.ts'
import { readTypedNeeds } from '#domain/search/needs-typed.ts'
import type { Point } from '#domain/search/residence-search.ts'
import type { CountyArea } from '#server/modules/search/found/conditions.store.ts'
import type { PlaceMatch } from '#server/modules/search/named/meant.rules.ts'
import { findTypedPlaces, type PlacesTyped } from '#server/modules/search/named/places-typed.rules.ts'
import type { KnownState } from '#server/modules/search/named/states-typed.rules.ts'
import { describeNeedInPlace } from '#server/modules/search/named/unknown-places.rules.ts'
import { findPlaceOfStreet } from '#server/modules/search/streets/street-address.rules.ts'
import { findSuggestedPlaces } from '#server/modules/search/suggestions/suggested-places.rules.ts'
import { type County, type Gazetteer, readGazetteer, type Town } from '#server/plumbing/gazetteer.ts'
import { findNamedPlace } from './named-places.rules.ts'
import { findZip, findZipInText } from './zip-codes.rules.ts'

export type KnownPlaces = ReturnType<typeof createPlaces>

/** Read at the first search, to save memory. `file` is written by `npm run build`. */
export function createPlaces({
  file,
  states,
}: {
  file: string
  states: { options(): Promise<readonly KnownState[]> }
}) {
  let reading: Promise<Gazetteer> | undefined
  const loadGazetteer = () => {
    // As scripts/places/draw.ts writes it: a byte for each letter keeps the memory small.
    reading ??= readFile(file, 'latin1').then(readGazetteer)
    reading.catch(() => {
      reading = undefined
    })
    return reading
  }
  const findState = async (code: string) => (await states.options()).find(({ id }) => id === code) ?? null

  async function find(text: string, stateCode: string | null): Promise<PlaceMatch> {
    const point = readPoint(text)
    if (point) return point
    const [places, known] = [await loadGazetteer(), await states.options()]
    const street = findPlaceOfStreet(places, text, stateCode, known)
    if (street) return street
    const zip = findZipInText(text)
    if (zip === null) return findNamedPlace(places, text, stateCode, known)
    const isNeed = Object.keys(readTypedNeeds(text).filters).length > 0
    const place = findZip(places, zip)
    return isNeed && place.kind === 'zip' ? describeNeedInPlace(text, place) : place
  }

  return {
    find,
    async typed(text: string, stateCode: string | null): Promise<PlacesTyped | null> {
      const meant = await find(text, stateCode)
      const asked = { text, stateCode, states: await states.options(), gazetteer: await loadGazetteer() }
      return findTypedPlaces(asked, meant)
    },
    zip: async (code: string): Promise<Town | null> => (await loadGazetteer()).zip(code),
    town: async (name: string, stateCode: string): Promise<Town | null> =>
      (await loadGazetteer()).town(toPlaceKey(name), stateCode),
    county: async (name: string, stateCode: string): Promise<County | null> =>
      (await loadGazetteer()).county(toPlaceKey(name), stateCode),
    nearestTo: async (point: Point): Promise<Town | null> => (await loadGazetteer()).nearestTo(point),
    inCounty: async (name: string, stateCode: string): Promise<CountyArea> =>
      (await loadGazetteer()).inCounty(toPlaceKey(name), stateCode),
    state: findState,
    suggested: async (text: string, stateCode: string | null): Promise<PlaceSuggestion[]> =>
      findSuggestedPlaces(await loadGazetteer(), text, await states.options(), stateCode),
  }
}

function readPoint(text: string): PlaceMatch | null {
  const [, latitude, longitude] =
    /^(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(dropMap(text)) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180) {
    const name = isMapPoint(text) ? 'map' : ''
    return { kind: 'point', name, stateCode: null, ...point, others: [], isGuess: false }
  }
  const words = 'Latitude goes from -90 to 90 and longitude from -180 to 180, as in 34.75,-92.29.'
  return { kind: 'unknown', why: 'point', name: text, words, choices: [] }
}

export function createZipLookup(places: KnownPlaces) {
  return async (zip: string) => {
    const meant = await places.find(zip, null)
    return meant.kind === 'zip' ? meant : null
  }
}
