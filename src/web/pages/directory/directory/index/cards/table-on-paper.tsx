import type { DirectoryView } from '#web/pages/directory/directory/index/explorer/directory-view.ts'
import { findListedStates } from './found-states.ts'
import type { ListedState } from './listed-state.ts'
import { StateTable } from './state-table.tsx'

type TableOnPaperProps = { states: readonly ListedState[]; view: DirectoryView; noZip: string | null }

/** Prints the states as a table until the list is interactive; from then on the list prints itself. */
export function TableOnPaper({ states, view, noZip }: TableOnPaperProps) {
  const { ordered, found } = findListedStates(states, { ...view, noZip })
  if (view.look === 'table') return null
  return (
    <div className="wrap print-only directory-on-paper">
      <StateTable states={ordered.filter(({ code }) => found.has(code))} found={found} />
    </div>
  )
}
