import type { FoundPlace } from '#contract/residence-search.ts'
import type { People } from '#domain/home-beds.ts'
import { isMapPoint, withoutMap } from '#domain/map-point.ts'
import { placeKey } from '#domain/place-name.ts'
import { type Audience, audiences } from '#domain/residence.ts'
import type { BedsWanted } from '#domain/residence-search.ts'
import { changedSearch, needsAsked, onlyPlace, type SearchAddress, searchOf } from '#domain/search-address.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import type { PlaceSaid, SearchWords } from '#domain/seeker-words/search-words.ts'

export type BothWords = { words: SearchWords; homeWords: HomeWords }

/** One thing asked, in words, and the address without it. */
export type Chip = {
  name: string
  words: string
  to: string
  /** The heading says it already on phones. */
  isSaid: boolean
}

export function bedsWanted(query: SearchAddress['query']): BedsWanted {
  if (query.open === '1') return 'open'
  return query.open === 'waiting' ? 'open_or_waiting' : 'any'
}

export function audienceAsked(query: SearchAddress['query']): Audience | null {
  return audiences.find((audience) => audience === query.for) ?? null
}

/** Whose beds are asked for, and whether homes count that have not said they take them. */
export function peopleAsked(query: SearchAddress['query']): People {
  return { audience: audienceAsked(query), includesNotStated: query.unstated === '1' }
}

/** A whole number of the address; null where there is none, or none that is one. */
export function numberIn(query: SearchAddress['query'], name: string): number | null {
  const text = query[name] ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

function levelsAsked(query: SearchAddress['query']) {
  return ([1, 2, 3, 4] as const).filter((level) => query.level?.split(',').includes(String(level)))
}

/** A town or county is never named without its state. */
export function placeSaid({ kind, name, state, radius }: FoundPlace): PlaceSaid {
  return {
    kind,
    name: (kind === 'zip' || kind === 'town' || kind === 'county') && state ? `${name}, ${state}` : name,
    radius,
  }
}

/** Everything asked but the place, one chip each, in the order people ask it. */
export function chipsOf(
  address: SearchAddress,
  path: string,
  isNear: boolean,
  { words, homeWords }: BothWords,
): Chip[] {
  const { query } = address
  const { chips } = words
  const found: Chip[] = []
  const add = (name: string, text: string, isSaid = false) => {
    found.push({ name, words: text, isSaid, to: path + searchOf(changedSearch(address, { [name]: null })) })
  }
  // The usual distance has no name in the address: there is nothing to take away.
  const miles = numberIn(query, 'radius')
  if (isNear && miles !== null) add('radius', chips.radius(miles), true)
  const audience = audienceAsked(query)
  if (audience) add('for', capital(homeWords.audiences[audience].one), true)
  const beds = bedsWanted(query)
  if (beds !== 'any') add('open', chips.beds[beds], true)
  for (const { need, wanted } of needsAsked(query)) {
    const said = homeWords.needs[need]
    add(need, wanted === 'no' ? said.no : said.yes)
  }
  const cash = numberIn(query, 'fee_max')
  if (cash !== null) add('fee_max', chips.cash(homeWords.money(cash)))
  const levels = levelsAsked(query)
  if (levels.length > 0) add('level', chips.levels(levels))
  if (query.certified === '1') add('certified', chips.certified)
  const sober = numberIn(query, 'sober_days')
  if (sober !== null) add('sober_days', chips.sober(sober))
  if (query.q) add('q', chips.name(query.q))
  if (query.unstated === '1') add('unstated', chips.unstated)
  return found
}

/** How many things a home has to meet; whether homes that have not said come along is none of them. */
export function countOfNeeds(chips: readonly Chip[]): number {
  return chips.filter(({ name }) => name !== 'unstated' && name !== 'radius').length
}

/** The address that keeps the place and asks nothing else. */
export function clearPath(address: SearchAddress, path: string): string {
  return path + searchOf(onlyPlace(address))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export type StateName = { code: string; name: string }

/** What stands in the field for the place: as it was typed, or the state or town of the address. */
export function whereText(query: SearchAddress['query'], states: readonly StateName[], words: SearchWords): string {
  if (query.near && isMapPoint(query.near)) return `${words.form.mapValue} ${withoutMap(query.near)}`
  if (query.near)
    return /^-?\d/.test(query.near) && query.near.includes(',')
      ? `${words.form.nearMeValue} (${query.near})`
      : query.near
  const code = query.state?.toUpperCase()
  if (query.city) return code ? `${query.city}, ${code}` : query.city
  return states.find((state) => state.code === code)?.name ?? query.state ?? ''
}

/** Two letters that people use for the city; the state is Louisiana written out. */
const losAngeles = 'la'

/** A state's name or letters typed as the place is that state; `names` may hold several names of each. */
export function withStateMeant(address: SearchAddress, names: readonly StateName[]): SearchAddress {
  const typed = placeKey(address.query.near ?? '')
  const { sort = null } = address.query
  const isCode = (code: string) => typed === placeKey(code) && typed !== losAngeles
  const meant = names.find(({ code, name }) => typed === placeKey(name) || isCode(code))
  return meant
    ? changedSearch(address, {
        near: null,
        radius: null,
        city: null,
        state: meant.code,
        sort: sort === 'distance' ? null : sort,
      })
    : address
}
