import type { ReactNode } from 'react'
import { patchStates } from '#domain/adoption.ts'
import { inSentence, listedHomesAddress, type StateDirectoryRecord } from '#domain/state-directory.ts'
import { StateEmblem } from '#web/parts/adoption/adoption-block.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { StateBadge, type StateBadgeProps } from './state-badge.tsx'

type StateHeadProps = {
  record: StateDirectoryRecord
  badges: readonly StateBadgeProps[]
  /** In place of the state's name, which the page is headed with unless told otherwise. */
  title?: ReactNode
  /** The network's nickname and who keeps it. */
  lead: ReactNode
  /** Where the figures on the page come from; absent on a page without any. */
  source?: ReactNode
  /** The ways to act: see HeadActions. */
  children: ReactNode
}

/** The head of every state page: badges, the name in display size, the way to a home, the network, what can be done, and the emblem. */
export function StateHead({ record, badges, title, lead, source, children }: StateHeadProps) {
  const place = inSentence(record)
  return (
    <header className="wrap state-head">
      <div className="stack">
        <div className="row state-badges">
          {badges.map((badge) => (
            <StateBadge key={badge.words} {...badge} />
          ))}
        </div>
        <h1 className="display">{title ?? record.name}</h1>
        <div className="state-seek">
          <PlaceSearch label={`ZIP or town in ${place}`} />
          <SiteLink to={`${listedHomesAddress(record)}&open=1`}>Homes with an open bed in {place}</SiteLink>
        </div>
        <p className="lead">{lead}</p>
        {source && <SourceNote>{source}</SourceNote>}
        <div className="row state-actions">{children}</div>
      </div>
      <StateEmblem states={patchStates(record.features)} code={record.code} large />
    </header>
  )
}
