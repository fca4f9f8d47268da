import type { FoundPlace } from '#contract/search/residence-search.ts'
import { defaultRadius, type SearchRequest } from '#domain/search/search-request.ts'
import type { Place } from '#server/modules/search/found/conditions.store.ts'
import type { PlaceMatch } from '#server/modules/search/named/meant.rules.ts'
import { maxChoices } from '#server/modules/search/named/places-of-name.rules.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { KnownPlaces } from './known-places.service.ts'

export type PlaceLookup = { place: Place; found: FoundPlace | null }

type Reading = { takesGuesses: boolean }

export async function findSearchPlace(
  asked: SearchRequest,
  places: KnownPlaces,
  reading: Reading,
): Promise<PlaceLookup> {
  const { state: stateCode, city, near } = asked
  const state = stateCode === null ? null : await places.state(stateCode)
  if (stateCode !== null && state === null) throw buildNotUnderstoodError('state', `There is no state ${stateCode}.`)
  if (city && stateCode === null) throw buildNotUnderstoodError('city', 'Say its state too, such as state=AR.')
  if (!near && asked.radius !== null)
    throw buildNotUnderstoodError('radius', 'Say near too: the place it is measured from.')
  if (!near && asked.sort === 'distance') {
    throw buildNotUnderstoodError('sort', 'Say near too: the place the distance is measured from.')
  }
  if (near) return findNearPlace(near, asked, places, reading)
  const place = { around: null, stateCode, city }
  if (state === null) return { place, found: null }
  if (city === null) return { place, found: await buildStatePlace(state.id, places) }
  const middle = await places.town(city, state.id)
  const point = { latitude: middle?.latitude ?? null, longitude: middle?.longitude ?? null }
  return { place, found: { kind: 'town', name: city, state: state.id, ...point, radius: null, ...certain } }
}

const certain: Likeliness = { others: [], isGuess: false }

async function findNearPlace(
  near: string,
  asked: SearchRequest,
  places: KnownPlaces,
  reading: Reading,
): Promise<PlaceLookup> {
  const { state: stateCode, city, radius } = asked
  const meant = await places.find(near, stateCode)
  if (meant.kind === 'unknown') throw buildNotUnderstoodError('near', meant.words, meant.choices.slice(0, maxChoices))
  if ((meant.isGuess || meant.isStreet) && !reading.takesGuesses) throw buildNotAsTypedError(near, meant)
  if (meant.kind === 'state') {
    if (stateCode !== null && stateCode !== meant.stateCode) {
      throw buildNotUnderstoodError('near', `${meant.name} is not in ${stateCode}.`)
    }
    return {
      place: { around: null, stateCode: meant.stateCode, city },
      found: await buildStatePlace(meant.stateCode, places, meant),
    }
  }
  const { kind, name, town, region, latitude, longitude } = meant
  const found = {
    kind,
    name,
    ...(town && { town }),
    ...(region && { region }),
    state: meant.stateCode,
    latitude,
    longitude,
    ...pickLikeliness(meant),
  }
  if (kind === 'county' && meant.stateCode !== null && radius === null) {
    const county = { ...(await places.inCounty(name, meant.stateCode)), middle: { latitude, longitude } }
    return { place: { around: null, stateCode: meant.stateCode, city, county }, found: { ...found, radius: null } }
  }
  const miles = radius ?? defaultRadius
  return {
    place: { around: { point: { latitude, longitude }, miles }, stateCode, city },
    found: { ...found, radius: miles },
  }
}

type Likeliness = Pick<FoundPlace, 'others' | 'isGuess' | 'isStreet'>

const pickLikeliness = ({ others, isGuess, isStreet }: Likeliness): Likeliness => ({
  others,
  isGuess,
  ...(isStreet && { isStreet }),
})

function buildNotAsTypedError(
  near: string,
  { name, stateCode, kind, isStreet }: Exclude<PlaceMatch, { kind: 'unknown' }>,
): AppError {
  const choice = kind === 'state' || kind === 'zip' ? name : `${name}, ${stateCode}`
  const why = isStreet ? 'We do not search streets.' : `We do not know a place called “${near}”.`
  return buildNotUnderstoodError('near', `${why} Did you mean ${choice}?`, [choice])
}

async function buildStatePlace(code: string, places: KnownPlaces, meant: Likeliness = certain): Promise<FoundPlace> {
  const state = await places.state(code)
  const name = state?.name ?? code
  const named = await places.find(name, null)
  const others = named.kind === 'state' ? named.others : []
  const point = { latitude: null, longitude: null, radius: null }
  return { kind: 'state', name, state: code, ...point, ...pickLikeliness(meant), others }
}

function buildNotUnderstoodError(field: string, words: string, choices: readonly string[] = []): AppError {
  return new AppError('invalid_input', 'Some values are missing or not right.', {
    fields: { [field]: words },
    ...(choices.length > 0 && { choices: { [field]: choices } }),
  })
}
