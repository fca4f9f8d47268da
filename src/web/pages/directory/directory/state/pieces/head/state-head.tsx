import type { ReactNode } from 'react'
import { patchStates } from '#domain/states/adoption.ts'
import { inSentence, listedHomesAddress, type StateDirectoryRecord } from '#domain/states/state-directory.ts'
import type { LayoutProps } from '#web/pages/directory/directory/state/layout-props.ts'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { StateEmblem } from '#web/parts/states/adoption/adoption-block.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { StateBadge, type StateBadgeProps } from './state-badge.tsx'

type StateHeadProps = Pick<LayoutProps, 'live'> & {
  record: StateDirectoryRecord
  badges: readonly StateBadgeProps[]
  title?: ReactNode
  near: string | null
  beds: ReactNode
  lead: ReactNode
  children: ReactNode
}

export function StateHead({ record, badges, title, near, live, beds, lead, children }: StateHeadProps) {
  const place = inSentence(record)
  return (
    <div className="wrap state-top">
      <header className="stack state-head">
        <div className="row state-badges">
          {badges.map((badge) => (
            <StateBadge key={badge.words} {...badge} />
          ))}
        </div>
        <h1 className="display">{title ?? record.name}</h1>
        <p className="ink-2">Sober living homes and recovery residences in {place}</p>
        <div className="state-seek">
          <PlaceSearch label={`ZIP or town in ${place}`} place={near} state={record.code} />
          {live.homes?.isListed !== false && (
            <SiteLink to={`${listedHomesAddress(record)}&open=1`}>Homes with an open bed in {place}</SiteLink>
          )}
        </div>
      </header>
      <div className="state-beds">{beds}</div>
      <div className="stack state-network">
        <p className="lead">{lead}</p>
        <div className="row state-actions">{children}</div>
      </div>
      <StateEmblem states={patchStates(record.features)} code={record.code} large />
    </div>
  )
}
