import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { type ListView, listViews, type SearchAddress, searchOf } from '#domain/search-address.ts'
import type { RowWords } from '#domain/seeker-words/row-words.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import '#web/ui/action/segmented.css'

/** Begins like everything a visitor keeps, so that "Leave this site" forgets it. */
const KEY = 'pl-saved-view'

const never = () => () => undefined

function readKept(): ListView | null {
  try {
    const kept = localStorage.getItem(KEY)
    return listViews.find((view) => view === kept) ?? null
  } catch {
    return null
  }
}

function keep(view: ListView): void {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Storage may be forbidden; then the address alone remembers.
  }
}

/** How homes are shown: as the address says, else as this device was told last, else as is usual. */
export function useListView(asked: ListView | undefined, usual: ListView): ListView {
  const kept = useSyncExternalStore(never, readKept, () => null)
  return asked ?? kept ?? usual
}

type ViewSwitchProps = { address: SearchAddress; path: string; view: ListView; words: RowWords }

/** Cards or rows: links, since the address keeps the choice; with script the device keeps it too. */
export function ViewSwitch({ address, path, view, words }: ViewSwitchProps) {
  return (
    <nav className="seg view-switch no-print" aria-label={words.label}>
      {listViews.map((one) => (
        <Link
          key={one}
          to={path + searchOf({ ...address, view: one })}
          aria-current={one === view ? 'true' : undefined}
          onClick={() => keep(one)}
          preventScrollReset
        >
          <Icon name={one === 'cards' ? 'cards' : 'table'} />
          {words[one]}
        </Link>
      ))}
    </nav>
  )
}
