import type { ReactNode } from 'react'
import { formatNumber } from '#domain/language/numbers.ts'
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
            <b className="t-h2 tabular">{formatNumber(number)}</b>
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

type DeskPartProps = { id: string; title: string; all?: { words: string; to: string } | undefined; children: ReactNode }

export function DeskPart({ id, title, all, children }: DeskPartProps) {
  return (
    <section className="stack stack-fill gap-3" aria-labelledby={id}>
      {all ? (
        <div className="row between gap-3 align-baseline">
          <h2 id={id}>{title}</h2>
          <SiteLink className="tap bold" to={all.to}>
            {all.words}
          </SiteLink>
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      {children}
    </section>
  )
}

type DatedLineProps = { to: string; words: string; about: ReactNode; className?: string }

export function DatedLine({ to, words, about, className = 'small ink-2 tabular' }: DatedLineProps) {
  return (
    <li className="row between tight">
      <SiteLink className="tap" to={to}>
        {words}
      </SiteLink>
      <span className={className}>{about}</span>
    </li>
  )
}
