import { isLinkMark } from '#domain/links/link-marks.ts'
import { medicines, type Need, needs } from '#domain/residence/needs.ts'
import { usualRadius } from '#domain/search/asked-search.ts'

/** What the address of a search may hold, in the order in which we write it. */
const names = [
  'state',
  'city',
  'near',
  'radius',
  'q',
  'open',
  'for',
  'fee_max',
  'level',
  'certified',
  'sober_days',
  ...needs,
  'unstated',
  'sort',
  'cursor',
] as const

/** Homes one under the other in full, or as rows of a table. */
export const listViews = ['cards', 'list'] as const
export type ListView = (typeof listViews)[number]

/** The search as its address says it: nothing empty, nothing twice. */
export type SearchAddress = {
  query: Readonly<Record<string, string>>
  /** Slugs of homes set beside each other, at most `mostCompared`. */
  compare: readonly string[]
  /** How the homes are shown, where somebody chose. */
  view?: ListView
  /** Names the address says again with another value: nobody can tell which is meant, so the API refuses them. */
  again?: readonly (readonly [name: string, value: string])[]
}

export const mostCompared = 4

/**
 * A form on the page of a state says here which one: a town typed there is looked for in it first. It is no part of a
 * search, and stands in none of our addresses.
 */
export const stateFirst = 'in'

/**
 * A page that somebody reads asks here for itself as it is now: its homes by their slugs, in the order they stand in, then
 * after a tilde those that miss something.
 */
export const homesDrawn = 'drawn'

/** A page whose device keeps homes asks here for their rows, by their slugs. */
export const homesSaved = 'saved'

/** What an address may hold beside what is asked of homes. */
const notAsked = new Set(['medicine', 'compare', 'view', stateFirst, homesDrawn, homesSaved])
const place = new Set(['state', 'city', 'near', 'radius'])

/**
 * Reads an address as people, forms and old links write it: a form sends empty fields, one medicine by the name of its
 * field, and a level for each box ticked. Names that nobody knows are kept, so that the API can refuse them, but for
 * those that are added to links by others.
 */
export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const query: Record<string, string> = {}
  const again: [string, string][] = []
  for (const name of new Set([...names, ...search.keys()])) {
    if (notAsked.has(name) || isLinkMark(name)) continue
    const values = [...new Set(search.getAll(name).map((value) => value.trim()))].filter(Boolean)
    const [value = '', ...others] = name === 'level' ? [values.join(',')] : values
    if (others.length > 0) again.push(...others.map((other): [string, string] => [name, other]))
    else if (saysNothing(name, value)) continue
    if (value !== '') query[name] = value
  }
  const medicine = search.get('medicine') ?? ''
  if (medicines.some((one) => one === medicine)) query[medicine] ??= 'yes'
  if (query.near) query.near = withoutWords(query.near)
  // The form sends its distance and its order whether a place is typed or not.
  if (!query.near && search.has('near')) {
    delete query.radius
    if (query.sort === 'distance') delete query.sort
  }
  const compare = (search.get('compare') ?? '').split(',').filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
  const compared = [...new Set(compare)].slice(0, mostCompared)
  return { query, compare: compared, ...viewIn(search), ...(again.length > 0 && { again }) }
}

function viewIn(search: URLSearchParams): Pick<SearchAddress, 'view'> {
  const view = listViews.find((one) => one === search.get('view'))
  return view === undefined ? {} : { view }
}

/** What an address elsewhere carries of a search: what a search may ask, each once, and nothing else. */
export function carriedSearch(search: URLSearchParams): SearchAddress {
  const { query, compare, view } = readSearchAddress(search)
  return {
    ...(view && { view }),
    query: Object.fromEntries(Object.entries(query).filter(([name]) => names.some((one) => one === name))),
    compare,
  }
}

/** Choices that are the same as no choice. */
function saysNothing(name: string, value: string): boolean {
  return (
    (value === '0' && ['open', 'certified', 'unstated'].includes(name)) ||
    (name === 'radius' && value === String(usualRadius))
  )
}

/** "Near me (34.75,-92.29)", as the field shows a point, is the point. */
function withoutWords(near: string): string {
  return /\((-?\d+(?:\.\d+)?,\s*-?\d+(?:\.\d+)?)\)$/.exec(near)?.[1]?.replace(/\s/g, '') ?? near
}

/** The query of an address, with its question mark; empty when it asks nothing. */
export function searchOf({ query, compare, view, again = [] }: SearchAddress): string {
  const known = names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]] as const]))
  const others = Object.entries(query).filter(([name]) => !names.some((one) => one === name))
  const parts = [
    ...known,
    ...others,
    ...again,
    ...(compare.length > 0 ? [['compare', compare.join(',')] as const] : []),
    ...(view ? [['view', view] as const] : []),
  ]
  const text = parts.map(([name, value]) => `${encodeURIComponent(name)}=${readable(value)}`).join('&')
  return text && `?${text}`
}

/** Commas may stand in a query as they are: addresses are read and sent by people. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')
}

/** The address with changes; null takes a name away. A changed search begins at its first page. */
export function changedSearch(address: SearchAddress, change: Readonly<Record<string, string | null>>): SearchAddress {
  const { cursor: _, ...query } = address.query
  const { again: _again, ...kept } = address
  const next = Object.entries({ ...query, ...change }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { ...kept, query: Object.fromEntries(next) }
}

/** The address with a home set beside the others, or taken away. */
export function toggledCompare({ again: _, ...address }: SearchAddress, slug: string): SearchAddress {
  const { compare } = address
  const next = compare.includes(slug) ? compare.filter((one) => one !== slug) : [...compare, slug]
  return { ...address, compare: next.slice(-mostCompared) }
}

/** The address that keeps the place and asks nothing else. */
export function onlyPlace({ again: _, ...address }: SearchAddress): SearchAddress {
  const { query } = address
  return { ...address, query: Object.fromEntries(Object.entries(query).filter(([name]) => place.has(name))) }
}

/** True when the address says a place, or nothing, and no more. */
export function asksOnlyPlace({ query }: SearchAddress): boolean {
  return Object.keys(query).every((name) => place.has(name))
}

/** The one medicine that the field for medicines holds; any further one stands among the needs. */
export function medicineAsked(query: SearchAddress['query']): Need | null {
  return medicines.find((medicine) => query[medicine] === 'yes') ?? null
}
