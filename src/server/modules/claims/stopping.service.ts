import type { StopLink } from '#contract/claims.ts'
import { daysAfter, undoDays } from '#domain/claim.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { addressBlock } from '#server/plumbing/address-block.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { noteClaim } from './claim-history.store.ts'
import { affiliateOf, type LockedClaim, lockClaim, markDisowned } from './claims.store.ts'
import { alliance, type Settling } from './settling.service.ts'
import type { StopLinks } from './stop-links.ts'
import type { Telling } from './telling.service.ts'

export type Stopping = {
  /** What a house can say by the link in a mail with a code; null where there is no such link. Changes nothing. */
  look(secret: string): Promise<StopLink | null>
  /**
   * The house does not know who claims it: no code of theirs works any more, whoever decides hears of it, and a code they
   * typed decides nothing. Once; again it changes nothing. Throws `not_found`, `too_many_requests` after 30 in 10 minutes.
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

  return {
    async look(secret) {
      const id = links.claimOf(secret)
      if (id === null) return null
      return transactions.run(system, async (tx) => {
        const locked = await lockClaim(tx, id)
        if (!locked) return null
        const { house, claim } = locked
        const decider = claim.deciderName ?? (await affiliateOf(tx, claim.stateCode))?.name ?? alliance.name
        return {
          ...{
            kind: kindOf(locked, clock.now()),
            decider,
            person: claim.madeName,
            organization: claim.organisationName,
          },
          home: {
            ...{ slug: house.isListed ? house.slug : null, name: claim.residenceName },
            ...{ city: claim.city, state: claim.stateCode },
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
          const about = kind === 'handed_over' ? 'disowned-after' : 'disowned-for-decider'
          await telling.decider(tx, about, given, house.email)
          await telling.claimant(tx, 'disowned-for-claimant', given)
          if (kind === 'waits')
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
  if (disownedAt !== null) return 'stopped'
  if (endedAt === null) return 'waits'
  const canBeUndone = endedAs === 'approved' && undoneAt === null && daysAfter(endedAt, undoDays) > now
  return canBeUndone ? 'handed_over' : 'ended'
}
