import { countSlips, toPlaceKey } from '#domain/places/place-name.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'
import type { PlaceMatch } from './meant.rules.ts'
import { choosePlace, formatWithState, getPlaces, maxChoices } from './places-of-name.rules.ts'
import { type States, splitOffState } from './states-typed.rules.ts'
import { findCountyBase } from './typed-words.rules.ts'

export const shortest = { town: 5, state: 6 }
const twoSlips = 7

export function guessNearestPlace(
  gazetteer: Gazetteer,
  asked: { key: string; stateCode: string | null },
  states: States,
): PlaceMatch | null {
  const state = findStateLike(asked.key, states)
  if (state) return { kind: 'state', name: state.name, stateCode: state.id, others: [], isGuess: true }
  const own = splitOffState(asked.key, states) ?? asked
  if (own.key.length < shortest.town) return null
  const nearest =
    findCountyBase(own.key) === null
      ? gazetteer.nearest(own.key, own.stateCode)
      : gazetteer.nearestCounty(own.key, own.stateCode)
  if (nearest) {
    const meant = choosePlace(getPlaces(gazetteer, { key: toPlaceKey(nearest.name), stateCode: own.stateCode }))
    return meant && meant.kind !== 'unknown' ? { ...meant, isGuess: true } : meant
  }
  const elsewhere = getPlaces(gazetteer, { key: own.key, stateCode: null })
  if (elsewhere.length === 0) return null
  const choices = [...new Set(elsewhere.map(formatWithState))].slice(0, maxChoices)
  const words = `We do not know a place called “${own.key}” there. Did you mean ${choices[0]}?`
  return { kind: 'unknown', why: 'unlike', name: own.key, words, choices }
}

function findStateLike(key: string, states: States) {
  if (key.length < shortest.state) return undefined
  const most = key.length < twoSlips ? 1 : 2
  return states.find(({ name }) => {
    const own = toPlaceKey(name)
    return own[0] === key[0] && countSlips(key, own, most) <= most
  })
}
