import type { RowWords } from '#content/search/rows.en.ts'
import { buildSearch, type ListView, listViews, type SearchAddress } from '#domain/search/search-address.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import '#web/ui/action/segmented.css'

type ViewSwitchProps = { address: SearchAddress; path: string; view: ListView; words: RowWords }

/** Links, because the address keeps the choice; with script the device keeps it too (browser/device/list-view.ts). */
export function ViewSwitch({ address, path, view, words }: ViewSwitchProps) {
  return (
    <nav className="seg wide-only no-print mt-3 mb-3" aria-label={words.label}>
      {listViews.map((one) => (
        <a
          key={one}
          href={path + buildSearch({ ...address, view: one })}
          aria-current={one === view ? 'true' : undefined}
          data-keep-view={one}
        >
          <Icon name={one === 'cards' ? 'cards' : 'table'} />
          {words[one]}
        </a>
      ))}
    </nav>
  )
}
