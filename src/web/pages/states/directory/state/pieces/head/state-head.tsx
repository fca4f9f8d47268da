import type { ReactNode } from 'react'
import { type PatchState, patchStates } from '#domain/states/adoption.ts'
import { buildListedAddress, sayAffiliate, sayInSentence } from '#domain/states/state-directory.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import { BedsSection, type BedsSectionProps } from '#web/pages/states/directory/state/pieces/beds/beds-section.tsx'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { StateEmblem, toPatches } from '#web/parts/states/adoption/adoption-block.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Block } from '#web/ui/marks/block.tsx'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'
import { HeadActions } from './head-actions.tsx'

type StateHeadProps = BedsSectionProps & {
  badges: readonly StateBadgeProps[]
  title?: ReactNode
  lead: ReactNode
  children: ReactNode
}

export function StateHead({ badges, title, lead, children, ...beds }: StateHeadProps) {
  const { record, near, live, words } = beds
  const place = sayInSentence(record)
  return (
    <div className="wrap state-top grid gap-6">
      <header className="stack gap-3">
        <div className="state-badges row gap-2">
          {badges.map((badge) => (
            <StateBadge key={badge.words} {...badge} />
          ))}
        </div>
        <h1 className="display">{title ?? record.name}</h1>
        <p className="ink-2">{words.top.kinds(place)}</p>
        <div className="state-seek stack stack-fill gap-1 w-40 w-full">
          <PlaceSearch label={words.top.search(place)} place={near} state={record.code} />
          {live.residences?.isListed !== false && (
            <SiteLink className="tap bold self-start" to={`${buildListedAddress(record)}&open=1`}>
              {words.top.open(place)}
            </SiteLink>
          )}
        </div>
      </header>
      <div className="full">
        <BedsSection {...beds} />
      </div>
      <div className="stack gap-3 full">
        <p className="lead">{lead}</p>
        <div className="state-actions row gap-2">{children}</div>
      </div>
      <StateEmblem states={patchStates(record.features)} code={record.code} large />
    </div>
  )
}

type StateBadgeProps = { words: string; form: StatusForm } | { words: string; states: readonly PatchState[] }

function StateBadge(badge: StateBadgeProps) {
  if ('form' in badge) return <Badge form={badge.form}>{badge.words}</Badge>
  return (
    <Badge>
      <Block patches={toPatches(badge.states)} size={16} />
      {badge.words}
    </Badge>
  )
}

type NetworkHeadProps = BedsSectionProps & { profile: StateProfile; badges: readonly StateBadgeProps[] }

export function NetworkHead({ profile, ...props }: NetworkHeadProps) {
  const { record, site, words } = props
  const keeper = record.narrAffiliate
  const lead = `${profile.networkName}${keeper ? words.top.runBy(sayAffiliate(keeper)) : ''}.`
  return (
    <StateHead {...props} lead={lead}>
      <HeadActions words={words.top} record={record} contact={profile.contact} baseUrl={site.baseUrl} />
    </StateHead>
  )
}
