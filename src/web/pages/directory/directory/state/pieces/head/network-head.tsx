import { sayAffiliate } from '#domain/states/state-directory.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import type { BedsSectionProps } from '#web/pages/directory/directory/state/pieces/beds/beds-section.tsx'
import { HeadActions } from './head-actions.tsx'
import type { StateBadgeProps } from './state-badge.tsx'
import { StateHead } from './state-head.tsx'

type NetworkHeadProps = BedsSectionProps & { profile: StateProfile; badges: readonly StateBadgeProps[] }

export function NetworkHead({ profile, ...props }: NetworkHeadProps) {
  const { record, site } = props
  const keeper = record.narrAffiliate
  const lead = `${profile.networkName}${keeper ? `, run by ${sayAffiliate(keeper)}` : ''}.`
  return (
    <StateHead {...props} lead={lead}>
      <HeadActions record={record} contact={profile.contact} baseUrl={site.baseUrl} />
    </StateHead>
  )
}
