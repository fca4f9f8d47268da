import { type HomeColumn, type HomesAsked, writeColumns, writeHomesAsked } from '#domain/states/homes/homes-asked.ts'

export const homesPath = '/affiliate/homes'

/** What an address of the list says besides the question: the state that staff chose, and columns where it names some. */
export type HomesPlace = { state: string; columns: readonly HomeColumn[] | null }

export function homesQuery(asked: HomesAsked, { state, columns }: HomesPlace): string {
  const search = writeColumns(writeHomesAsked(asked), columns)
  if (state !== '') search.set('state', state)
  return search.toString()
}

export const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)
