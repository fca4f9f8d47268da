import type { DirectorySort } from '#domain/states/directory-status.ts'

/** The usual look is one row per state on phones, and cards elsewhere. */
export type DirectoryLook = 'usual' | 'cards' | 'table'
export type DirectoryView = { search: string; sort: DirectorySort; look: DirectoryLook }

/** An address may hold anything; nobody types a longer search than this. */
export const MAX_SEARCH_LENGTH = 100

/** The first order and the first look are the default (docs/specification.md, sections 2 and 4). */
export const sorts = ['adoption', 'name', 'facilities'] as const satisfies readonly DirectorySort[]
export const looks = ['cards', 'table'] as const satisfies readonly DirectoryLook[]
export const phoneLooks = ['usual', ...looks] as const satisfies readonly DirectoryLook[]

function findChoice<Value extends string>(choices: readonly Value[], named: string | null, first: Value): Value {
  return choices.find((value) => value === named) ?? first
}

export function readView(query: URLSearchParams): DirectoryView {
  return {
    search: (query.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    sort: findChoice(sorts, query.get('sort'), 'adoption'),
    look: findChoice(phoneLooks, query.get('view'), 'usual'),
  }
}

export function buildViewAddress({ search, sort, look }: DirectoryView): string {
  const query = new URLSearchParams()
  if (search.trim() !== '') query.set('q', search.trim())
  if (sort !== 'adoption') query.set('sort', sort)
  if (look !== 'usual') query.set('view', look)
  return query.size > 0 ? `/directory?${query}` : '/directory'
}
