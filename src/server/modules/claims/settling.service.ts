import { type ClaimWay, waitsBecause } from '#domain/claim.ts'
import { allianceId } from '#domain/organisation.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import {
  affiliateOf,
  type Claim,
  type Decider,
  type Ending,
  endClaim,
  endNotice,
  insertNotice,
  keepFormer,
  type LockedClaim,
  markShown,
  noteClaim,
} from './claims.store.ts'
import { handOver } from './hand-over.store.ts'
import type { Telling } from './telling.service.ts'

type Approval = Pick<Ending, 'at' | 'reason' | 'by'>

export type Settling = {
  /**
   * A claim was shown: it is approved at once where a code did it and nobody else has a word in it, otherwise it waits
   * for the state's affiliate, or for the alliance where that has nobody. Gives whether it was approved.
   */
  shown(tx: Tx, locked: LockedClaim, shown: { way: ClaimWay; letter: string; at: Date }): Promise<boolean>
  /** Hands the house over, and ends every other claim on it. */
  approve(tx: Tx, locked: LockedClaim, approval: Approval): Promise<void>
}

const alliance: Decider = { id: allianceId, name: 'The alliance', isAffiliate: false }
const refusedBeside = 'The claim of another organization on this house was approved. If that is wrong, claim it again.'

export function createSettling({ telling }: { telling: Telling }): Settling {
  async function approve(tx: Tx, { house, claim, others }: LockedClaim, approval: Approval): Promise<void> {
    const { at, by, reason } = approval
    const decider = by?.organisationName ?? claim.deciderName ?? ''
    const isHeldByAnother = house.claimedAt !== null && house.organisationId !== claim.organisationId
    await keepFormer(tx, claim.id, house)
    await endClaim(tx, claim.id, { ...approval, as: 'approved' })
    await handOver(tx, { residenceId: house.id, from: house.organisationId, to: claim.organisationId, claimedAt: at })
    await noteClaim(tx, claim.organisationId, claim, 'approved', reason === '' ? {} : { reason })
    if (house.organisationId !== claim.organisationId) {
      await noteClaim(tx, house.organisationId, claim, 'handed_over', { to: claim.organisationName })
    }
    await endNotice(tx, claim.id, 'handed_over', at)
    await telling.claimant(tx, 'approved-for-claimant', claim, { reason, decider })
    if (isHeldByAnother)
      await telling.holder(tx, 'approved-for-holder', claim, house.organisationId, { reason, decider })
    for (const other of others.filter(({ endedAt }) => endedAt === null)) await refuseBeside(tx, other, approval)
  }

  async function refuseBeside(tx: Tx, other: Claim, { at, by }: Approval): Promise<void> {
    await endClaim(tx, other.id, { as: 'refused', at, by, reason: refusedBeside })
    await endNotice(tx, other.id, 'handed_over', at)
    await noteClaim(tx, other.organisationId, other, 'refused', { reason: refusedBeside })
    await telling.claimant(tx, 'refused-beside', other)
  }

  return {
    approve,
    async shown(tx, locked, { way, letter, at }) {
      const { house, others } = locked
      const rivals = others.filter(({ endedAt, shownAt }) => endedAt === null && shownAt !== null).length
      const isHeld = house.claimedAt !== null
      const because = waitsBecause({ way, isHeld, rivals })
      const decider = (await affiliateOf(tx, locked.claim.stateCode)) ?? alliance
      await markShown(tx, locked.claim.id, { way, letter, at, because, decider })
      const claim = { ...locked.claim, way, shownAt: at, deciderId: decider.id, deciderName: decider.name }
      await noteClaim(tx, claim.organisationId, claim, way === 'letter' ? 'sent_to_be_looked_at' : 'proved')
      if (because === null) {
        await approve(tx, { ...locked, claim }, { at, by: null, reason: provedBy[way === 'phone' ? 'phone' : 'email'] })
        await telling.decider(tx, 'proved-for-decider', claim)
        return true
      }
      await telling.claimant(tx, 'waits-for-claimant', claim, { because })
      await telling.decider(tx, 'waits-for-decider', claim, { because })
      if (isHeld && house.organisationId !== claim.organisationId) {
        await insertNotice(tx, claim, house.organisationId, at)
        await telling.holder(tx, 'waits-for-holder', claim, house.organisationId)
      }
      return false
    },
  }
}

const provedBy = {
  email: 'Proved by the listing’s own email.',
  phone: 'Proved by the listing’s own phone.',
} as const
