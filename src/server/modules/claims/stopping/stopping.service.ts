import type { StopLink } from '#contract/claims/claims.ts'
import { findClaim, stopStage } from '#domain/claims/claim-case.ts'
import { findUndoer } from '#domain/claims/ending.ts'
import type { ClaimCases } from '#server/modules/claims/case.service.ts'
import { lockCase } from '#server/modules/claims/case.store.ts'
import type { StopLinks } from '#server/modules/claims/codes/stop-links.rules.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'

const system = { kind: 'system', origin: { source: 'link' } } as const

type Parts = Pick<ServerParts, 'transactions' | 'rateLimits' | 'clock'> & {
  links: StopLinks
  cases: ClaimCases
  mail: Pick<MailService, 'startDelivery'>
}

export function createStopping({ transactions, links, cases, mail, rateLimits, clock }: Parts) {
  const perAddress = rateLimits('claim-stop', { limit: 30, windowSeconds: 600 })

  return {
    /** Null where there is no such link. Changes nothing. */
    async look(secret: string): Promise<StopLink | null> {
      const id = links.claimOf(secret)
      const of = id === null ? null : await transactions.run(system, (tx) => lockCase(tx, id))
      if (id === null || of === null) return null
      const claim = findClaim(of, id)
      const { isListed, slug } = of.residence
      return {
        kind: stopStage(claim, clock.now()),
        decider: (findUndoer(claim) ?? of.decider).name,
        person: claim.madeName,
        organization: claim.organizationName,
        residence: {
          slug: isListed ? slug : null,
          name: claim.residenceName,
          city: claim.city,
          state: claim.stateCode,
        },
      }
    },
    /** To press it again changes nothing. */
    async stop(secret: string, clientAddress: string): Promise<void> {
      await perAddress.take(toAddressBlock(clientAddress))
      const claimId = links.claimOf(secret)
      if (claimId === null) throw buildNoLinkError()
      await transactions.run(system, async (tx) => {
        const before = await lockCase(tx, claimId)
        if (!before) throw buildNoLinkError()
        await cases.apply(tx, before, { kind: 'disowned', claimId, at: clock.now() })
      })
      await mail.startDelivery()
    },
  }
}

const buildNoLinkError = () => new AppError('not_found', 'There is no such link.')
