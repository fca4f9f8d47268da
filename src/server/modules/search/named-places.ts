import type { PlaceDoubt } from '#contract/meant-places.ts'
import { placeKey, slipsBetween } from '#domain/place-name.ts'
import type { Point } from '#domain/residence-search.ts'
import { spanishStateSpellings } from '#domain/spanish-state-names.ts'
import type { County, Gazetteer } from '#server/plumbing/gazetteer.ts'

export type KnownState = { id: string; name: string }

/** `isGuess` where the name is a slip or two away from what was typed. */
type Likely = { others: string[]; isGuess: boolean }

/**
 * What a person meant by a place, with the others of its name where nobody said the state; or a sentence that says why
 * nobody knows, and what may have been meant. `others` and `choices` are places to be asked with again.
 */
export type Meant =
  | (Point & Likely & { kind: 'zip' | 'town' | 'county' | 'point'; name: string; stateCode: string | null })
  | (Likely & { kind: 'state'; name: string; stateCode: string })
  | { kind: 'unknown'; why: PlaceDoubt; name: string; words: string; choices: string[] }

/** A name is meant without its state where it has so many times the ZIP codes of the next of the name. */
const clearlyLargest = 3
/** Of a name that more places have, the smaller ones are not offered. */
export const mostChoices = 12
/** Where homes are counted to tell which of a name are offered: Springfield is in 34 states. */
const mostOfOneName = 36
/** A city of so many ZIP codes is offered beside the state of its name: New York and Washington. */
const cityBesideState = 100

type Named = County & { kind: 'town' | 'county' }
type Asked = { key: string; stateCode: string | null }
type States = readonly KnownState[]

/** What a name means, by its key: a state, or a town or county, in that state where one is given. */
export function placeNamed(gazetteer: Gazetteer, text: string, stateCode: string | null, states: States): Meant {
  const typed = placeKey(text).replace(seeking, '')
  if (here.test(typed)) return nowhere(text, 'here', `We do not know where you are. ${sayPlace}`)
  const keys = [...new Set([typed, loosened(typed), ofCounty(loosened(typed), states)])]
  const meant = keys.map((key) => stateOf(gazetteer, key, states) ?? exactly(gazetteer, { key, stateCode }, states))
  const found = meant.find((one) => one !== null)
  if (found === undefined && keys.some((key) => territories.has(key))) return outside(text)
  return found ?? guessed(gazetteer, { key: keys.at(-1) ?? typed, stateCode }, states) ?? unlike(text)
}

/** "sober living homes near ...": what is looked for stands before the place. */
const seeking =
  /^(?:sober living|(?:(?:sober|recovery|halfway|oxford) )?(?:living )?(?:homes?|houses?|housing|residences?|beds?)) (?=(?:in|near|around|close to) )/

/** "near me" is no place, and not Maine. */
const here =
  /^(?:near|around|close to) (?:me|here)$|^(?:near )?(?:my|current) location$|^(?:here|nearby)$|^(?:cerca de mi|mi ubicacion|aqui)$/

/** Of the United States, with no homes here. */
const territories = new Set([
  'puerto rico',
  'guam',
  'american samoa',
  'virgin islands',
  'us virgin islands',
  'northern mariana islands',
])

/** Without the words people put around a name. */
function loosened(key: string): string {
  return key
    .replace(/^(the|in|near|around|close to|downtown|city of|town of|state of) /, '')
    .replace(/^(en|cerca de|(la )?ciudad de|(el )?pueblo de|(el )?estado de) /, '')
    .replace(/ (usa|area|metro|city)$/, '')
}

/** "condado de pulaski arkansas" is "pulaski county arkansas". */
function ofCounty(key: string, states: States): string {
  const [, rest] = /^(?:el )?condado (?:de )?(.+)$/.exec(key) ?? []
  if (rest === undefined) return key
  const own = withState(rest, states)
  return own ? `${own.key} county ${own.stateCode.toLowerCase()}` : `${rest} county`
}

function stateOf(gazetteer: Gazetteer, key: string, states: States): Meant | null {
  const state = states.find((option) => keysOf(option).includes(key))
  const [largest] = gazetteer.townsNamed(key)
  if (!state) return null
  // "LA" is what people call the city; the state is written out.
  if (key.length === 2 && largest) return { ...asMeant({ ...largest, kind: 'town' }), others: [state.name] }
  const others = largest && largest.zips >= cityBesideState ? [inState(largest)] : []
  return { kind: 'state', name: state.name, stateCode: state.id, others, isGuess: false }
}

function exactly(gazetteer: Gazetteer, { key, stateCode }: Asked, states: States): Meant | null {
  const own = withState(key, states)
  if (own) {
    const [place] = placesOf(gazetteer, own)
    if (place) return asMeant(place)
    // "Pulaski Co" is a county more often than a town of Colorado.
    if (key.endsWith(' co')) return chosen(placesOf(gazetteer, { key: `${own.key} county`, stateCode }))
  }
  return chosen(placesOf(gazetteer, { key, stateCode }))
}

/** The likeliest of a name, or the question which one is meant. Towns come before counties. */
function chosen(places: readonly Named[]): Meant | null {
  const [first, ...others] = places
  if (!first) return null
  const next = others.find(({ kind }) => kind === first.kind)
  if (!next || next.stateCode === first.stateCode || first.zips >= next.zips * clearlyLargest) {
    return { ...asMeant(first), others: namesOf(others) }
  }
  const words = `There is a ${first.name} in more than one state. Add yours, such as ${inState(first)} or ${inState(next)}.`
  return { kind: 'unknown', why: 'several', name: first.name, words, choices: namesOf(places, mostOfOneName) }
}

const namesOf = (places: readonly Named[], most = mostChoices) => [...new Set(places.map(inState))].slice(0, most)

/** What is a slip or two away. A state's name is looked for first: there are fewer of them. */
function guessed(gazetteer: Gazetteer, { key, stateCode }: Asked, states: States): Meant | null {
  const state = key.length < 6 ? undefined : states.find(({ name }) => slipsBetween(key, placeKey(name), 2) <= 2)
  if (state) return { kind: 'state', name: state.name, stateCode: state.id, others: [], isGuess: true }
  const own = withState(key, states) ?? { key, stateCode }
  const base = countyBase(own.key)
  const nearest =
    base === null ? gazetteer.nearest(own.key, own.stateCode) : gazetteer.nearestCounty(own.key, own.stateCode)
  if (nearest) {
    const like = placesOf(gazetteer, { key: placeKey(nearest.name), stateCode: own.stateCode })
    const meant = chosen(like)
    return meant && meant.kind !== 'unknown' ? { ...meant, isGuess: true } : meant
  }
  const elsewhere = placesOf(gazetteer, { key: own.key, stateCode: null })
  if (elsewhere.length === 0) return null
  const choices = namesOf(elsewhere)
  const words = `We do not know a place called “${own.key}” there. Did you mean ${choices[0]}?`
  return { kind: 'unknown', why: 'unlike', name: own.key, words, choices }
}

const countyWords = ['county', 'parish', 'borough', 'census area', 'municipality', 'city and borough']

/** "pulaski" of "pulaski county"; null for a name that says no county. */
function countyBase(key: string): string | null {
  const word = countyWords.find((one) => key.endsWith(` ${one}`))
  return word === undefined ? null : key.slice(0, -word.length - 1)
}

/** The towns of a name, then its counties, each the largest first. */
function placesOf(gazetteer: Gazetteer, { key, stateCode }: Asked): Named[] {
  const isIn = (place: County) => stateCode === null || place.stateCode === stateCode
  const towns = (of: string) =>
    gazetteer
      .townsNamed(of)
      .filter(isIn)
      .map((town): Named => ({ ...town, kind: 'town' }))
  const counties = (of: readonly string[]) =>
    of
      .flatMap((one) => gazetteer.countiesNamed(one))
      .filter(isIn)
      .toSorted((a, b) => b.zips - a.zips)
      .map((county): Named => ({ ...county, kind: 'county' }))
  const named = key.replace(/ co$/, ' county')
  const base = countyBase(named)
  const inAnyWord = (of: string) => counties(countyWords.map((word) => `${of} ${word}`))
  if (base === null) return [...towns(key), ...inAnyWord(key)]
  const said = [...towns(key), ...counties([named])]
  if (said.length > 0) return said
  const others = inAnyWord(base)
  return others.length > 0 ? others : towns(base)
}

/** A state's letters, and its name in English and Spanish. */
function keysOf({ id, name }: KnownState): string[] {
  return [id, name, ...spanishStateSpellings(id)].map(placeKey)
}

/** "conway arkansas" and "conway ar" are a town and its state; the longest name wins, so West Virginia does. */
function withState(key: string, states: States): { key: string; stateCode: string } | null {
  const endings = states
    .flatMap((option) => keysOf(option).map((ending) => ({ ending: ` ${ending}`, stateCode: option.id })))
    .filter(({ ending }) => key.endsWith(ending))
    .toSorted((a, b) => b.ending.length - a.ending.length)
  const [best] = endings
  return best ? { key: key.slice(0, -best.ending.length), stateCode: best.stateCode } : null
}

function asMeant({ kind, name, stateCode, latitude, longitude }: Named): Exclude<Meant, { kind: 'state' | 'unknown' }> {
  return { kind, name, stateCode, latitude, longitude, others: [], isGuess: false }
}

export const inState = ({ name, stateCode }: County) => `${name}, ${stateCode}`

const sayPlace = 'Use a ZIP code, or a town and its state, such as Conway, AR.'

function nowhere(name: string, why: PlaceDoubt, words: string): Meant {
  return { kind: 'unknown', why, name, words, choices: [] }
}

const unlike = (text: string) => nowhere(text, 'unlike', `We do not know a place called “${text}”. ${sayPlace}`)

/** A place of the United States that is in no state. */
export const outside = (name: string) =>
  nowhere(name, 'outside', `${name} is outside the 50 states and the District of Columbia. ${sayPlace}`)
