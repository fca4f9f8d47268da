import type { NarrLevel } from '#domain/residence/residence.ts'

type Kinds = {
  at_most: { asked: number | null; said: number | null }
  yes: { asked: boolean; said: boolean | null }
  levels: { asked: readonly NarrLevel[]; said: NarrLevel | null }
}

export type FilterKind = keyof Kinds

export type Filter = {
  kind: FilterKind
  /**
   * Its name in addresses and in the API. `fact` is what the answers of a search call it, and `column` its column of
   * `listing`; null where a condition of its own says it (`filter-conditions.ts`).
   */
  address: string
  most?: number
  fact: string
  column: string | null
  /** "Not stated" cannot excuse it: our list knows it of every home. */
  isKnown?: true
  /** A search that finds nothing may be offered without it: `relax` of the words says how. */
  mayBeDropped?: true
}

/** Schema, addresses, checks, SQL and chips follow this table, in its order (docs/recipes/add-a-filter.md). */
export const filters = {
  level: {
    kind: 'levels',
    address: 'level',
    fact: 'narrLevel',
    column: 'narr_level',
    mayBeDropped: true,
  },
  certified: {
    kind: 'yes',
    address: 'certified',
    fact: 'certified',
    column: null,
    isKnown: true,
    mayBeDropped: true,
  },
  cash: {
    kind: 'at_most',
    address: 'fee_max',
    most: 100_000,
    fact: 'cashToMoveIn',
    column: 'cash_to_move_in',
    mayBeDropped: true,
  },
  sobriety: {
    kind: 'at_most',
    address: 'sober_days',
    most: 3650,
    fact: 'minimumSobrietyDays',
    column: 'minimum_sobriety_days',
  },
} as const satisfies Readonly<Record<string, Filter>>

/** For the API's document; beside the table, so that no browser loads it. */
export const filterWords: Readonly<Record<FilterName, { words: string; example: string }>> = {
  level: { words: 'NARR’s levels of support, with commas between.', example: '2,3' },
  certified: { words: '1 for homes an affiliate has certified, if the certificate still holds.', example: '1' },
  cash: { words: 'Cash needed to move in, at most, in whole dollars.', example: '500' },
  sobriety: { words: 'Days sober the person has. Homes that ask for more are left out.', example: '30' },
}

type Filters = typeof filters

export type FilterName = keyof Filters
export type FilterAddress = Filters[FilterName]['address']
export type FilterValue<Name extends FilterName> = Kinds[Filters[Name]['kind']]['asked']
export type FilterAnswer<Name extends FilterName> = Kinds[Filters[Name]['kind']]['said']

export type FilterValues = { [Name in FilterName]: FilterValue<Name> }
export type FilterAnswers = { [Name in FilterName as Filters[Name]['fact']]: FilterAnswer<Name> }

/** Cash comes first, as in the addresses that were shared before there was a table. */
// The cast names the table's own keys, which Object.keys forgets.
export const filterNames = [...new Set(['cash', ...Object.keys(filters)])] as FilterName[]

export const filterAddresses = filterNames.map((name) => filters[name].address)

export function isFilter(name: string): name is FilterName {
  return Object.hasOwn(filters, name)
}

export function getFilter(name: FilterName): Filter & Filters[FilterName] {
  return filters[name]
}

export function listAddressesOfKind(kind: FilterKind): FilterAddress[] {
  return filterNames.filter((name) => filters[name].kind === kind).map((name) => filters[name].address)
}

type FilterHandler<Value, Answer> = {
  read(text: string): Value
  write(asked: Value): string
  isMet(answer: Answer, asked: Value): boolean
}

const kinds: { [Kind in FilterKind]: FilterHandler<Kinds[Kind]['asked'], NonNullable<Kinds[Kind]['said']>> } = {
  at_most: {
    read: parseWholeNumber,
    write: (most) => (most === null ? '' : String(most)),
    isMet: (answer, most) => most === null || answer <= most,
  },
  yes: { read: (text) => text === '1', write: (isWanted) => (isWanted ? '1' : ''), isMet: (answer) => answer },
  levels: { read: readLevels, write: (levels) => levels.join(','), isMet: (level, wanted) => wanted.includes(level) },
}

// The table ties each value to its kind, which types lose in a loop over all filters.
const getKind = (name: FilterName): FilterHandler<unknown, unknown> => kinds[filters[name].kind]

export function readFilters(text: Readonly<Partial<Record<string, string>>>): FilterValues {
  const read = filterNames.map((name) => [name, getKind(name).read(text[filters[name].address] ?? '')])
  // The cast names the keys that Object.fromEntries forgets.
  return Object.fromEntries(read) as FilterValues
}

export function writeFilters(asked: FilterValues): Partial<Record<FilterAddress, string>> {
  return Object.fromEntries(
    listActiveFilters(asked).map((name) => [filters[name].address, getKind(name).write(asked[name])] as const),
  )
}

export function listActiveFilters(asked: FilterValues): FilterName[] {
  return filterNames.filter((name) => getKind(name).write(asked[name]) !== '')
}

/** Null where the home has not said. */
export function meetsFilter(name: FilterName, residence: FilterAnswers, asked: FilterValues): boolean | null {
  const answer = residence[filters[name].fact]
  return answer === null ? null : getKind(name).isMet(answer, asked[name])
}

export function parseWholeNumber(text = ''): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

function readLevels(text: string): NarrLevel[] {
  return text.split(',').flatMap((answer) => ([1, 2, 3, 4] as const).filter((level) => String(level) === answer))
}
