import { type StateDirectoryRecord, sayAffiliate } from '#domain/states/state-directory.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'

export function NetworkLead({ profile, record }: { profile: StateProfile; record: StateDirectoryRecord }) {
  const keeper = record.narrAffiliate
  return (
    <>
      {profile.networkName}
      {keeper && `, run by ${sayAffiliate(keeper)}`}.
    </>
  )
}
