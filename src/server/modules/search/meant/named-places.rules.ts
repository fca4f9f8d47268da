import { toPlaceKey } from '#domain/places/place-name.ts'
import { readTypedNeeds } from '#domain/search/needs-typed.ts'
import { guessNearestPlace, shortest } from '#server/modules/search/named/guessed-place.rules.ts'
import type { PlaceMatch } from '#server/modules/search/named/meant.rules.ts'
import {
  choosePlace,
  formatWithState,
  getPlaces,
  type NamedPlace,
  toPlaceMatch,
} from '#server/modules/search/named/places-of-name.rules.ts'
import { findNamedRegion } from '#server/modules/search/named/region-named.rules.ts'
import {
  findTypedState,
  isStateName,
  type States,
  splitOffState,
} from '#server/modules/search/named/states-typed.rules.ts'
import {
  dropHereWords,
  dropSeekingWords,
  findCondado,
  isHere,
  isInTerritory,
  isRegionWord,
  loosenKey,
  readAfterRegionWord,
} from '#server/modules/search/named/typed-words.rules.ts'
import {
  describeLoneNeed,
  describeNeedInPlace,
  describeNoPlace,
  describeOutside,
  describeUnknownPlace,
} from '#server/modules/search/named/unknown-places.rules.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'

const cityBesideState = 100

const maxOfSmallTown = 3

/** `saysTown` where a comma stands before the state: "Eastern, KY" is a town, "Eastern Kentucky" a region. */
type PlaceHint = { stateCode: string | null; saysTown: boolean }

export function findNamedPlace(
  gazetteer: Gazetteer,
  text: string,
  stateCode: string | null,
  states: States,
): PlaceMatch {
  const sought = dropSeekingWords(toPlaceKey(text))
  if (isHere(sought)) return describeNoPlace(text)
  const typed = dropHereWords(sought)
  const where = { stateCode, saysTown: text.includes(',') }
  const { filters, rest } = readTypedNeeds(text)
  const isNeed = Object.keys(filters).length > 0
  if (isNeed && rest === '' && stateCode === null) return describeLoneNeed(text)
  const found = findAsWritten(gazetteer, typed, where, states)
  if (found) return found
  if (typed !== '' && rest === '') return isNeed ? describeLoneNeed(text) : describeNoPlace(text)
  // "Hope House Recovery" is a name, and not Hope; "sober living Austin" is Austin.
  const mayHoldPlace = isNeed || typed.endsWith(` ${rest}`)
  const held = mayHoldPlace ? findAsWritten(gazetteer, rest, where, states) : null
  if (held) return isNeed ? describeNeedInPlace(text, held) : held
  const keys = listPlaceKeys(typed, states)
  if (keys.some(isInTerritory)) return describeOutside(text)
  const guess = guessPlace(gazetteer, keys, stateCode, states)
  if (guess || !isNeed) return guess ?? describeUnknownPlace(text)
  const guessHeld = guessPlace(gazetteer, loosenKey(rest), stateCode, states)
  return guessHeld ? describeNeedInPlace(text, guessHeld) : describeUnknownPlace(text)
}

function guessPlace(gazetteer: Gazetteer, keys: readonly string[], stateCode: string | null, states: States) {
  const [whole = '', least = ''] = [keys[0], keys.at(-1)]
  const guess = guessNearestPlace(gazetteer, { key: whole, stateCode }, states)
  return guess || least === whole ? guess : guessNearestPlace(gazetteer, { key: least, stateCode }, states)
}

export function findExactPlace(
  gazetteer: Gazetteer,
  text: string,
  stateCode: string | null,
  states: States,
): PlaceMatch | null {
  return findAsWritten(gazetteer, toPlaceKey(text), { stateCode, saysTown: text.includes(',') }, states)
}

function findAsWritten(gazetteer: Gazetteer, typed: string, where: PlaceHint, states: States): PlaceMatch | null {
  for (const key of listPlaceKeys(typed, states)) {
    const meant =
      findState(gazetteer, key, states) ??
      findNamedRegion(gazetteer, { key, stateCode: where.stateCode }, states) ??
      findExactly(gazetteer, key, where, states)
    if (meant) return meant
  }
  return null
}

const listPlaceKeys = (typed: string, states: States) => [
  ...new Set(loosenKey(typed).flatMap((key) => [key, toCountyKey(key, states), toRegionKey(key, states)])),
]

function toCountyKey(key: string, states: States): string {
  const rest = findCondado(key)
  if (rest === null) return key
  const own = splitOffState(rest, states)
  return own ? `${own.key} county ${own.stateCode.toLowerCase()}` : `${rest} county`
}

function toRegionKey(key: string, states: States): string {
  const rest = readAfterRegionWord(key)
  return rest !== null && findTypedState(rest, states) ? rest : key
}

function findState(gazetteer: Gazetteer, key: string, states: States): PlaceMatch | null {
  const state = findTypedState(key, states)
  const [largest] = gazetteer.townsNamed(key)
  if (!state) return null
  // "LA" is what people call the city; the state is written out.
  if (key.length === 2 && largest) return { ...toPlaceMatch({ ...largest, kind: 'town' }), others: [state.name] }
  const others = largest && largest.zips >= cityBesideState ? [formatWithState(largest)] : []
  return { kind: 'state', name: state.name, stateCode: state.id, others, isGuess: false }
}

function findExactly(
  gazetteer: Gazetteer,
  key: string,
  { stateCode, saysTown }: PlaceHint,
  states: States,
): PlaceMatch | null {
  const own = splitOffState(key, states)
  if (own && (saysTown || !isPartOfState(key, own.key, states))) {
    const [place] = getPlaces(gazetteer, own)
    if (place) return toPlaceMatch(place)
    // "Pulaski Co" is a county more often than a town of Colorado.
    if (key.endsWith(' co')) return choosePlace(getPlaces(gazetteer, { key: `${own.key} county`, stateCode }))
  }
  const places = getPlaces(gazetteer, { key, stateCode })
  return addCity(choosePlace(places), stateCode === null ? findCityBeside(gazetteer, key, places) : null)
}

function findCityBeside(gazetteer: Gazetteer, key: string, places: readonly NamedPlace[]): string | null {
  const town = places.find(({ kind }) => kind === 'town')
  if (!town || town.zips > maxOfSmallTown || key.length < shortest.town) return null
  const city = gazetteer.cityLike(key)
  return city && formatWithState(city)
}

function addCity(meant: PlaceMatch | null, city: string | null): PlaceMatch | null {
  if (!meant || city === null) return meant
  return meant.kind === 'unknown'
    ? { ...meant, choices: [city, ...meant.choices] }
    : { ...meant, others: [city, ...meant.others] }
}

const isPartOfState = (key: string, before: string, states: States) =>
  isRegionWord(before) && (before.endsWith('ern') || isStateName(key.slice(before.length + 1), states))
