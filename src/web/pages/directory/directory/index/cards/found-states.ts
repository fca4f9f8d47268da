import { sortDirectory } from '#domain/states/directory-status.ts'
import { findMeantStates } from '#domain/states/states-meant.ts'
import type { DirectoryView } from '#web/pages/directory/directory/index/explorer/directory-view.ts'
import type { ListedState } from './listed-state.ts'

export function findListedStates(
  states: readonly ListedState[],
  { search, sort, noZip }: Pick<DirectoryView, 'search' | 'sort'> & { noZip: string | null },
): { ordered: readonly ListedState[]; found: ReadonlySet<string>; matching: ReadonlySet<string> | undefined } {
  const sorted = sortDirectory(states, sort)
  const meant = search.trim() === noZip ? [] : findMeantStates(sorted, search)
  const found = new Set(meant.map(({ code }) => code))
  const [first] = meant
  const ordered = first && sort === 'adoption' ? [first, ...sorted.filter((state) => state !== first)] : sorted
  return { ordered, found, matching: found.size < states.length ? found : undefined }
}
