import { readFile } from 'node:fs/promises'
import { isMapPoint, withoutMap } from '#domain/map-point.ts'
import { placeKey } from '#domain/place-name.ts'
import type { Point } from '#domain/residence-search.ts'
import { spanishStateName } from '#domain/spanish-state-names.ts'
import { type Gazetteer, readGazetteer, type Town } from '#server/plumbing/gazetteer.ts'

export type KnownState = { id: string; name: string }

/** What a person meant by a place, or a sentence that says why nobody knows and what may have been meant. */
export type Meant =
  | (Point & { kind: 'zip' | 'town' | 'point'; name: string; stateCode: string | null })
  | { kind: 'state'; name: string; stateCode: string }
  | { kind: 'unknown'; words: string; choices: string[] }

export type KnownPlaces = {
  /** What "72201", "Conway, AR", "Conway" with the state's code, "Arkansas", "Nuevo México", "34.7,-92.3" or "map 34.7,-92.3" means. */
  find(text: string, stateCode: string | null): Promise<Meant>
  /** The middle of a ZIP code with the town it belongs to; null where the postal list does not know it. */
  zip(code: string): Promise<Town | null>
  /** The middle of a town; null where the postal list does not know it. */
  town(name: string, stateCode: string): Promise<Point | null>
  state(code: string): Promise<KnownState | null>
}

/** A town is meant without its state where it has so many times the ZIP codes of the next of the name. */
const clearlyLargest = 3
/** Of a name that more towns have, the smaller ones are not offered. */
const mostChoices = 8

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
      const zip = /(?:^|\s)(\d{5})(?:-\d{4})?$/.exec(text)?.[1]
      if (zip) return zipOf(await gazetteer(), zip)
      const key = placeKey(text)
      const options = await states.options()
      const state = options.find((option) => keysOf(option).includes(key))
      if (state) return { kind: 'state', name: state.name, stateCode: state.id }
      return townOf(await gazetteer(), key, text, { options, stateCode })
    },
    zip: async (code) => (await gazetteer()).zip(code),
    async town(name, stateCode) {
      const town = (await gazetteer()).town(placeKey(name), stateCode)
      return town && { latitude: town.latitude, longitude: town.longitude }
    },
    state: stateOf,
  }
}

function pointIn(text: string): Meant | null {
  const [, latitude, longitude] =
    /^(-?\d{1,3}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(withoutMap(text)) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180) {
    return { kind: 'point', name: isMapPoint(text) ? 'map' : '', stateCode: null, ...point }
  }
  return unknown('Latitude goes from -90 to 90 and longitude from -180 to 180, as in 34.75,-92.29.')
}

function zipOf(gazetteer: Gazetteer, zip: string): Meant {
  const { stateCode, latitude, longitude } = gazetteer.zip(zip) ?? {}
  if (stateCode === undefined || latitude === undefined || longitude === undefined) {
    return unknown(`We do not know the ZIP code ${zip}. Check its digits, or use a town, such as Conway, AR.`)
  }
  return { kind: 'zip', name: zip, stateCode, latitude, longitude }
}

type Around = { options: readonly KnownState[]; stateCode: string | null }

function townOf(gazetteer: Gazetteer, key: string, text: string, { options, stateCode }: Around): Meant {
  const own = withState(key, options)
  const known = (own && gazetteer.town(own.key, own.stateCode)) ?? (stateCode && gazetteer.town(key, stateCode))
  if (known) return asTown(known)
  const named = own ? [] : gazetteer.townsNamed(key)
  const [largest, next] = named
  if (largest && !stateCode) {
    if (!next || largest.zips >= next.zips * clearlyLargest) return asTown(largest)
    return unknown(
      `There is a ${largest.name} in more than one state. Add yours, such as ${inState(largest)} or ${inState(next)}.`,
      named.slice(0, mostChoices).map(inState),
    )
  }
  const near = gazetteer.nearest(own?.key ?? key, own?.stateCode ?? stateCode) ?? largest
  const hint = near ? `Did you mean ${inState(near)}?` : 'Use a ZIP code, or a town and its state, such as Conway, AR.'
  return unknown(`We do not know a place called “${text}”. ${hint}`, near ? [inState(near)] : [])
}

/** A state's letters, and its name in English and Spanish. */
function keysOf({ id, name }: KnownState): string[] {
  return [id, name, spanishStateName(id) ?? name].map(placeKey)
}

/** "conway arkansas" and "conway ar" are a town and its state; the longest name wins, so West Virginia does. */
function withState(key: string, options: readonly KnownState[]): { key: string; stateCode: string } | null {
  const endings = options
    .flatMap((option) => keysOf(option).map((ending) => ({ ending: ` ${ending}`, stateCode: option.id })))
    .filter(({ ending }) => key.endsWith(ending))
    .toSorted((a, b) => b.ending.length - a.ending.length)
  const [best] = endings
  return best ? { key: key.slice(0, -best.ending.length), stateCode: best.stateCode } : null
}

function asTown({ name, stateCode, latitude, longitude }: Town): Meant {
  return { kind: 'town', name, stateCode, latitude, longitude }
}

const inState = ({ name, stateCode }: Town) => `${name}, ${stateCode}`

function unknown(words: string, choices: string[] = []): Meant {
  return { kind: 'unknown', words, choices }
}
