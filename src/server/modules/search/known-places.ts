import { readFile } from 'node:fs/promises'
import type { PlaceSuggestion } from '#contract/place-suggestions.ts'
import { isMapPoint, withoutMap } from '#domain/map-point.ts'
import { placeKey } from '#domain/place-name.ts'
import type { CountyArea } from '#server/modules/search/conditions.store.ts'
import { type KnownState, type Meant, outside, placeNamed } from '#server/modules/search/named-places.ts'
import { suggestedPlaces } from '#server/modules/search/suggestions/suggested-places.ts'
import { type County, type Gazetteer, readGazetteer, type Town } from '#server/plumbing/gazetteer.ts'

export type KnownPlaces = {
  /**
   * What "72201", "Conway, AR", "Conway" with the state's code, "Pulaski County", "NYC", "Arkansas", "Nuevo México",
   * "34.7,-92.3" or "map 34.7,-92.3" means.
   */
  find(text: string, stateCode: string | null): Promise<Meant>
  /** The middle of a ZIP code with the town it belongs to; null where the postal list does not know it. */
  zip(code: string): Promise<Town | null>
  /** A town by its name; null where the postal list does not know it. */
  town(name: string, stateCode: string): Promise<Town | null>
  /** A county by its whole name, "Pulaski County". */
  county(name: string, stateCode: string): Promise<County | null>
  inCounty(name: string, stateCode: string): Promise<CountyArea>
  state(code: string): Promise<KnownState | null>
  /** What somebody may be typing. */
  suggested(text: string): Promise<PlaceSuggestion[]>
}

/**
 * Reads the places at the first search that names one: a server that nobody asks keeps the memory. `file` is what
 * `npm run build` writes.
 */
export function createPlaces({
  file,
  states,
}: {
  file: string
  states: { options(): Promise<readonly KnownState[]> }
}): KnownPlaces {
  let reading: Promise<Gazetteer> | undefined
  const gazetteer = () => {
    // Letters of one byte each: the list has no others.
    reading ??= readFile(file, 'latin1').then(readGazetteer)
    reading.catch(() => {
      reading = undefined
    })
    return reading
  }
  const stateOf = async (code: string) => (await states.options()).find(({ id }) => id === code) ?? null

  return {
    async find(text, stateCode) {
      const point = pointIn(text)
      if (point) return point
      const zip = zipIn(text)
      if (zip !== null) return zipOf(await gazetteer(), zip)
      return placeNamed(await gazetteer(), text, stateCode, await states.options())
    },
    zip: async (code) => (await gazetteer()).zip(code),
    town: async (name, stateCode) => (await gazetteer()).town(placeKey(name), stateCode),
    county: async (name, stateCode) => (await gazetteer()).county(placeKey(name), stateCode),
    inCounty: async (name, stateCode) => (await gazetteer()).inCounty(placeKey(name), stateCode),
    state: stateOf,
    suggested: async (text) => suggestedPlaces(await gazetteer(), text, await states.options()),
  }
}

function pointIn(text: string): Meant | null {
  const [, latitude, longitude] =
    /^(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(withoutMap(text)) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180) {
    const name = isMapPoint(text) ? 'map' : ''
    return { kind: 'point', name, stateCode: null, ...point, others: [], isGuess: false }
  }
  const words = 'Latitude goes from -90 to 90 and longitude from -180 to 180, as in 34.75,-92.29.'
  return { kind: 'unknown', why: 'point', name: text, words, choices: [] }
}

/** "72201", "72201-1234", "Little Rock, AR 72201", "72201 Little Rock"; digits alone are meant as one too. */
function zipIn(text: string): string | null {
  const [, alone, first, last] = /^(\d+)$|^(\d{5})(?:-\d{4})?\b\D*$|(?:^|\s)(\d{5})(?:-\d{4})?$/.exec(text) ?? []
  return alone ?? first ?? last ?? null
}

/** Of the codes the list does not have, those of territories and the forces abroad are codes all the same. */
function zipOf(gazetteer: Gazetteer, zip: string): Meant {
  const { stateCode, latitude, longitude } = gazetteer.zip(zip) ?? {}
  if (stateCode === undefined || latitude === undefined || longitude === undefined) {
    if (/^(?:00[6-9]|09\d|340|96[2-6]|969)\d\d$|^96799$/.test(zip)) return outside(zip)
    const words = `There is no ZIP code ${zip}. Check its digits, or use a town, such as Conway, AR.`
    return { kind: 'unknown', why: 'zip', name: zip, words, choices: [] }
  }
  return { kind: 'zip', name: zip, stateCode, latitude, longitude, others: [], isGuess: false }
}
