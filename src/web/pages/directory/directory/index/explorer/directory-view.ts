import type { DirectorySort } from '#domain/states/directory-status.ts'

/** The usual look is a list of one row a state on phones, and cards elsewhere. */
export type DirectoryLook = 'usual' | 'cards' | 'table'
/** What somebody wants to see of the directory; the address holds it, so that it can be shared. */
export type DirectoryView = { search: string; sort: DirectorySort; look: DirectoryLook }

/** Longer than any search a person types; an address may hold anything. */
export const LONGEST_SEARCH = 100

/** The three orders and the two looks (spec section 2). The first of each is the plain page's. */
export const sortChoices = [
  { value: 'adoption', words: 'By Progress' },
  { value: 'name', words: 'By Name' },
  { value: 'facilities', words: 'By Size' },
] as const satisfies readonly { value: DirectorySort; words: string }[]

export const lookChoices = [
  { value: 'cards', words: 'Cards', icon: 'cards' },
  { value: 'table', words: 'Table', icon: 'table' },
] as const satisfies readonly { value: DirectoryLook; words: string; icon: string }[]

/** On phones, where the usual look is neither. */
export const phoneLookChoices = [
  { value: 'usual', words: 'List', icon: 'menu' },
  ...lookChoices,
] as const satisfies readonly { value: DirectoryLook; words: string; icon: string }[]

/** The choice of that name; the first one for a name that is none of them. */
function choice<Value extends string>(choices: readonly { value: Value }[], named: string | null, first: Value): Value {
  return choices.find(({ value }) => value === named)?.value ?? first
}

/** What the address asks for: `/directory?q=wv&sort=name&view=table`. */
export function readView(query: URLSearchParams): DirectoryView {
  return {
    search: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
    sort: choice(sortChoices, query.get('sort'), 'adoption'),
    look: choice(lookChoices, query.get('view'), 'usual'),
  }
}

/** The address of a view; what is as on the plain page is not in it. */
export function viewAddress({ search, sort, look }: DirectoryView): string {
  const query = new URLSearchParams()
  if (search.trim() !== '') query.set('q', search.trim())
  if (sort !== 'adoption') query.set('sort', sort)
  if (look !== 'usual') query.set('view', look)
  return query.size > 0 ? `/directory?${query}` : '/directory'
}
