import type { FoundPlace, SearchQuery } from '#contract/residence-search.ts'
import { numberIn, usualRadius } from '#server/modules/search/asked.ts'
import type { Place } from '#server/modules/search/conditions.store.ts'
import type { KnownPlaces } from '#server/modules/search/known-places.ts'
import { type Meant, mostChoices } from '#server/modules/search/named-places.ts'
import { AppError } from '#server/plumbing/errors.ts'

/** A place for the database, and in the words of the answer (null for the whole country). */
export type Looked = { place: Place; found: FoundPlace | null }

/** `takesGuesses` where the answer says which place it took; else a slip of the pen is refused with what may be meant. */
type Reading = { takesGuesses: boolean }

/** Where a query looks. Throws `invalid_input` naming the field that nobody understands. */
export async function lookIn(query: SearchQuery, places: KnownPlaces, reading: Reading): Promise<Looked> {
  const stateCode = query.state || null
  const city = query.city || null
  const state = stateCode === null ? null : await places.state(stateCode)
  if (stateCode !== null && state === null) throw notUnderstood('state', `There is no state ${stateCode}.`)
  if (city && stateCode === null) throw notUnderstood('city', 'Say its state too, such as state=AR.')
  if (!query.near && query.radius) throw notUnderstood('radius', 'Say near too: the place it is measured from.')
  if (!query.near && query.sort === 'distance') {
    throw notUnderstood('sort', 'Say near too: the place the distance is measured from.')
  }
  if (query.near) return lookNear(query.near, query, places, reading)
  const place = { around: null, stateCode, city }
  if (state === null) return { place, found: null }
  if (city === null) return { place, found: await ofState(state.id, places) }
  const middle = await places.town(city, state.id)
  const point = { latitude: middle?.latitude ?? null, longitude: middle?.longitude ?? null }
  return { place, found: { kind: 'town', name: city, state: state.id, ...point, radius: null, ...certain } }
}

const certain = { others: [], isGuess: false }

async function lookNear(near: string, query: SearchQuery, places: KnownPlaces, reading: Reading): Promise<Looked> {
  const [stateCode, city] = [query.state || null, query.city || null]
  const meant = await places.find(near, stateCode)
  if (meant.kind === 'unknown') throw notUnderstood('near', meant.words, meant.choices.slice(0, mostChoices))
  if (meant.isGuess && !reading.takesGuesses) throw slipped(near, meant)
  if (meant.kind === 'state') {
    if (stateCode !== null && stateCode !== meant.stateCode) {
      throw notUnderstood('near', `${meant.name} is not in ${stateCode}.`)
    }
    return {
      place: { around: null, stateCode: meant.stateCode, city },
      found: await ofState(meant.stateCode, places, meant),
    }
  }
  const { kind, name, latitude, longitude, others, isGuess } = meant
  const found = { kind, name, state: meant.stateCode, latitude, longitude, others, isGuess }
  if (kind === 'county' && meant.stateCode !== null && !query.radius) {
    const county = { ...(await places.inCounty(name, meant.stateCode)), middle: { latitude, longitude } }
    return { place: { around: null, stateCode: meant.stateCode, city, county }, found: { ...found, radius: null } }
  }
  const miles = numberIn(query.radius) ?? usualRadius
  return {
    place: { around: { point: { latitude, longitude }, miles }, stateCode, city },
    found: { ...found, radius: miles },
  }
}

function slipped(near: string, { name, stateCode, kind }: Exclude<Meant, { kind: 'unknown' }>): AppError {
  const choice = kind === 'state' ? name : `${name}, ${stateCode}`
  return notUnderstood('near', `We do not know a place called “${near}”. Did you mean ${choice}?`, [choice])
}

/** A state has the city of its name beside it, whichever way it was asked for. */
async function ofState(code: string, places: KnownPlaces, meant?: Pick<FoundPlace, 'isGuess'>): Promise<FoundPlace> {
  const state = await places.state(code)
  const name = state?.name ?? code
  const named = await places.find(name, null)
  const others = named.kind === 'state' ? named.others : []
  const isGuess = meant?.isGuess ?? false
  return { kind: 'state', name, state: code, latitude: null, longitude: null, radius: null, others, isGuess }
}

function notUnderstood(field: string, words: string, choices: readonly string[] = []): AppError {
  return new AppError('invalid_input', 'Some values are missing or not right.', {
    fields: { [field]: words },
    ...(choices.length > 0 && { choices: { [field]: choices } }),
  })
}
