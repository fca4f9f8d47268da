import { isLinkMark } from '#domain/links/link-marks.ts'
import { medicines, type Need, needs } from '#domain/residence/needs.ts'
import { filterAddresses, listAddressesOfKind } from './filters.ts'
import { defaultRadius } from './search-request.ts'

const names = [
  'state',
  'city',
  'near',
  'radius',
  'q',
  'open',
  'for',
  ...filterAddresses,
  ...needs,
  'unstated',
  'sort',
  'cursor',
] as const

export const listViews = ['cards', 'list'] as const
export type ListView = (typeof listViews)[number]

export type SearchAddress = {
  query: Readonly<Record<string, string>>
  compare: readonly string[]
  view?: ListView
  /** Names given twice with different values: the API refuses them. */
  again?: readonly (readonly [name: string, value: string])[]
}

export const maxCompared = 4

/** The state whose page a form is on: a town is looked for there first. Never in our own addresses. */
export const stateFirst = 'in'

/** The homes a page shows now, by slug and in order; after a tilde, those that miss something. */
export const residencesDrawn = 'drawn'

export const residencesSaved = 'saved'

const notAsked = new Set(['medicine', 'compare', 'view', stateFirst, residencesDrawn, residencesSaved])
const place = new Set(['state', 'city', 'near', 'radius'])
const severalAtOnce = new Set<string>(listAddressesOfKind('levels'))
const onOrOff = new Set<string>(['open', 'unstated', ...listAddressesOfKind('yes')])

/** Unknown names are kept so that the API can refuse them, except tracking parameters. */
export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const query: Record<string, string> = {}
  const again: [string, string][] = []
  for (const name of new Set([...names, ...search.keys()])) {
    if (notAsked.has(name) || isLinkMark(name)) continue
    const values = [...new Set(search.getAll(name).map((value) => value.trim()))].filter(Boolean)
    const [value = '', ...others] = severalAtOnce.has(name) ? [values.join(',')] : values
    if (others.length > 0) again.push(...others.map((other): [string, string] => [name, other]))
    else if (saysNothing(name, value)) continue
    if (value !== '') query[name] = value
  }
  const medicine = search.get('medicine') ?? ''
  if (medicines.some((one) => one === medicine)) query[medicine] ??= 'yes'
  if (query.near) query.near = dropWords(query.near)
  // The form sends its distance and its order whether a place is typed or not.
  if (!query.near && search.has('near')) {
    delete query.radius
    if (query.sort === 'distance') delete query.sort
  }
  const compare = (search.get('compare') ?? '').split(',').filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
  const compared = [...new Set(compare)].slice(0, maxCompared)
  return { query, compare: compared, ...readView(search), ...(again.length > 0 && { again }) }
}

function readView(search: URLSearchParams): Pick<SearchAddress, 'view'> {
  const view = listViews.find((one) => one === search.get('view'))
  return view === undefined ? {} : { view }
}

export function readCarriedSearch(search: URLSearchParams): SearchAddress {
  const { query, compare, view } = readSearchAddress(search)
  return {
    ...(view && { view }),
    query: Object.fromEntries(Object.entries(query).filter(([name]) => names.some((one) => one === name))),
    compare,
  }
}

function saysNothing(name: string, value: string): boolean {
  return (value === '0' && onOrOff.has(name)) || (name === 'radius' && value === String(defaultRadius))
}

function dropWords(near: string): string {
  return /\((-?\d+(?:\.\d+)?,\s*-?\d+(?:\.\d+)?)\)$/.exec(near)?.[1]?.replace(/\s/g, '') ?? near
}

export function buildSearch({ query, compare, view, again = [] }: SearchAddress): string {
  const known = names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]] as const]))
  const others = Object.entries(query).filter(([name]) => !names.some((one) => one === name))
  const parts = [
    ...known,
    ...others,
    ...again,
    ...(compare.length > 0 ? [['compare', compare.join(',')] as const] : []),
    ...(view ? [['view', view] as const] : []),
  ]
  const text = parts.map(([name, value]) => `${encodeURIComponent(name)}=${encodeReadable(value)}`).join('&')
  return text && `?${text}`
}

function encodeReadable(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')
}

export function changeSearch(address: SearchAddress, change: Readonly<Record<string, string | null>>): SearchAddress {
  const { cursor: _, ...query } = address.query
  const { again: _again, ...kept } = address
  const next = Object.entries({ ...query, ...change }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { ...kept, query: Object.fromEntries(next) }
}

export function toggleCompare({ again: _, ...address }: SearchAddress, slug: string): SearchAddress {
  const { compare } = address
  const next = compare.includes(slug) ? compare.filter((one) => one !== slug) : [...compare, slug]
  return { ...address, compare: next.slice(-maxCompared) }
}

export function keepOnlyPlace({ again: _, ...address }: SearchAddress): SearchAddress {
  const { query } = address
  return { ...address, query: Object.fromEntries(Object.entries(query).filter(([name]) => place.has(name))) }
}

export function asksOnlyPlace({ query }: SearchAddress): boolean {
  return Object.keys(query).every((name) => place.has(name))
}

export function findAskedMedicine(query: SearchAddress['query']): Need | null {
  return medicines.find((medicine) => query[medicine] === 'yes') ?? null
}
