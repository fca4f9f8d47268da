import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import './affiliate.css'
import '#web/parts/beds/bed-light/bed-light.css'
import '#web/parts/desk/lists/promise.css'

export type Tile = { number: number; words: string; to: string; more?: string; state?: 'late' | 'soon' | undefined }

export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <ul className="glance fit-10 gap-0 line-above line-below" aria-label={label}>
      {tiles.map(({ number, words, more, to, state }) => (
        <li key={to}>
          <SiteLink className="pad-4 ink" to={to}>
            <b className="t-h2 tabular">{number.toLocaleString('en-US')}</b>
            {state === undefined ? (
              <span>{words}</span>
            ) : (
              <span className="promise age" data-state={state} data-gone={state === 'soon' ? 'most' : undefined}>
                {words}
              </span>
            )}
            {more !== undefined && <span className="small ink-2">{more}</span>}
            <Icon name="chevron" />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
