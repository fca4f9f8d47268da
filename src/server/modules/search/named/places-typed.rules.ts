import { toPlaceKey } from '#domain/places/place-name.ts'
import type { Gazetteer, Town } from '#server/plumbing/gazetteer.ts'
import type { PlaceMatch } from './meant.rules.ts'
import { formatWithState, maxChoices } from './places-of-name.rules.ts'
import { findTypedState, type KnownState, type States, splitOffState } from './states-typed.rules.ts'

/**
 * Everything that the typed name may be, where nobody is asked which is meant. A `town` without a state is of every
 * state; those of `near` can be searched around as they are, the largest first.
 */
export type PlacesTyped = {
  name: string
  town: { name: string; state: string | null } | null
  state: KnownState | null
  near: string[]
  isGuess: boolean
}

type TypedPlace = { text: string; stateCode: string | null; states: States; gazetteer: Pick<Gazetteer, 'townsNamed'> }

export function findTypedPlaces(asked: TypedPlace, meant: PlaceMatch): PlacesTyped | null {
  const { text, stateCode, states } = asked
  const key = toPlaceKey(text)
  const [town, ...others] = listTowns(asked, key)
  if (town) {
    const state = stateCode === null ? findTypedState(key, states) : null
    return {
      ...nowhere,
      name: town.name,
      town: { name: town.name, state: stateCode },
      state,
      near: listAround(town, others),
    }
  }
  if (meant.kind === 'unknown') return findSeveral(asked, meant)
  const { kind, name, isGuess, isStreet = false } = meant
  if (kind === 'state') {
    const state = states.find(({ id }) => id === meant.stateCode) ?? null
    return stateCode === null || stateCode === meant.stateCode
      ? { ...nowhere, name, town: { name, state: stateCode }, state, isGuess }
      : null
  }
  if (kind === 'zip' || kind === 'point' || meant.region) return { ...nowhere, name: text, near: [text] }
  const named = `${name}, ${meant.stateCode}`
  if (kind === 'county') return { ...nowhere, name: named, near: [named], isGuess }
  const isInState = isStreet || stateCode !== null || splitOffState(key, states)?.stateCode === meant.stateCode
  return isInState
    ? { ...nowhere, name: named, town: { name, state: meant.stateCode }, near: [named], isGuess: isGuess || isStreet }
    : findInEveryState(asked, name, isGuess)
}

const nowhere = { town: null, state: null, near: [], isGuess: false }

function listTowns({ gazetteer, stateCode, states }: TypedPlace, key: string): Town[] {
  const isIn = (town: Town) => (stateCode ?? town.stateCode) === town.stateCode
  return gazetteer.townsNamed(key).filter((town) => isIn(town) && states.some(({ id }) => id === town.stateCode))
}

const listAround = (town: Town, others: readonly Town[]) =>
  [...new Set([town, ...others].map(formatWithState))].slice(0, maxChoices)

function findInEveryState(asked: TypedPlace, name: string, isGuess: boolean): PlacesTyped | null {
  const [town, ...others] = listTowns(asked, toPlaceKey(name))
  const { stateCode: state } = asked
  return town
    ? { ...nowhere, name: town.name, town: { name: town.name, state }, near: listAround(town, others), isGuess }
    : null
}

/** Of several counties, of a town with a slip that several states have, or of a town that is in other states only. */
function findSeveral(
  asked: TypedPlace,
  { why, name, choices }: Extract<PlaceMatch, { kind: 'unknown' }>,
): PlacesTyped | null {
  const isElsewhere = why === 'unlike' && choices.length > 0 && asked.stateCode === null
  if (why !== 'several' && !isElsewhere) return null
  const isGuess = isElsewhere || !toPlaceKey(asked.text).includes(toPlaceKey(name))
  return findInEveryState(asked, name, isGuess) ?? { ...nowhere, name, near: choices.slice(0, maxChoices), isGuess }
}
