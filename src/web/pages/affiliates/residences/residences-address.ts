import {
  type ResidenceColumn,
  type ResidencesAsked,
  writeColumns,
  writeResidencesAsked,
} from '#domain/states/residences/residences-asked.ts'

export const residencesPath = '/affiliate/homes'

/** What an address of the list says besides the question: the state that staff chose, and columns where it names some. */
export type ResidencesPlace = { state: string; columns: readonly ResidenceColumn[] | null }

export function buildResidencesQuery(asked: ResidencesAsked, { state, columns }: ResidencesPlace): string {
  const search = writeColumns(writeResidencesAsked(asked), columns)
  if (state !== '') search.set('state', state)
  return search.toString()
}

export const addQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)
