import type { StopLink } from '#contract/affiliates/claims.ts'
import { daysAfter, undoDays } from '#domain/claims/claim.ts'
import { allianceId } from '#domain/people/organisation.ts'
import {
  affiliateOf,
  type Claim,
  type LockedClaim,
  lockClaim,
  markDisowned,
} from '#server/modules/claims/claims.store.ts'
import type { Telling } from '#server/modules/claims/letters/telling.service.ts'
import { noteClaim } from '#server/modules/claims/lists/claim-history.store.ts'
import { alliance, type Settling } from '#server/modules/claims/settling/settling.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { addressBlock } from '#server/plumbing/visitors/address-block.ts'
import { rateLimit } from '#server/plumbing/visitors/rate-limit.ts'
import type { StopLinks } from './stop-links.ts'

export type Stopping = {
  /** Null where there is no such link. Changes nothing. */
  look(secret: string): Promise<StopLink | null>
  /**
   * Invalidates every code of the claim; calling it again changes nothing. Throws `not_found`, `too_many_requests`
   * after 30 in 10 minutes.
   */
  stop(secret: string, clientAddress: string): Promise<void>
}

const system = { kind: 'system', origin: { source: 'link' } } as const

export function createStopping(parts: {
  transactions: Transactions
  links: StopLinks
  settling: Pick<Settling, 'review'>
  telling: Pick<Telling, 'claimant' | 'decider'>
  mail: Pick<MailService, 'nudge'>
  clock: Clock
}): Stopping {
  const { transactions, links, settling, telling, mail, clock } = parts
  const perAddress = rateLimit({ limit: 30, windowSeconds: 600, clock })

  async function tellAfter(tx: Tx, claim: Claim, writer: string | null): Promise<void> {
    const decider = undoerOf(claim)?.name ?? alliance.name
    for (const deciderId of new Set([undoerOf(claim)?.id ?? allianceId, claim.deciderId ?? allianceId, allianceId])) {
      await telling.decider(tx, 'disowned-after', { ...claim, deciderId }, writer, { decider })
    }
    await telling.claimant(tx, 'disowned-after-for-claimant', claim, { decider })
  }

  return {
    async look(secret) {
      const id = links.claimOf(secret)
      if (id === null) return null
      return transactions.run(system, async (tx) => {
        const locked = await lockClaim(tx, id)
        if (!locked) return null
        const { house, claim } = locked
        const decider = undoerOf(claim)?.name ?? (await affiliateOf(tx, claim.stateCode))?.name ?? alliance.name
        return {
          kind: kindOf(locked, clock.now()),
          decider,
          person: claim.madeName,
          organization: claim.organisationName,
          home: {
            slug: house.isListed ? house.slug : null,
            name: claim.residenceName,
            city: claim.city,
            state: claim.stateCode,
          },
        }
      })
    },
    async stop(secret, clientAddress) {
      perAddress.take(addressBlock(clientAddress))
      const id = links.claimOf(secret)
      const found =
        id !== null &&
        (await transactions.run(system, async (tx) => {
          const locked = await lockClaim(tx, id)
          if (!locked) return false
          const kind = kindOf(locked, clock.now())
          if (kind !== 'waits' && kind !== 'handed_over') return true
          const at = clock.now()
          const { house, claim, others } = locked
          await markDisowned(tx, claim.id, at)
          await noteClaim(tx, claim.organisationId, claim, 'disowned')
          const decider = claim.deciderId === null ? ((await affiliateOf(tx, claim.stateCode)) ?? alliance) : null
          const given = decider === null ? claim : { ...claim, deciderId: decider.id, deciderName: decider.name }
          if (kind === 'handed_over') {
            await tellAfter(tx, claim, house.email)
            return true
          }
          await telling.decider(tx, 'disowned-for-decider', given, house.email)
          await telling.claimant(tx, 'disowned-for-claimant', given)
          await settling.review(tx, { house, others: [...others, { ...claim, disownedAt: at }] }, at)
          return true
        }))
      if (!found) throw new AppError('not_found', 'There is no such link.')
      await mail.nudge()
    },
  }
}

function kindOf({ claim }: LockedClaim, now: Date): StopLink['kind'] {
  const { disownedAt, endedAt, endedAs, undoneAt } = claim
  const isAfter = endedAs === 'approved' && endedAt !== null && disownedAt !== null && disownedAt >= endedAt
  if (isAfter) return undoneAt === null ? 'reported' : 'ended'
  if (disownedAt !== null) return 'stopped'
  if (endedAt === null) return 'waits'
  const canBeUndone = endedAs === 'approved' && undoneAt === null && daysAfter(endedAt, undoDays) > now
  return canBeUndone ? 'handed_over' : 'ended'
}

function undoerOf({ decidedBy, deciderId, deciderName }: Claim): { id: string; name: string } | null {
  if (decidedBy === allianceId) return alliance
  if (decidedBy !== null && decidedBy !== deciderId) return null
  return deciderId === null || deciderName === null ? null : { id: deciderId, name: deciderName }
}
