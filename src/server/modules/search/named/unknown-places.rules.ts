import type { PlaceDoubt } from '#contract/search/meant-places.ts'
import type { PlaceMatch } from './meant.rules.ts'

const sayPlace = 'Use a ZIP code, or a town and its state, such as Conway, AR.'

function buildUnknownPlace(name: string, why: PlaceDoubt, words: string): PlaceMatch {
  return { kind: 'unknown', why, name, words, choices: [] }
}

export const describeNoPlace = (text: string) =>
  buildUnknownPlace(text, 'here', `We do not know where you are. ${sayPlace}`)

export const describeLoneNeed = (text: string) =>
  buildUnknownPlace(text, 'need', `“${text}” is a filter, not a place. ${sayPlace}`)

export const describeUnknownPlace = (text: string) =>
  buildUnknownPlace(text, 'unlike', `We do not know a place called “${text}”. ${sayPlace}`)

export const describeOutside = (name: string) =>
  buildUnknownPlace(name, 'outside', `${name} is outside the 50 states and the District of Columbia. ${sayPlace}`)

export function describeNeedInPlace(text: string, place: PlaceMatch): PlaceMatch {
  const choices = place.kind === 'unknown' ? place.choices : [formatNear(place)]
  const words = `“${text}” says more than a place. Did you mean ${choices[0]}, with a filter?`
  return { kind: 'unknown', why: 'need', name: text, words, choices }
}

const formatNear = ({ kind, name, stateCode }: Exclude<PlaceMatch, { kind: 'unknown' }>) =>
  kind === 'town' || kind === 'county' ? `${name}, ${stateCode}` : name
