import { affiliateInSentence, type StateDirectoryRecord } from '#domain/states/state-directory.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'

/** "PARR network, run by the Pennsylvania Alliance of Recovery Residences." */
export function NetworkLead({ profile, record }: { profile: StateProfile; record: StateDirectoryRecord }) {
  const keeper = record.narrAffiliate
  return (
    <>
      {profile.networkName}
      {keeper && `, run by ${affiliateInSentence(keeper)}`}.
    </>
  )
}
