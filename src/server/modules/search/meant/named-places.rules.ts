import { placeKey } from '#domain/places/place-name.ts'
import { needsTyped } from '#domain/search/needs-typed.ts'
import { guessedPlace, shortest } from '#server/modules/search/named/guessed-place.rules.ts'
import type { PlaceMatch } from '#server/modules/search/named/meant.rules.ts'
import { asMeant, chosen, getPlaces, inState, type Named } from '#server/modules/search/named/places-of-name.rules.ts'
import { regionNamed } from '#server/modules/search/named/region-named.rules.ts'
import { isStateName, type States, stateTyped, withState } from '#server/modules/search/named/states-typed.rules.ts'
import {
  afterRegionWord,
  findCondado,
  isHere,
  isInTerritory,
  isRegionWord,
  loosened,
  withoutHere,
  withoutSeeking,
} from '#server/modules/search/named/typed-words.rules.ts'
import { needAlone, needIn, noPlaceGiven, outside, unlike } from '#server/modules/search/named/unknown-places.rules.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'

const cityBesideState = 100

const maxOfSmallTown = 3

/** `saysTown` where a comma stands before the state: "Eastern, KY" is a town, "Eastern Kentucky" a region. */
type Where = { stateCode: string | null; saysTown: boolean }

export function placeNamed(gazetteer: Gazetteer, text: string, stateCode: string | null, states: States): PlaceMatch {
  const sought = withoutSeeking(placeKey(text))
  if (isHere(sought)) return noPlaceGiven(text)
  const typed = withoutHere(sought)
  const where = { stateCode, saysTown: text.includes(',') }
  const { filters, rest } = needsTyped(text)
  const isNeed = Object.keys(filters).length > 0
  if (isNeed && rest === '' && stateCode === null) return needAlone(text)
  const found = asWritten(gazetteer, typed, where, states)
  if (found) return found
  if (typed !== '' && rest === '') return isNeed ? needAlone(text) : noPlaceGiven(text)
  // "Hope House Recovery" is a name, and not Hope; "sober living Austin" is Austin.
  const mayHoldPlace = isNeed || typed.endsWith(` ${rest}`)
  const held = mayHoldPlace ? asWritten(gazetteer, rest, where, states) : null
  if (held) return isNeed ? needIn(text, held) : held
  const keys = keysOfPlace(typed, states)
  if (keys.some(isInTerritory)) return outside(text)
  const guess = guessPlace(gazetteer, keys, stateCode, states)
  if (guess || !isNeed) return guess ?? unlike(text)
  const guessHeld = guessPlace(gazetteer, loosened(rest), stateCode, states)
  return guessHeld ? needIn(text, guessHeld) : unlike(text)
}

function guessPlace(gazetteer: Gazetteer, keys: readonly string[], stateCode: string | null, states: States) {
  const [whole = '', least = ''] = [keys[0], keys.at(-1)]
  const guess = guessedPlace(gazetteer, { key: whole, stateCode }, states)
  return guess || least === whole ? guess : guessedPlace(gazetteer, { key: least, stateCode }, states)
}

export function exactPlace(
  gazetteer: Gazetteer,
  text: string,
  stateCode: string | null,
  states: States,
): PlaceMatch | null {
  return asWritten(gazetteer, placeKey(text), { stateCode, saysTown: text.includes(',') }, states)
}

function asWritten(gazetteer: Gazetteer, typed: string, where: Where, states: States): PlaceMatch | null {
  for (const key of keysOfPlace(typed, states)) {
    const meant =
      findState(gazetteer, key, states) ??
      regionNamed(gazetteer, { key, stateCode: where.stateCode }, states) ??
      exactly(gazetteer, key, where, states)
    if (meant) return meant
  }
  return null
}

const keysOfPlace = (typed: string, states: States) => [
  ...new Set(loosened(typed).flatMap((key) => [key, ofCounty(key, states), ofRegion(key, states)])),
]

function ofCounty(key: string, states: States): string {
  const rest = findCondado(key)
  if (rest === null) return key
  const own = withState(rest, states)
  return own ? `${own.key} county ${own.stateCode.toLowerCase()}` : `${rest} county`
}

function ofRegion(key: string, states: States): string {
  const rest = afterRegionWord(key)
  return rest !== null && stateTyped(rest, states) ? rest : key
}

function findState(gazetteer: Gazetteer, key: string, states: States): PlaceMatch | null {
  const state = stateTyped(key, states)
  const [largest] = gazetteer.townsNamed(key)
  if (!state) return null
  // "LA" is what people call the city; the state is written out.
  if (key.length === 2 && largest) return { ...asMeant({ ...largest, kind: 'town' }), others: [state.name] }
  const others = largest && largest.zips >= cityBesideState ? [inState(largest)] : []
  return { kind: 'state', name: state.name, stateCode: state.id, others, isGuess: false }
}

function exactly(gazetteer: Gazetteer, key: string, { stateCode, saysTown }: Where, states: States): PlaceMatch | null {
  const own = withState(key, states)
  if (own && (saysTown || !isPartOfState(key, own.key, states))) {
    const [place] = getPlaces(gazetteer, own)
    if (place) return asMeant(place)
    // "Pulaski Co" is a county more often than a town of Colorado.
    if (key.endsWith(' co')) return chosen(getPlaces(gazetteer, { key: `${own.key} county`, stateCode }))
  }
  const places = getPlaces(gazetteer, { key, stateCode })
  return withCity(chosen(places), stateCode === null ? cityBeside(gazetteer, key, places) : null)
}

function cityBeside(gazetteer: Gazetteer, key: string, places: readonly Named[]): string | null {
  const town = places.find(({ kind }) => kind === 'town')
  if (!town || town.zips > maxOfSmallTown || key.length < shortest.town) return null
  const city = gazetteer.cityLike(key)
  return city && inState(city)
}

function withCity(meant: PlaceMatch | null, city: string | null): PlaceMatch | null {
  if (!meant || city === null) return meant
  return meant.kind === 'unknown'
    ? { ...meant, choices: [city, ...meant.choices] }
    : { ...meant, others: [city, ...meant.others] }
}

const isPartOfState = (key: string, before: string, states: States) =>
  isRegionWord(before) && (before.endsWith('ern') || isStateName(key.slice(before.length + 1), states))
