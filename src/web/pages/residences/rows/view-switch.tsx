import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { type ListView, listViews, type SearchAddress, searchOf } from '#domain/search-address.ts'
import type { RowWords } from '#domain/seeker-words/row-words.ts'
import { keepView, readKeptView } from '#web/parts/place-search/kept-view.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import '#web/ui/action/segmented.css'

const never = () => () => undefined

/** How homes are shown: as the address says, else as this device was told last, else as is usual. */
export function useListView(asked: ListView | undefined, usual: ListView): ListView {
  const kept = useSyncExternalStore(never, readKeptView, () => null)
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
          onClick={() => keepView(one)}
          preventScrollReset
        >
          <Icon name={one === 'cards' ? 'cards' : 'table'} />
          {words[one]}
        </Link>
      ))}
    </nav>
  )
}
